import type { CSSProperties } from 'react';
import type { TemplateDemo } from '../../../api/resources/templates';
import { labelColors } from '../../../theme/labelColors';
import { shiftColors } from '../../../theme/shiftColors';
import { fontFamilies } from '../../../theme/tokens';

/** The families of fonts.css and demoFonts.css; pictures of demos are lettered in the same. */
const FACES: Readonly<Record<TemplateDemo['look']['typeface'], string>> = {
  grotesk: fontFamilies.heading,
  sans: fontFamilies.text,
  serif: "'Newsreader', Georgia, 'Times New Roman', serif",
  mono: "'JetBrains Mono', ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace",
  rounded: `'Nunito', ${fontFamilies.text}`,
  geometric: `'Outfit', ${fontFamilies.text}`,
};

const RADII: Readonly<Record<TemplateDemo['look']['corners'], string>> = {
  square: '0px',
  soft: '14px',
  round: '32px',
};

/** The colors, corners and typeface of a demo as custom properties of its outermost element. */
export function demoVariables({ colors, look }: TemplateDemo): CSSProperties {
  const { label, monogram, good, goodField, onGoodField } = labelColors(colors);
  const { early, day, late } = shiftColors(colors);
  return {
    '--demo-background': colors.background,
    '--demo-surface': colors.surface,
    '--demo-text': colors.text,
    '--demo-accent': colors.accent,
    '--demo-on-accent': colors.onAccent,
    '--demo-second': colors.second,
    '--demo-label': label,
    '--demo-monogram': monogram,
    '--demo-good': good,
    '--demo-good-field': goodField,
    '--demo-on-good-field': onGoodField,
    '--demo-early': early.bar,
    '--demo-early-field': early.field,
    '--demo-day': day.bar,
    '--demo-day-field': day.field,
    '--demo-late': late.bar,
    '--demo-late-field': late.field,
    '--demo-face': FACES[look.typeface],
    '--demo-r': RADII[look.corners],
  } as CSSProperties;
}
