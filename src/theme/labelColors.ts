import { mix, readable } from './colors';

/** The color of what went well. */
const GOOD = '#17A673';
/** The color of the middle of a day. */
const GOLD = '#E0A92E';

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

/** The colors of shifts of a plan by when they begin: a bar, and the pale field that words stand on. */
export function shiftColors({
  surface,
  accent,
  second,
}: Readonly<Record<'surface' | 'accent' | 'second', string>>) {
  const colored = (bar: string) => ({ bar, field: mix(bar, surface, 0.76) });
  return { early: colored(second), day: colored(GOLD), late: colored(accent) };
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
