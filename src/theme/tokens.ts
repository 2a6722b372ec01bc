/**
 * The raw values of the design: colors per scheme, radii, widths, motion. Components read colors
 * through the theme (`palette.…`), so that they follow the scheme; these constants are for the
 * theme itself, for the page shell that is painted before it, and for the contrast test.
 */

/** Every color of one scheme. All values are opaque, so that contrast is one known number. */
export interface SchemeColors {
  /** Page background. */
  paper: string;
  /** Where light falls on it, at the head of the page: by night a little brighter, by day the same. */
  litPaper: string;
  /** Cards, menus, fields: what lies on the page. */
  surface: string;
  /** Chips, tracks and quiet panels: a step away from the page and from what lies on it. */
  sunken: string;
  /** The ground of what is typed into: white by day, by night a well in what it lies on. */
  field: string;
  /** A button beside the main one, and its edge: by night the ground that rises highest. */
  control: string;
  controlEdge: string;
  /** Text. */
  ink: string;
  /** Secondary text; AA on paper, surface and sunken. */
  inkMuted: string;
  /** Disabled text; exempt from AA, still readable. */
  inkDisabled: string;
  /** Hairline between things. */
  hairline: string;
  /** Where content is still to come. */
  skeleton: string;
  /** Edge of a control: 3:1 on all that it lies on, tints included. */
  outline: string;
  /** A band that is dark in either scheme, darker than the page, and the text on it. */
  band: string;
  onBand: string;
  onBandMuted: string;
  /** A panel that is to stand out, with the text of a band on it: in the dark it rises, too. */
  feature: string;
  /** Receipts, which are paper by night as well, with the inks of the day on them. */
  sheet: string;
  /** The one ground of every main action, with white on it. */
  fill: string;
  fillHover: string;
  /** Links, and what is selected, checked or current. */
  primary: string;
  onPrimary: string;
  primaryTint: string;
  /** Coral fill of a discount badge and the text on it. */
  deal: string;
  onDeal: string;
  /** Coral as text on paper, surface, sunken and its own tint. */
  dealText: string;
  dealTint: string;
  /** Lime: only on the band or with ink on top. */
  accent: string;
  onAccent: string;
  success: string;
  onSuccess: string;
  successTint: string;
  /** Star fill (3:1 as a graphic) and the figure beside it (AA as text). */
  rating: string;
  ratingText: string;
  warning: string;
  onWarning: string;
  warningTint: string;
  error: string;
  onError: string;
  errorTint: string;
  info: string;
  onInfo: string;
  infoTint: string;
  /**
   * Shadow of a card at rest, of one under the pointer, and of menus and dialogs. By night a card
   * has an upper edge that catches the light, as a shadow alone can't be seen there.
   */
  restShadow: string;
  hoverShadow: string;
  overlayShadow: string;
}

export const lightColors: SchemeColors = {
  paper: '#FBFAF7',
  litPaper: '#FBFAF7',
  surface: '#FFFFFF',
  sunken: '#F3F1EA',
  field: '#FFFFFF',
  control: '#FFFFFF',
  controlEdge: '#C9C4B9',
  ink: '#14121F',
  inkMuted: '#5C586B',
  inkDisabled: '#85818F',
  hairline: '#E5E1D7',
  skeleton: '#ECE8DE',
  outline: '#86818F',
  band: '#14121F',
  onBand: '#FBFAF7',
  onBandMuted: '#B9B4C7',
  feature: '#14121F',
  sheet: '#FBFAF7',
  fill: '#5B3BE8',
  fillHover: '#4527C4',
  primary: '#5B3BE8',
  onPrimary: '#FFFFFF',
  primaryTint: '#ECE8FD',
  deal: '#D93A1E',
  onDeal: '#FFFFFF',
  dealText: '#B82E15',
  dealTint: '#FCE9E4',
  accent: '#C8F04B',
  onAccent: '#14121F',
  success: '#0E7A4F',
  onSuccess: '#FFFFFF',
  successTint: '#E3F3EB',
  rating: '#B25E00',
  ratingText: '#945000',
  warning: '#945000',
  onWarning: '#FFFFFF',
  warningTint: '#FBEFDC',
  error: '#B4103C',
  onError: '#FFFFFF',
  errorTint: '#FCE8EC',
  info: '#2257B0',
  onInfo: '#FFFFFF',
  infoTint: '#E6EEFB',
  restShadow: '0 1px 2px rgb(20 18 31 / 5%)',
  hoverShadow: '0 1px 2px rgb(20 18 31 / 6%), 0 14px 32px -14px rgb(20 18 31 / 24%)',
  overlayShadow: '0 2px 6px rgb(20 18 31 / 6%), 0 24px 56px -16px rgb(20 18 31 / 30%)',
};

