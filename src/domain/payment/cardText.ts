import { cardKindOf } from '../../lib/cardNumber';

/** The groups and the length of a number of which the kind is not known yet. */
const ANY_NUMBER = { gaps: [4, 8, 12, 16], lengths: [19] };

/** The digits of a card's number in the groups of its kind: `3782 822463 10005`. */
export function formatNumber(digits: string): string {
  return grouped(digits, (cardKindOf(digits) ?? ANY_NUMBER).gaps);
}

/**
 * A number as it is printed on its card, with a dot for each digit that is still to come: those of
 * the shortest number of its kind, or the sixteen of most cards.
 */
export function printedNumber(digits: string): string {
  const kind = cardKindOf(digits);
  const length = kind ? Math.min(...kind.lengths) : 16;
  return grouped(digits.padEnd(length, '•'), (kind ?? ANY_NUMBER).gaps);
}

const grouped = (digits: string, gaps: readonly number[]): string =>
  Array.from(digits, (digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');

/** How many digits a number that begins so may have. */
export const longestNumber = (digits: string): number =>
  Math.max(...(cardKindOf(digits) ?? ANY_NUMBER).lengths);

/** A date as it is typed: `12/2` for `122`. */
export const formatTypedExpiry = (digits: string): string =>
  digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;

/** Completes a month while it is typed: `5` can only be `05`. */
export const completeMonth = (digits: string): string =>
  /^[2-9]$/.test(digits) ? `0${digits}` : digits;

/** What a `/` makes of a month of one digit; undefined where there is nothing to complete. */
export const slashAfterMonth = (sign: string, digits: string): string | undefined =>
  sign === '/' && digits === '1' ? '01' : undefined;

/** The four digits of a date that was pasted: `1/2029`, `01-29`, `2029-01`; undefined for all else. */
export function pastedExpiry(text: string): string | undefined {
  const [, month, year] =
    /^\s*(\d{1,2})\s*[/.\s-]\s*(?:20)?(\d{2})\s*$/.exec(text) ??
    /^\s*(\d{2})20(\d{2})\s*$/.exec(text) ??
    [];
  if (month && year) return month.padStart(2, '0') + year;
  const [, fullYear, monthAfter] = /^\s*20(\d{2})-(\d{2})\s*$/.exec(text) ?? [];
  return fullYear && monthAfter ? monthAfter + fullYear : undefined;
}
