/** The faces of members who come while the mock runs; the build draws these beside the seed's. */
export const NEWCOMER_PICTURES: readonly string[] = Array.from(
  { length: 12 },
  (_, index) => `avatar/newcomer-${index + 1}`,
);

/** The face of former members, and of those whose own picture is not there. */
export const LOST_PICTURE = 'avatar/former-member';

const NAME_MAX_LENGTH = 80;

/** The name to greet someone with of whom only the identifier is known: `sam.okafor@x.example` gives "Sam Okafor". */
export function nameFrom(identifier: string): string {
  const words = identifier.split('@')[0]!.match(/[\p{L}\p{N}]+/gu) ?? ['Member'];
  return words
    .map((word) => word[0]!.toLocaleUpperCase('en-US') + word.slice(1))
    .join(' ')
    .slice(0, NAME_MAX_LENGTH)
    .trim();
}

/** One of the faces, by number. */
export const newcomerPicture = (number: number): string =>
  NEWCOMER_PICTURES[number % NEWCOMER_PICTURES.length]!;