/**
 * A night of its own: a violet-black page, warm white text. Its grounds are a ladder, from the bottom
 * up: band, page, field, surface, sunken, control; each can be told from its neighbors, and only
 * what is pressed or typed into has an edge that is brighter than a hairline.
 */
export const darkColors: SchemeColors = {
  paper: '#110F19',
  litPaper: '#1A1729',
  surface: '#211E2E',
  sunken: '#2B273B',
  field: '#151320',
  control: '#342F47',
  controlEdge: '#5F587A',
  ink: '#F4F1EA',
  inkMuted: '#ADA7BE',
  inkDisabled: '#847D99',
  hairline: '#39334B',
  skeleton: '#352F46',
  outline: '#787292',
  band: '#040307',
  onBand: '#F4F1EA',
  onBandMuted: '#B9B4C7',
  feature: '#231D3D',
  sheet: '#F1ECE2',
  fill: '#775BF6',
  fillHover: '#5B3BE8',
  primary: '#B3A5FF',
  onPrimary: '#14121F',
  primaryTint: '#3E3475',
  deal: '#C84B39',
  onDeal: '#FFFFFF',
  dealText: '#FF9E87',
  dealTint: '#532C25',
  accent: '#C8F04B',
  onAccent: '#14121F',
  success: '#5FD3A2',
  onSuccess: '#14121F',
  successTint: '#1A4335',
  rating: '#F2B661',
  ratingText: '#F2B661',
  warning: '#F2B661',
  onWarning: '#14121F',
  warningTint: '#4A3819',
  error: '#FF8FA6',
  onError: '#14121F',
  errorTint: '#572739',
  info: '#8FB8FF',
  onInfo: '#14121F',
  infoTint: '#243B63',
  restShadow: 'inset 0 1px 0 rgb(255 255 255 / 7%), 0 2px 3px rgb(0 0 0 / 30%)',
  hoverShadow:
    'inset 0 1px 0 rgb(255 255 255 / 7%), 0 0 0 1px rgb(171 155 255 / 28%), 0 18px 40px -18px rgb(0 0 0 / 90%)',
  overlayShadow:
    'inset 0 1px 0 rgb(255 255 255 / 7%), 0 0 0 1px rgb(255 255 255 / 6%), 0 28px 64px -16px rgb(0 0 0 / 90%)',
};

/** White that lets a dark ground show through: a hovered control, a hairline, the edge of a field. */
export const veil = {
  hover: 'rgb(255 255 255 / 10%)',
  hairline: 'rgb(255 255 255 / 14%)',
  edge: 'rgb(255 255 255 / 45%)',
} as const;

/** Corner radii in px: of chips and marks, of controls, of cards, and of panels as wide as the page. */
export const radius = { small: 6, control: 10, card: 14, panel: 20, pill: 999 } as const;

/** How wide the picture at the head of a row is, in px. */
export const rowPicture = 112;

/** Widest line of page content in px, gutters not counted, from the breakpoints on that are named. */
export const containerWidth = { lg: 1240, xl: 1440 } as const;

/**
 * How far what is in a panel, a form or a card is from its edge on phones, in steps of `theme.spacing`. Rows of
 * a list of cards are tighter, with 12 px.
 */
export const phoneInset = 2;

/** Base of the spacing scale in px: `theme.spacing(0.5)` is one step of the 4 px scale. */
export const spacingUnit = 8;

/** Durations in ms; nothing that answers a person takes 200 ms or more. */
export const motion = { quick: 100, base: 150, calm: 190 } as const;

export const easing = 'cubic-bezier(0.2, 0, 0, 1)';

export const fontFamilies = {
  text: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  heading: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
} as const;

/** Weights of type: of text, of what stands out in it, and of headings and amounts. */
export const weight = { regular: 400, strong: 600, heading: 700 } as const;

/** What may lie at the bottom of the window, from the bottom up: a notice, and a bar of the page. */
export type PageFootLayer = 'notice' | 'bar';

/** The height of one of them, as CSS; 0 while it is not there. */
export const pageFootOf = (layer: PageFootLayer): string => `var(--foot-${layer}, 0px)`;

/** The height of all of them together, as CSS. */
export const pageFoot = `(${pageFootOf('notice')} + ${pageFootOf('bar')})`;

/** Digits of one width, for prices and tables whose figures line up. */
export const tabularNumbers = { fontVariantNumeric: 'tabular-nums' } as const;

/** The attribute of `<html>` that holds the scheme, and where the choice is kept. */
export const colorSchemeAttribute = 'data-color-scheme';
export const colorModeStorageKey = 'mui-mode';

/** Height of the header in px, the same in every state. */
export const HEADER_HEIGHT = { xs: 60, md: 72 } as const;
