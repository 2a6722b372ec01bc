import type { Theme } from '@mui/material/styles';

/** Styles of a word in a list of words, each of which leads on: a fine line says so, also where there are many. */
export const wordLink = ({ vars: { palette } }: Theme) =>
  ({
    color: 'inherit',
    overflowWrap: 'anywhere',
    textDecoration: 'underline',
    textDecorationColor: palette.outline,
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
    '&:hover': { color: palette.primary.main, textDecorationColor: 'currentColor' },
  }) as const;
