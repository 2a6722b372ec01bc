/** From what is short enough to be set large to what still says something. */
const OPENING = /^(.{24,180}?[.!?]”?)\s+(\S.*)$/s;

/** What ends in a point and no sentence. */
const ABBREVIATION = /\b(?:Co|Corp|Dr|Inc|Ltd|Mr|Mrs|Ms|No|Prof|St|e\.g|etc|i\.e|vs)\.$/i;

/** The first sentence of a text and the rest of it; no opening where it would be too long or all there is. */
export function openingOf(text: string): { opening: string | undefined; rest: string } {
  const [, opening, rest = text] = OPENING.exec(text) ?? [];
  return opening && ABBREVIATION.test(opening)
    ? { opening: undefined, rest: text }
    : { opening, rest };
}
