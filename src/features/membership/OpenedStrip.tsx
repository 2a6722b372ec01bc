import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
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

/**
 * Three templates that a membership opens, with their names where there is room, beside its price: goods at
 * first sight. They keep their room.
 */
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
              <Box sx={pane}>
                <Picture src={imageUrl} alt="" name={title} width={640} height={480} priority />
              </Box>
              <Typography variant="caption" noWrap sx={name}>
                {title}
              </Typography>
            </div>
          ))
        : Array.from({ length: WINDOW_COUNT }, (_, index) => (
            <div key={index}>
              <Box sx={pane}>
                <Skeleton variant="rectangular" />
              </Box>
              <Typography variant="caption" noWrap sx={name}>
                &nbsp;
              </Typography>
            </div>
          ))}
    </Box>
  );
}

/** As many as can be seen to be pages: two of them on phones and beside a ticket that leaves little room. */
export const WINDOW_COUNT = 3;
const OFTEN_TWO = { xs: 'none', sm: 'block', md: 'none', lg: 'block' } as const;

/** Phones have room for the pages alone, above the way to join. */
const name = { display: { xs: 'none', sm: 'block' }, mt: 0.75 } as const;

/** On a ground of its own, where the button can be seen. */
const missing = {
  display: 'grid',
  alignContent: 'center',
  minHeight: { xs: 139, lg: 205 },
  mt: { md: -1 },
  px: 2,
  borderRadius: `${radius.small}px`,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '& > div': { m: 0, flexWrap: 'nowrap', justifyContent: 'space-between' },
  '& button': { flexShrink: 0 },
} as const;

const windows = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  // Nearer to the price above it than parts are to each other.
  mt: { md: -1 },
  columnGap: { xs: 1, sm: 1.5 },
  pt: 1,
  '& > :nth-of-type(3)': { display: OFTEN_TWO },
} as const;

/** A template from edge to edge; on phones lower, for the way to join to be in the first view. */
const pane = {
  aspectRatio: { xs: '3 / 2', sm: '4 / 3' },
  overflow: 'hidden',
  borderRadius: `${radius.small}px`,
  bgcolor: 'surface.sheet',
  boxShadow: 'var(--mui-palette-elevation-overlay)',
  // Before what pictures say of themselves.
  '&& > *': {
    height: 'auto',
    aspectRatio: '4 / 3',
    borderRadius: 0,
  },
} as const;
