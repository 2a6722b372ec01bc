import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Template, TemplateSection, TemplateSectionId } from '../../api/resources/templates';
import { useNow } from '../../ui/useNow';
import { formatRelative } from '../../lib/dates';
import { AuthorPanel } from './AuthorPanel';
import { CardRow } from './CardRow';
import { TemplateCard, TemplateCardSkeleton } from './TemplateCard';
import { TemplateRow, TemplateRowSkeleton } from './TemplateRow';

const Rows = styled('ol')(({ theme }) => ({
  display: 'grid',
  columnGap: 40,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(3, auto)',
    gridAutoFlow: 'column',
  },
}));

type Layout = 'lead' | 'row' | 'grid' | 'dated' | 'chart' | 'author';

const LAYOUTS: Readonly<Record<TemplateSectionId, { layout: Layout; count: number }>> = {
  'monthly-bestsellers': { layout: 'lead', count: 6 },
  'award-winning': { layout: 'row', count: 3 },
  newest: { layout: 'dated', count: 6 },
  discount: { layout: 'row', count: 3 },
  'featured-author': { layout: 'author', count: 4 },
  trending: { layout: 'chart', count: 6 },
  bestsellers: { layout: 'grid', count: 6 },
};

export interface SectionItemsProps {
  id: TemplateSectionId;
  /** Undefined until it comes. */
  section: TemplateSection | undefined;
}

/** The first templates of a section in its layout, or what is shown there before them. */
export function SectionItems({ id, section }: SectionItemsProps) {
  const { layout, count } = LAYOUTS[id];
  // An empty place stands for a template that is on its way.
  const places: (Template | undefined)[] = section
    ? section.items.slice(0, count)
    : Array.from({ length: count }, () => undefined);
  if (layout === 'dated' || layout === 'chart') {
    return <RowList places={places} isChart={layout === 'chart'} />;
  }
  const cards = (
    <CardRow data-columns={layout === 'author' ? 2 : 3}>
      {places.map((template, index) => {
        const large = layout === 'lead' && index === 0;
        return (
          <li key={`place ${index}`} data-lead={large || undefined}>
            {template ? (
              <TemplateCard
                template={template}
                large={large}
                priority={layout === 'lead' && index < 3}
              />
            ) : (
              <TemplateCardSkeleton large={large} />
            )}
          </li>
        );
      })}
    </CardRow>
  );
  if (layout !== 'author') return cards;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
        gap: 2.5,
      }}
    >
      <AuthorPanel section={section} />
      {cards}
    </Box>
  );
}

interface RowListProps {
  places: readonly (Template | undefined)[];
  /** True for a chart with numbers; false for a list with ages. */
  isChart: boolean;
}

function RowList({ places, isChart }: RowListProps) {
  const now = useNow();
  return (
    <Rows>
      {places.map((template, index) => (
        <li key={`place ${index}`}>
          {template ? (
            <TemplateRow
              template={template}
              place={isChart ? index + 1 : undefined}
              note={
                isChart || now === null
                  ? undefined
                  : formatRelative(template.createdAt, new Date(now))
              }
            />
          ) : (
            <TemplateRowSkeleton />
          )}
        </li>
      ))}
    </Rows>
  );
}
