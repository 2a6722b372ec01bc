/** From what is short enough to be set large to what still says something. */
const OPENING = /^(.{24,180}?[.!?]”?)\s+(\S.*)$/s;

/** The first sentence of a text and the rest of it; no opening where it would be too long or all there is. */
export function openingOf(text: string): { opening: string | undefined; rest: string } {
  const [, opening, rest = text] = OPENING.exec(text) ?? [];
  return { opening, rest };
}
