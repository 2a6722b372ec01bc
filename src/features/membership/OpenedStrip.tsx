import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { useTemplates } from '../../api/resources/templates';
import { ChoicesMissing } from '../../forms/ChoicesMissing';
import { radius } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { OPENED_COUNT } from './openedCount';

export interface OpenedStripProps {
  /**
   * The templates that sell best. Those after the ones that {@link OpenedTemplates} names and links to
   * are seen here. Undefined before they are asked for.
   */
  templates: ReturnType<typeof useTemplates> | undefined;
}

/** Covers of what a membership opens, beside its price: goods at first sight. It keeps its room. */
export function OpenedStrip({ templates }: OpenedStripProps) {
  const data = templates?.data;
  if (templates?.error && !data) {
    return (
      <Box sx={missing}>
        <ChoicesMissing query={templates} what="The templates it opens" />
      </Box>
    );
  }
  const others = data?.items.slice(OPENED_COUNT);
  // A young server has no more than those that are named.
  const shown = others?.length ? others : data?.items;
  return (
    <Box aria-hidden sx={strip}>
      {shown
        ? shown.map(({ id, title, imageUrl }) => (
            <div key={id}>
              <Picture src={imageUrl} alt="" name={title} width={640} height={480} priority />
            </div>
          ))
        : Array.from({ length: OPENED_COUNT }, (_, index) => (
            <Skeleton key={index} variant="rectangular" />
          ))}
    </Box>
  );
}

const height = { xs: 64, sm: 96, md: 64, lg: 96 } as const;

/** On a ground of its own, where the button can be seen. */
const missing = {
  display: 'grid',
  alignContent: 'center',
  minHeight: height,
  mt: { xs: 2, md: 3 },
  px: 2,
  borderRadius: `${radius.small}px`,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '& > div': { m: 0, flexWrap: 'nowrap', justifyContent: 'space-between' },
  '& button': { flexShrink: 0 },
} as const;

const strip = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(4, minmax(0, 1fr))',
    sm: `repeat(${OPENED_COUNT}, minmax(0, 1fr))`,
  },
  gap: { xs: 1, lg: 1.5 },
  mt: { xs: 2, md: 3 },
  minHeight: height,
  '& > *': { height, overflow: 'hidden', borderRadius: `${radius.small}px` },
  '& > * > *': { height: '100%', aspectRatio: 'auto' },
  // Four are as many as a phone can show so that one sees what they are.
  '& > :nth-of-type(n + 5)': { display: { xs: 'none', sm: 'block' } },
} as const;
