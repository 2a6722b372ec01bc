import 'virtual:answer-shapes/credits';
import { client } from '../client';
import type { components, operations } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

type Schemas = components['schemas'];
export type CreditEntry = Schemas['CreditEntry'];
export type CreditSort = Schemas['CreditSort'];
export type SampleGiftCard = Schemas['SampleGiftCard'];
export type CreditQuery = NonNullable<operations['listCredits']['parameters']['query']>;

/** Balance and one page of the history of the credits; waits for null. */
export function useCredits(query: CreditQuery | null) {
  return useApi('/credits', query && { params: { query } }, { keepPreviousData: true });
}

/** A gift card's code, under the key of this attempt. */
export interface Redemption {
  code: string;
  key: string;
}

/** Adds the value of a gift card to the credits; sent again under the same key, it adds it once. */
export function useRedeemGiftCard() {
  return useApiMutation(
    async ({ code, key }: Redemption) => {
      const { data } = await client.POST('/gift-card-redemptions', {
        params: { header: { 'Idempotency-Key': key } },
        body: { code },
      });
      return data!;
    },
    ['/credits'],
  );
}
