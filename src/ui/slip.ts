import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { tornEdge } from '../theme/surfaceStyles';

/** `sx` of a slip torn off a roll that holds an icon; without one it has lines, and no words. */
export const slip = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 52,
  height: 62,
  pb: 0.75,
  bgcolor: 'tint.primary',
  color: 'primary.main',
  mask: tornEdge,
  transform: 'rotate(-4deg)',
  '&:empty::before': {
    content: '""',
    width: 24,
    height: 22,
    background: 'repeating-linear-gradient(currentColor 0 2px, transparent 0 10px)',
  },
} as const satisfies SystemStyleObject<Theme>;
