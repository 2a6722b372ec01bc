import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** `sx` of the one button that leads on from a dark ground: lime, as on every such ground. */
export const leadOnBand = {
  bgcolor: 'accent.main',
  color: 'accent.contrastText',
  '&:hover': { bgcolor: 'surface.onBand' },
} as const satisfies SystemStyleObject<Theme>;
