import type { Theme } from '@mui/material/styles';
import { weight } from '../theme/tokens';

/** Styles of a list of pills: a link that leads to nothing stands back, and stays where it is. */
export const emptyPill = (theme: Theme) =>
  ({
    '& a[data-empty]:not([aria-current])': {
      fontWeight: weight.regular,
      color: theme.vars.palette.text.secondary,
    },
  }) as const;
