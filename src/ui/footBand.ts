import type { Theme } from '@mui/material/styles';

/**
 * The ground of a bar at the bottom of the window, from one edge to the other, so that what scrolls goes
 * below it and not beside it. Its upper edge is one sharp line: below a fade, half of a row of text
 * would stay to be seen.
 */
export const footBand = ({ vars: { palette } }: Theme) => ({
  backgroundColor: palette.background.paper,
  borderImage: `linear-gradient(${palette.surface.controlEdge} 1px, ${palette.background.paper} 1px) fill 0 / 0 / 1px 100vmax 0`,
});
