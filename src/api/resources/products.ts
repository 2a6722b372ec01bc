import 'virtual:answer-shapes/products';
import { client } from '../client';
import type { components, operations } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

type Schemas = components['schemas'];
export type OwnedProduct = Schemas['OwnedProduct'];
export type ItemKind = Schemas['ItemKind'];
export type RedeemSample = Schemas['RedeemSample'];
export type ProductQuery = NonNullable<operations['listOwnedProducts']['parameters']['query']>;
type RedeemableQuery = NonNullable<operations['listRedeemableListings']['parameters']['query']>;

/** One page of what the member owns; the old ones stay while new ones load. With null it waits. */
export function useOwnedProducts(query: ProductQuery | null) {
  return useApi('/products', query && { params: { query } }, { keepPreviousData: true });
}

/** One page of the listings that the member can redeem a code for. */
export function useRedeemableListings(query: RedeemableQuery) {
  return useApi('/redeemable-listings', { params: { query } }, { keepPreviousData: true });
}

/** A code to redeem, and what tells this attempt from another. */
export interface RedemptionAttempt {
  code: string;
  idempotencyKey: string;
}

/** Turns a code into a product; sent again with the same key, it answers the same product. */
export function useRedeem() {
  return useApiMutation(
    async ({ code, idempotencyKey }: RedemptionAttempt) => {
      const { data } = await client.POST('/redemptions', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: { code },
      });
      return data!;
    },
    ['/products', '/redeemable-listings', '/courses', '/notifications'],
  );
}
