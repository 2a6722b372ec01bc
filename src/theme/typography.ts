import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fontFamilies } from './tokens';

const heading = {
  fontFamily: fontFamilies.heading,
  fontWeight: 700,
  textWrap: 'balance',
} as const;

/**
 * The one scale of sizes: `h1` is said once, on a page that makes an offer; `title` is the name of
 * every other page; `h2` a part of it; `h3` a panel; `h4` a card. Sizes that grow with the window keep a
 * rem part, so that text zoom still works. Letters of the headings close up as they grow.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: fontFamilies.text,
  fontWeightMedium: 600,
  h1: {
    ...heading,
    fontSize: 'clamp(2.375rem, 1.75rem + 2.63vw, 4.75rem)',
    lineHeight: 1.03,
    letterSpacing: '-0.035em',
  },
  title: {
    ...heading,
    fontSize: 'clamp(2rem, 1.6rem + 1.1vw, 2.75rem)',
    lineHeight: 1.08,
    letterSpacing: '-0.032em',
  },
  h2: {
    ...heading,
    fontSize: 'clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.025em',
  },
  h3: {
    ...heading,
    fontSize: 'clamp(1.25rem, 1.15rem + 0.4vw, 1.375rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.018em',
  },
  h4: { ...heading, fontSize: '1.125rem', lineHeight: 1.28, letterSpacing: '-0.01em' },
  h5: { ...heading, fontSize: '1rem', lineHeight: 1.35, letterSpacing: '-0.005em' },
  h6: { ...heading, fontSize: '0.9375rem', lineHeight: 1.4, letterSpacing: 0 },
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.55, letterSpacing: '-0.006em' },
  subtitle2: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5, letterSpacing: 0 },
  body1: { fontSize: '1rem', lineHeight: 1.6, letterSpacing: '-0.004em' },
  body2: { fontSize: '0.875rem', lineHeight: 1.55, letterSpacing: 0 },
  button: { fontSize: '0.9375rem', fontWeight: 600, letterSpacing: 0, textTransform: 'none' },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45, letterSpacing: 0 },
  overline: {
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.5,
    letterSpacing: 0,
    textTransform: 'none',
  },
};
