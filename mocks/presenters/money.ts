import type { components } from '../../src/api/schema.d';

/** An amount in minor units of US dollars, as the contract shows money. */
export const usd = (amountMinor: number): components['schemas']['Money'] => ({
  amountMinor,
  currency: 'USD',
});
