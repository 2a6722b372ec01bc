/** Hands that sign, as paths from where the pen is put down. */
export const SIGNATURES: readonly string[] = [
  'c14-34 26-40 24-8s14-22 24-20s2 24 14 6s20-6 28-6',
  'c2-30 12-34 12-4c4-24 18-26 16-2s16-22 20-4s14 8 18-4s12-6 26-10',
  'c20-4 22-38 8-32s-2 38 16 26s8-20 18-18s-2 24 12 16s18-16 36-12',
];
