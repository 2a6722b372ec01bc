const ACCENT = 'var(--demo-accent)';
const SURFACE = 'var(--demo-surface)';
const TEXT = 'var(--demo-text)';

const mix = (color: string, percent: number) =>
  `color-mix(in srgb, ${color} ${percent}%, ${SURFACE})`;

/** Six small compositions out of the demo's own colors; the ground comes last in each. */
const PICTURES: readonly string[] = [
  `radial-gradient(circle at 72% 34%, ${ACCENT} 0 17%, transparent 17.4%), linear-gradient(165deg, transparent 62%, ${mix(TEXT, 62)} 62.3%), linear-gradient(15deg, ${mix(ACCENT, 58)} 36%, transparent 36.3%), linear-gradient(${mix(ACCENT, 22)}, ${mix(ACCENT, 22)})`,
  `repeating-radial-gradient(circle at 0% 100%, ${mix(ACCENT, 72)} 0 26px, ${mix(ACCENT, 24)} 26px 52px)`,
  `conic-gradient(from 210deg at 38% 62%, ${ACCENT} 0 25%, ${mix(ACCENT, 44)} 25% 50%, ${mix(ACCENT, 20)} 50% 75%, ${mix(TEXT, 68)} 75%)`,
  `radial-gradient(ellipse at 30% 74%, ${mix(TEXT, 66)} 0 27%, transparent 27.4%), radial-gradient(ellipse at 66% 52%, ${ACCENT} 0 31%, transparent 31.4%), linear-gradient(${mix(ACCENT, 18)}, ${mix(ACCENT, 18)})`,
  `repeating-linear-gradient(118deg, ${mix(ACCENT, 20)} 0 34px, ${mix(ACCENT, 66)} 34px 44px, ${mix(ACCENT, 34)} 44px 78px)`,
  `radial-gradient(circle at 50% 112%, ${ACCENT} 0 44%, transparent 44.4%), radial-gradient(circle at 50% 112%, ${mix(ACCENT, 56)} 0 62%, transparent 62.4%), radial-gradient(circle at 50% 112%, ${mix(ACCENT, 34)} 0 80%, transparent 80.4%), linear-gradient(${mix(ACCENT, 14)}, ${mix(ACCENT, 14)})`,
];

/**
 * A drawn picture as CSS `background`, in the colors of the demo around it.
 *
 * @param words decide which picture comes first, so that two demos do not look alike
 * @param place moves on from there, for the pictures of one list
 */
export function demoArt(words: string, place = 0): string {
  const first = [...words].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return PICTURES[(first + place) % PICTURES.length] ?? ACCENT;
}
