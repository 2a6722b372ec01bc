import { formatCount } from '../lib/text';

/** Where in a result a page stands, as the API gives it. */
export interface ResultPage {
  number: number;
  size: number;
  totalItems: number;
  totalPages: number;
}

/** `Showing 21–40`. Empty where one page has all of them, and for one that is past the end. */
export function rangeText({ number, size, totalItems, totalPages }: ResultPage): string {
  const first = (number - 1) * size + 1;
  const last = Math.min(totalItems, number * size);
  if (totalPages <= 1 || first > last) return '';
  return `Showing ${formatCount(first)}–${formatCount(last)}`;
}
