/** What the palette and the type of this theme add to those of Material UI; types only. */

import type { CSSProperties } from 'react';

/** Colors beside a fill: text of the same hue on the page, and a pale field behind it. */
export interface DealColor {
  main: string;
  contrastText: string;
  text: string;
  tint: string;
}

export interface RatingColor {
  main: string;
  text: string;
}

export interface AccentColor {
  main: string;
  contrastText: string;
}

export interface SurfaceColors {
  /** Bands and wells a step away from the page. */
  sunken: string;
  /** What is typed into; a button beside the main one, and its edge. */
  field: string;
  control: string;
  controlEdge: string;
  /** A dark band in either scheme, and the text on it. */
  band: string;
  onBand: string;
  onBandMuted: string;
  /** A panel that is to stand out, with the text of a band on it. */
  feature: string;
  /** Paper, with the inks of the light scheme on it. */
  sheet: string;
}

/** Pale fields behind text of the same hue (badges, alerts, selected rows). */
export interface TintColors {
  primary: string;
  deal: string;
  success: string;
  warning: string;
  error: string;
  info: string;
}

/** Box shadows, kept in the palette because they differ per scheme. */
export interface ElevationShadows {
  rest: string;
  hover: string;
  overlay: string;
}

interface PaletteAdditions {
  deal: DealColor;
  rating: RatingColor;
  accent: AccentColor;
  surface: SurfaceColors;
  tint: TintColors;
  elevation: ElevationShadows;
  /** The one ground of every main action, with white on it. */
  fill: string;
  /** Edge of a control: 3:1 on the page, where `divider` is only a hairline. */
  outline: string;
}

/** What `typography.ts` has beside the styles of Material UI. */
type TypeAdditions = Record<'title' | 'quote' | 'lead' | 'figure' | 'badge', CSSProperties>;

declare module '@mui/material/styles' {
  interface Palette extends PaletteAdditions {}
  interface PaletteOptions extends Partial<PaletteAdditions> {}
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypographyVariants extends TypeAdditions {}
  interface TypographyVariantsOptions extends Partial<TypeAdditions> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    title: true;
    quote: true;
    lead: true;
    figure: true;
    badge: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    tonal: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    deal: true;
  }
}
