import type { Theme } from '@mui/material/styles';

/**
 * Styles of a picture of a template wherever templates are offered: most are drawn on light ground, and
 * would glare in the dark. The small ones of an order and in lists stay like those of the products
 * there.
 */
export const dimmedByNight = (theme: Theme) =>
  theme.applyStyles('dark', { filter: 'brightness(0.93)' });
