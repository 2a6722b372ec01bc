import { mix, readable } from './colors';

/** The color of what went well. */
const GOOD = '#17A673';

/** Colors of labels, made of those of a demo. */
export interface LabelColors {
  /** Secondary text. */
  readonly muted: string;
  /** The field of a label or a monogram. */
  readonly tint: string;
  /** A label on its field, and letters on theirs. */
  readonly label: string;
  readonly monogram: string;
  /** What went well, on a surface; the field of such a label, and its words. */
  readonly good: string;
  readonly goodField: string;
  readonly onGoodField: string;
}

/** The colors of labels, deep or light enough to be read where they stand. */
export function labelColors({
  surface,
  text,
  accent,
}: Readonly<Record<'surface' | 'text' | 'accent', string>>): LabelColors {
  const muted = mix(text, surface, 0.28);
  const tint = mix(accent, surface, 0.86);
  const goodField = mix(GOOD, surface, 0.84);
  return {
    muted,
    tint,
    label: readable(mix(accent, muted, 0.4), tint, 4.8),
    monogram: readable(accent, tint),
    good: readable(GOOD, surface, 4.6),
    goodField,
    onGoodField: readable(GOOD, goodField, 4.8),
  };
}
