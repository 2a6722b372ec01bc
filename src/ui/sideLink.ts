import type { Theme } from '@mui/material/styles';
import { weight } from '../theme/tokens';

/**
 * Styles of a link in a plain list beside what is read: the parts of a document, and others of its kind.
 * Lists that lead to filtered results have rules and counts instead (`FacetLinks`).
 */
export const sideLink = (theme: Theme) =>
  ({
    ...theme.typography.body2,
    display: 'block',
    padding: '6px 0',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
    '&[aria-current]': { color: theme.vars.palette.primary.main, fontWeight: weight.strong },
    '@media (pointer: coarse)': { padding: '10px 0' },
  }) as const;
