/** The typefaces, as their packages of Fontsource are called. */
export const PACKAGES = {
  grotesk: 'bricolage-grotesque',
  sans: 'inter',
  serif: 'newsreader',
  mono: 'jetbrains-mono',
  rounded: 'nunito',
  geometric: 'outfit',
} as const;

/** A typeface that pictures are lettered in. */
export type Typeface = keyof typeof PACKAGES;

/** The packages whose letters are in the pictures. */
export const typefacePackages: readonly string[] = Object.values(PACKAGES).map(
  (name) => `@fontsource/${name}`,
);
