import { cardKindOf } from '../../lib/cardNumber';

/** The pattern of a number of which the kind is not known yet: groups of four, the longest there is. */
const ANY_NUMBER = '#### #### #### #### ###';

/** In which groups the digits of a card's number stand: `#### ###### #####` for American Express. */
export function numberPattern(digits: string): string {
  const kind = cardKindOf(digits);
  if (!kind) return ANY_NUMBER;
  const marks = Array.from({ length: Math.max(...kind.lengths) }, (_, index) =>
    kind.gaps.includes(index) ? ' #' : '#',
  );
  return marks.join('');
}

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

/** `12/29` for the month and the year at whose end a card expires. */
export const formatExpiry = (month: number, year: number): string =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
