import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** `sx` of the frame of a search beside selects: as high as they are, and in their type; on phones all as any search. */
export const lowSearch = {
  '& > [role="search"] ~ button, & > [role="search"] ~ * select': { minHeight: { xs: 44, sm: 40 } },
  '& > [role="search"] > .MuiInputBase-root': {
    height: { xs: 44, sm: 40 },
    pl: '14px',
    typography: { sm: 'body2' },
    '& > svg': { fontSize: 18, mr: 0.75 },
  },
} as const;

/** The box of a search of a page, as high on all of them. */
export const searchFrame: SystemStyleObject<Theme> = {
  height: { xs: 44, sm: 48 },
  pl: 2,
  pr: 1,
  border: 1,
  borderColor: 'outline',
  borderRadius: '10px',
  bgcolor: 'surface.field',
  '&.Mui-focused': {
    borderColor: 'primary.main',
    boxShadow: (theme: Theme) => `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  // The faint default is below AA.
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
  '& input:focus-visible': { outline: 'none' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
};
