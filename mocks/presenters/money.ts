import type { components } from '../../src/api/schema.d';
import { discountPercentOf, type RecordedPrices } from '../rules/listingFigures';

type Schemas = components['schemas'];

/** An amount in minor units of US dollars, as the contract shows money. */
export const usd = (amountMinor: number): Schemas['Money'] => ({ amountMinor, currency: 'USD' });

/** What is paid now, the price to strike through, and how they compare. */
export const presentPrices = (
  prices: RecordedPrices,
): Pick<Schemas['Plan'], 'price' | 'oldPrice' | 'discountPercent'> => ({
  price: usd(prices.price),
  oldPrice: prices.oldPrice === null ? null : usd(prices.oldPrice),
  discountPercent: discountPercentOf(prices),
});
