import 'virtual:answer-shapes/orders';
import useSWR from 'swr';
import type { ApiError } from '../ApiError';
import { client } from '../client';
import { download } from '../download';
import { PREFIX } from '../personCache';
import type { components, operations } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';
import { useSession } from './session';

type Schemas = components['schemas'];
export type Order = Schemas['Order'];
export type OrderDetail = Schemas['OrderDetail'];
export type OrderInput = Schemas['OrderInput'];
export type OrderSort = Schemas['OrderSort'];
export type OrderStatus = Schemas['OrderStatus'];
export type OrderTotals = Schemas['OrderList']['totals'];
export type OrderFacets = Schemas['OrderList']['facets'];
export type OrderQuery = NonNullable<operations['listOrders']['parameters']['query']>;
export type Quote = Schemas['Quote'];
export type QuoteInput = Schemas['QuoteInput'];

/**
 * What a selection costs, for visitors, too; waits without one. The price before stays while another
 * one is asked for.
 *
 * Credits and a membership make it another for each: a member never sees what a visitor would pay,
 * although other answers that a visitor has read stay on screen after signing in.
 */
export function useQuote(selection: QuoteInput | undefined) {
  const { user } = useSession();
  return useSWR<Quote, ApiError>(
    selection ? [PREFIX, '/quotes', { ...selection, buyer: user?.id ?? null }] : null,
    async () => (await client.POST('/quotes', { body: selection! })).data!,
    { keepPreviousData: true },
  );
}

/** One page of the orders that match; the old ones stay while new ones load. Waits for null. */
export function useOrders(query: OrderQuery | null) {
  return useApi('/orders', query && { params: { query } }, { keepPreviousData: true });
}

const at = (orderId: string) => ({ path: { orderId } });

/** One order in full. */
export function useOrder(orderId: string) {
  return useApi('/orders/{orderId}', { params: at(orderId) });
}

const keyed = (key: string) => ({ header: { 'Idempotency-Key': key } });

/** Everything that shows what was bought, what it was paid with, and how often things are sold. */
const stale = [
  '/orders',
  '/quotes',
  '/notifications',
  '/credits',
  '/products',
  '/courses',
  '/templates',
];

/** Buys. Sent again with the same key, it gives the order that the first one made. */
export function usePlaceOrder() {
  return useApiMutation(async ({ key, body }: { key: string; body: OrderInput }) => {
    const { data } = await client.POST('/orders', { params: keyed(key), body });
    return data!;
  }, stale);
}

/** Asks the money for an order back. */
export function useRequestRefund(orderId: string) {
  return useApiMutation(async ({ key, reason }: { key: string; reason: string }) => {
    const { data } = await client.POST('/orders/{orderId}/refund-request', {
      params: { ...at(orderId), ...keyed(key) },
      body: { reason },
    });
    return data!;
  }, stale);
}

/** Saves the orders that match as a table; the page that the query names does not matter. */
export function useExportOrders() {
  return useApiMutation(({ page: _, pageSize: __, ...query }: OrderQuery) =>
    download(client.GET('/order-exports', { params: { query }, parseAs: 'blob' })),
  );
}

/** Saves the invoice of an order. */
export function useSaveInvoice(orderId: string) {
  return useApiMutation((_: void) =>
    download(client.GET('/orders/{orderId}/invoice', { params: at(orderId), parseAs: 'blob' })),
  );
}

/** Saves the template that was bought with an order. */
export function useSaveTemplate(orderId: string) {
  return useApiMutation((_: void) =>
    download(client.GET('/orders/{orderId}/download', { params: at(orderId), parseAs: 'blob' })),
  );
}
