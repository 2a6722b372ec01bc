import type { Theme } from '@mui/material/styles';
import { radius } from '../theme/tokens';

/**
 * Styles of a label that names a kind, such as a topic or a level, with a dot in the color of `--dot`. Grounds
 * in colors are for states alone: what is paid, rejected or under review.
 */
export const dotLabel = (theme: Theme) =>
  ({
    display: 'inline-flex',
    // Its words stand on the line of those beside it, whatever the dot in their middle.
    alignItems: 'baseline',
    gap: '6px',
    borderRadius: `${radius.small}px`,
    backgroundColor: theme.vars.palette.surface.sunken,
    color: theme.vars.palette.text.primary,
    '&::before': {
      content: '""',
      width: 7,
      height: 7,
      flexShrink: 0,
      alignSelf: 'center',
      borderRadius: '50%',
      backgroundColor: `var(--dot, ${theme.vars.palette.text.secondary})`,
    },
  }) as const;
