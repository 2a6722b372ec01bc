/** What is drawn on a certificate, on its page, in its file and in the picture of its course alike. */

/** Hands that sign, as paths from where the pen is put down; about 100 wide, 30 up and 10 down. */
export const SIGNATURES: readonly string[] = [
  'c14-34 26-40 24-8s14-22 24-20s2 24 14 6s20-6 28-6',
  'c2-30 12-34 12-4c4-24 18-26 16-2s16-22 20-4s14 8 18-4s12-6 26-10',
  'c20-4 22-38 8-32s-2 38 16 26s8-20 18-18s-2 24 12 16s18-16 36-12',
];

/** A signature: one name always has the same hand. */
export function signatureOf(name: string): string {
  const sum = [...name].reduce((all, letter) => all * 7 + letter.charCodeAt(0), 0);
  return SIGNATURES[sum % SIGNATURES.length]!;
}

/** The mark of the site is a letter of this line, in a square of 32. */
export const MARK_LETTER = 'M10 8h6a8 8 0 0 1 0 16h-6z';

/** The edge of a seal about 0 0: a disk with 36 teeth. */
export const SEAL_EDGE = `M${Array.from({ length: 72 }, (_, index) => {
  const angle = (index * Math.PI) / 36;
  const radius = index % 2 === 0 ? 60 : 55;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join('L')}Z`;

/** The two ends of the ribbon below it. */
export const SEAL_RIBBON = 'M-36 34l-14 52 24-9 17 20 9-44 9 44 17-20 24 9-14-52z';

/** The line that the words of a seal stand on, from its lower end around. */
export const SEAL_CIRCLE = 'M0 39a39 39 0 1 1 .1 0';

/** What a seal says around its mark. */
export const SEAL_WORDS = 'Course finished · with all of its lessons ·';

/** The same words with the spaces that keep an amount on the line of its unit. */
export const keptTogether = (text: string): string => text.replaceAll(' ', '\u00a0');
