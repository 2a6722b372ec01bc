import type { Theme } from '@mui/material/styles';

/**
 * Styles of a picture of a template, on every page that shows it: most are drawn on light ground, and
 * would glare in the dark.
 */
export const dimmedByNight = (theme: Theme) =>
  theme.applyStyles('dark', { filter: 'brightness(0.93)' });
