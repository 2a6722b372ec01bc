import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Whether the facts of a course stand below its pictures: on wide windows, where the panel beside them
 * would be higher than they are. Elsewhere the panel says them.
 */
export function useHasFactsBelow(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
}
