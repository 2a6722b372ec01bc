import { toDollars } from '../../lib/dollars';
import { formatMoney } from '../../lib/money';
import type { ListField } from '../../list/listState';

/** A range of prices in minor units (cents); null for an open end. `max` is never below `min`. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

/** The contract's bound for a price in a filter. */
export const MAX_PRICE_MINOR = 100_000_000;

const ANY_PRICE: PriceRange = { min: null, max: null };

/** `12` and `12.50` in cents; undefined for anything else or beyond the contract's bound. */
function parseDollars(text: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return minor <= MAX_PRICE_MINOR ? minor : undefined;
}

function labelOf({ min, max }: PriceRange): string {
  const usd = (amountMinor: number) => formatMoney({ amountMinor, currency: 'USD' });
  if (min !== null && max !== null) return `${usd(min)} to ${usd(max)}`;
  return min !== null ? `From ${usd(min)}` : `Up to ${usd(max ?? 0)}`;
}

/** The price of a listing, which has two parameters in the URL: `min` and `max`, in dollars. */
export const priceField: ListField<PriceRange, { priceMin?: number; priceMax?: number }> = {
  initial: ANY_PRICE,
  read: (reader) => {
    const min = reader.one('min', parseDollars) ?? null;
    const max = reader.one('max', parseDollars) ?? null;
    if (min === null || max === null || min <= max) return { min, max };
    reader.ignore('min');
    reader.ignore('max');
    return undefined;
  },
  write: ({ min, max }) => [
    ...(min === null ? [] : [['min', toDollars(min)] as const]),
    ...(max === null ? [] : [['max', toDollars(max)] as const]),
  ],
  chips: (range) =>
    range.min === null && range.max === null ? [] : [{ label: labelOf(range), without: ANY_PRICE }],
  toParams: ({ min, max }) => ({ priceMin: min ?? undefined, priceMax: max ?? undefined }),
};
