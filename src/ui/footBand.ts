import type { Theme } from '@mui/material/styles';

/**
 * The ground of a bar at the bottom of the window, from one edge to the other, so that what scrolls goes
 * below it and not beside it; above its upper edge that fades.
 */
export const footBand = ({ vars: { palette } }: Theme) => ({
  backgroundColor: palette.background.paper,
  borderImage: `linear-gradient(transparent, ${palette.background.default} 15px, ${palette.outline} 15px 16px, ${palette.background.paper} 16px) fill 0 / 0 / 16px 100vmax 0`,
});
