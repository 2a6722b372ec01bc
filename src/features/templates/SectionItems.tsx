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
  alignContent: 'start',
  columnGap: 40,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: {
    '&[data-columns="2"]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(2, auto)',
      gridAutoFlow: 'column',
    },
  },
}));

/** One template large, the next as rows beside it. */
const Feature = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.down('sm')]: { gap: 12 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 40,
    '& li:first-of-type > article': { borderTop: 0 },
    // They end where the large one does.
    '& > ol': { alignContent: 'stretch' },
    '& li > article': { alignContent: 'center' },
  },
  // Rows whose links take two lines are higher than the large one, which would have a hole then.
  [theme.breakpoints.between('md', 'lg')]: {
    '& > article': { height: 'auto', alignSelf: 'start' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    '& li > article': { gridTemplateColumns: '208px minmax(0, 1fr)', columnGap: 24 },
  },
  [theme.breakpoints.up('xl')]: {
    '& li > article': { gridTemplateColumns: '264px minmax(0, 1fr)' },
  },
}));

type Layout = 'row' | 'shelf' | 'tiles' | 'feature' | 'rows' | 'author';

/** The section in the first view. */
const FIRST: TemplateSectionId = 'monthly-bestsellers';

const LAYOUTS: Readonly<Record<TemplateSectionId, { layout: Layout; count: number }>> = {
  'monthly-bestsellers': { layout: 'shelf', count: 4 },
  'award-winning': { layout: 'row', count: 3 },
  newest: { layout: 'tiles', count: 4 },
  discount: { layout: 'feature', count: 4 },
  'featured-author': { layout: 'author', count: 4 },
  trending: { layout: 'rows', count: 4 },
  bestsellers: { layout: 'row', count: 3 },
};

export interface SectionItemsProps {
  id: TemplateSectionId;
  /** Undefined until it comes. */
  section: TemplateSection | undefined;
}

/** The first templates of a section in its layout, or what is shown there before them. */
export function SectionItems({ id, section }: SectionItemsProps) {
  const { layout, count } = LAYOUTS[id];
  const now = useNow();
  // An empty place stands for a template that is on its way.
  const places: (Template | undefined)[] = section
    ? section.items.slice(0, count)
    : Array.from({ length: count }, () => undefined);
  if (layout === 'rows') return <RowList places={places} columns={2} />;
  if (layout === 'feature') {
    const [first, ...rest] = places;
    return (
      <Feature>
        {first ? <TemplateCard template={first} large /> : <TemplateCardSkeleton large />}
        <RowList places={rest} />
      </Feature>
    );
  }
  const cards = (
    <CardRow key={section ? 'cards' : 'places'} data-layout={layout}>
      {places.map((template, index) => (
        <li key={`place ${index}`}>
          {template ? (
            <TemplateCard
              template={template}
              ofMonth={id === FIRST}
              priority={id === FIRST}
              note={
                id === 'newest' && now !== null
                  ? formatRelative(template.createdAt, new Date(now))
                  : undefined
              }
            />
          ) : (
            <TemplateCardSkeleton />
          )}
        </li>
      ))}
    </CardRow>
  );
  if (layout !== 'author') return cards;
  return (
    <>
      <AuthorPanel section={section} />
      {cards}
    </>
  );
}

interface RowListProps {
  places: readonly (Template | undefined)[];
  /** How many columns wide windows have them in. */
  columns?: 1 | 2;
}

function RowList({ places, columns = 1 }: RowListProps) {
  return (
    <Rows data-columns={columns}>
      {places.map((template, index) => (
        <li key={`place ${index}`}>
          {template ? <TemplateRow template={template} /> : <TemplateRowSkeleton />}
        </li>
      ))}
    </Rows>
  );
}
