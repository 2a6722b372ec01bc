import { styled } from '@mui/material/styles';
import { radius } from '../../theme/tokens';

/** The box: icon, text and button in one frame that shows the focus of the text as its own. */
export const SearchFrame = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 60,
  padding: 6,
  paddingLeft: 0,
  borderRadius: radius.card,
  '--ring': theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  // On the dark bands of the dark scheme its ground alone would not show where it is.
  ...theme.applyStyles('dark', { boxShadow: `0 0 0 1px ${theme.vars.palette.outline}` }),
  '&:has(input:focus)': { boxShadow: `0 0 0 3px ${theme.vars.palette.accent.main}` },
  // While its list is open, that and the box lie above a dimmed page.
  '&:has(input[aria-expanded=true])': {
    zIndex: 2,
    boxShadow: `0 0 0 3px ${theme.vars.palette.accent.main}, 0 0 0 100vmax color-mix(in srgb, black 50%, transparent)`,
  },
  '& .SearchBox-magnifier': {
    flexShrink: 0,
    marginLeft: 20,
    color: theme.vars.palette.text.secondary,
    // On phones the button bears one.
    [theme.breakpoints.down('sm')]: { width: 0, marginLeft: 4 },
  },
  // In a bar it takes the colors of the bar, which say themselves what an edge and an accent are.
  '&[data-size="small"]': {
    '--ring': `var(--header-accent, ${theme.vars.palette.primary.main})`,
    height: 40,
    padding: 0,
    gap: 0,
    boxShadow: 'none',
    border: `1px solid var(--header-field-edge, ${theme.vars.palette.outline})`,
    borderRadius: radius.control,
    backgroundColor: 'transparent',
    color: 'inherit',
    '&:has(input:focus)': {
      boxShadow: 'none',
      outline: '2px solid var(--header-accent, currentColor)',
      outlineOffset: 1,
    },
    '& svg.SearchBox-magnifier': { fontSize: '1.125rem', margin: '0 0 0 12px', color: 'inherit' },
    '& input': { ...theme.typography.body2, height: 38 },
    '& input::placeholder': { color: 'inherit', opacity: 0.75 },
    '& button': { color: 'inherit' },
    // On phones it is in the menu, and looks as the search of a page does.
    [theme.breakpoints.down('sm')]: {
      height: 44,
      backgroundColor: theme.vars.palette.surface.field,
      '& svg.SearchBox-magnifier': {
        width: '1em',
        fontSize: '1.375rem',
        margin: '0 2px 0 16px',
        color: theme.vars.palette.text.secondary,
      },
      '& input': { ...theme.typography.body1, height: 42 },
      '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    },
  },
}));

/** The text itself; plain, because typing must cost nothing. */
export const SearchField = styled('input')(({ theme }) => ({
  ...theme.typography.body1,
  flexGrow: 1,
  minWidth: 0,
  height: 48,
  padding: '0 8px',
  border: 0,
  background: 'none',
  color: 'inherit',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&:focus, &:focus-visible': { outline: 'none' },
}));
