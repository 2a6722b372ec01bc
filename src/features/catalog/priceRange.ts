import { formatMoney } from '../../lib/money';
import { MAX_PRICE_MINOR, type PriceRange } from './priceField';

/** What is in the two boxes of the price filter. */
export interface PriceRangeText {
  min: string;
  max: string;
}

/** Either the range in minor units (null for an open end), or what is wrong with which box. */
export type PriceRangeReading =
  | { range: PriceRange; errors: null }
  | { range: null; errors: Partial<Record<keyof PriceRangeText, string>> };

const NOT_A_PRICE = 'Enter a price in dollars, such as 10 or 12.50.';

const usd = (amountMinor: number) => formatMoney({ amountMinor, currency: 'USD' });

/** An amount as people type it (`10`, `$1,200`, `12.5`) in cents; null for an empty box. */
function readPrice(text: string): number | null | { error: string } {
  const typed = text.replace(/\s/g, '').replace(/^\$/, '');
  if (typed === '') return text.trim() === '' ? null : { error: NOT_A_PRICE };
  const [, whole, cents = ''] = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2})?)?$/.exec(typed) ?? [];
  if (whole === undefined) return { error: NOT_A_PRICE };
  const minor = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return minor <= MAX_PRICE_MINOR ? minor : { error: `Enter ${usd(MAX_PRICE_MINOR)} at most.` };
}

/** Reads the price filter; both boxes may be empty. */
export function readPriceRange(text: PriceRangeText): PriceRangeReading {
  const min = readPrice(text.min);
  const max = readPrice(text.max);
  const errors: Partial<Record<keyof PriceRangeText, string>> = {};
  if (typeof min === 'object' && min) errors.min = min.error;
  if (typeof max === 'object' && max) errors.max = max.error;
  if (typeof min === 'number' && typeof max === 'number' && max < min) {
    errors.max = `Max is below Min. Enter ${usd(min)} or more, or lower Min.`;
  }
  if (errors.min !== undefined || errors.max !== undefined) return { range: null, errors };
  return { range: { min: min as number | null, max: max as number | null }, errors: null };
}
