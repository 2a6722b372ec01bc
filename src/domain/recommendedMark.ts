import type { Theme } from '@mui/material/styles';
import { radius } from '../theme/tokens';

/** Styles of the label "Recommended" on a plan, where plans are chosen. */
export const recommendedMark = (theme: Theme) =>
  ({
    ...theme.typography.badge,
    padding: '0 7px',
    borderRadius: `${radius.pill}px`,
    backgroundColor: theme.vars.palette.fill,
    color: theme.vars.palette.common.white,
    whiteSpace: 'nowrap',
  }) as const;
