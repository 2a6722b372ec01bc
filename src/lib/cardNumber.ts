import cardValidator from 'card-validator';

/** The kind of a card, as its first digits tell it. */
export interface CardKind {
  /** `visa`, `american-express` and so on; the contract takes some of them. */
  brand: string;
  /** Its name: "American Express". */
  title: string;
  /** After how many digits a space stands. */
  gaps: readonly number[];
  /** How many digits a whole number has. */
  lengths: readonly number[];
  /** How many digits its security code has. */
  codeLength: number;
}

/** The kind of card that a number, or its beginning, belongs to; undefined while it may be of several. */
export function cardKindOf(digits: string): CardKind | undefined {
  const { card } = cardValidator.number(digits);
  if (!digits || !card) return undefined;
  const { type, niceType, gaps, lengths, code } = card;
  return { brand: type, title: niceType, gaps, lengths, codeLength: code.size };
}

/** Whether a number is whole and its check digit is right (UnionPay has none). */
export const isCardNumber = (digits: string): boolean => cardValidator.number(digits).isValid;
