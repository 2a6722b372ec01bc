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

/** Three windows with what a membership opens, beside its price: goods at first sight. They keep their room. */
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
    <Box aria-hidden sx={windows}>
      {shown
        ? shown.slice(0, WINDOW_COUNT).map(({ id, title, imageUrl }) => (
            <div key={id}>
              <Picture src={imageUrl} alt="" name={title} width={640} height={480} priority />
            </div>
          ))
        : Array.from({ length: WINDOW_COUNT }, (_, index) => (
            <div key={index}>
              <Skeleton variant="rectangular" />
            </div>
          ))}
    </Box>
  );
}

/** As many as can be seen to be pages: two of them beside a ticket that leaves little room. */
export const WINDOW_COUNT = 3;
const OFTEN_TWO = { xs: 'block', md: 'none', lg: 'block' } as const;

const BAR = 14;

/** On a ground of its own, where the button can be seen. */
const missing = {
  display: 'grid',
  alignContent: 'center',
  minHeight: { xs: 135, lg: 205 },
  mt: { md: -1 },
  px: 2,
  borderRadius: `${radius.small}px`,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '& > div': { m: 0, flexWrap: 'nowrap', justifyContent: 'space-between' },
  '& button': { flexShrink: 0 },
} as const;

/** The ink of a bar, which is pale in either scheme. */
const dot = 'color-mix(in srgb, var(--mui-palette-surface-band) 35%, transparent)';

const windows = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  // Nearer to the price above it than parts are to each other.
  mt: { md: -1 },
  columnGap: { xs: 1, sm: 1.5 },
  // What they are tilted by.
  p: '8px 2px',
  isolation: 'isolate',
  '& > *': {
    overflow: 'hidden',
    borderRadius: `${radius.small}px`,
    bgcolor: 'surface.sheet',
    boxShadow: 'var(--mui-palette-elevation-overlay)',
    transform: 'rotate(-2.5deg)',
    '&::before': {
      content: '""',
      display: 'block',
      height: BAR,
      background: [10, 19, 28]
        .map((left) => `radial-gradient(circle at ${left}px 50%, ${dot} 2.5px, transparent 3px)`)
        .join(),
    },
  },
  '& > div > *': { height: 'auto', aspectRatio: '4 / 3', borderRadius: 0 },
  '& > :nth-of-type(2)': { zIndex: 1, transform: 'rotate(1.5deg) translateY(2%)' },
  '& > :nth-of-type(3)': { display: OFTEN_TWO, transform: 'rotate(-1.5deg)' },
} as const;
