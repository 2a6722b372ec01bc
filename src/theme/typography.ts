import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fontFamilies, weight } from './tokens';

const heading = {
  fontFamily: fontFamilies.heading,
  fontWeight: weight.heading,
  textWrap: 'balance',
} as const;

/** Said once on a page, and so large that its lines nearly touch. */
const largest = { ...heading, lineHeight: 1.03, letterSpacing: '-0.035em' } as const;

/** The spaces of the font of headings are made for large sizes: in small ones words would run together. */
const apart = { letterSpacing: '-0.015em', wordSpacing: '0.05em' } as const;

const panelSize = 'clamp(1.25rem, 1.15rem + 0.4vw, 1.375rem)';
const smallest = {
  ...heading,
  ...apart,
  fontSize: '1rem',
  lineHeight: 1.35,
} as const;

/** Text of every size has lines of one ratio, so that a size within a text keeps its rhythm. */
const text = { fontWeight: weight.regular, lineHeight: 1.5, letterSpacing: 0 } as const;
const strong = { ...text, fontWeight: weight.strong } as const;

/**
 * The one scale of type; nothing outside the theme has a size, a line height or a letter spacing of its
 * own. Headings and amounts are in the font of headings:
 *
 * - `h1` is said once, on a page that makes an offer; `figure` is the one amount that a panel is about
 * - `title` is the name of every other page, and the price that leads one
 * - `h2` is a part of a page, and the price beside a Buy button; `h3` a panel, and the price of a card * - `quote` is what is said or defined, set to be read for itself
 * - `h4` is a card; `h5` a small part of a panel, and the price in a row; `h6` the same one level down
 *
 * Text is in the font of text, of four sizes with a strong one beside each that needs it:
 *
 * - `lead` opens a page or is read at length
 * - `body1` is text, `subtitle1` a name in it
 * - `body2` is text in a card, table or panel, `subtitle2` a name in it; `button` what is pressed
 * - `caption` says more about something, `overline` heads a list or a column; `badge` is on a mark
 *
 * Sizes that grow with the window keep a rem part, so that text zoom still works. Letters of the headings
 * close up as they grow.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: fontFamilies.text,
  fontWeightMedium: weight.strong,
  h1: {
    ...largest,
    // On phones as large as lets a short claim have one line.
    fontSize: 'min(9.2vw, clamp(2.375rem, 1.75rem + 2.63vw, 4.75rem))',
  },
  figure: { ...largest, fontSize: 'clamp(2.5rem, 2rem + 2.6vw, 3.5rem)' },
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
  h3: { ...heading, ...apart, fontSize: panelSize, lineHeight: 1.2 },
  h4: { ...heading, ...apart, fontSize: '1.125rem', lineHeight: 1.28 },
  h5: smallest,
  h6: smallest,
  quote: {
    ...heading,
    fontWeight: weight.regular,
    fontSize: panelSize,
    lineHeight: 1.35,
    letterSpacing: '-0.015em',
  },
  lead: { ...text, fontFamily: fontFamilies.text, fontSize: '1.125rem', lineHeight: 1.6 },
  subtitle1: { ...strong, fontSize: '1rem' },
  subtitle2: { ...strong, fontSize: '0.875rem' },
  body1: { ...text, fontSize: '1rem' },
  body2: { ...text, fontSize: '0.875rem' },
  button: { ...strong, fontSize: '0.875rem', textTransform: 'none' },
  caption: { ...text, fontSize: '0.8125rem' },
  overline: { ...strong, fontSize: '0.8125rem', textTransform: 'none' },
  badge: { ...strong, fontFamily: fontFamilies.text, fontSize: '0.75rem' },
};
