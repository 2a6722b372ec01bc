import { formatCount } from '../lib/text';

/** Where in a result a page stands, as the API gives it. */
export interface ResultPage {
  number: number;
  size: number;
  totalItems: number;
  totalPages: number;
  /** How many were left out because they lead the first page, above its items. */
  excluded?: number;
}

/** How many a query found, those that lead the first page included. */
export const foundIn = ({ totalItems, excluded = 0 }: ResultPage): number => totalItems + excluded;

/**
 * `Showing 21–40`; what leads the first page, above its items, counts as shown there: `Showing 1–22`.
 * Empty where one page has all of them, and for one that is past the end.
 */
export function rangeText(page: ResultPage): string {
  const { number, size, totalPages, excluded = 0 } = page;
  const first = excluded + (number - 1) * size + 1;
  const last = Math.min(foundIn(page), excluded + number * size);
  if (totalPages <= 1 || first > last) return '';
  return `Showing ${formatCount(number === 1 ? 1 : first)}–${formatCount(last)}`;
}
