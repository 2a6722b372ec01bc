import 'virtual:answer-shapes/sales';
import { client } from '../client';
import { download } from '../download';
import type { components, operations } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

type Schemas = components['schemas'];
export type Sale = Schemas['Sale'];
export type SalesPoint = Schemas['SalesPoint'];
export type SalesSummary = Schemas['SalesSummary'];
export type SaleQuery = operations['listSales']['parameters']['query'];
export type SalesSummaryQuery = operations['getSalesSummary']['parameters']['query'];

/** One page of the sales that match; the old ones stay while new ones load. */
export function useSales(query: SaleQuery) {
  return useApi('/sales', { params: { query } }, { keepPreviousData: true });
}

/** What the sales of a range of days come to; the old figures stay while new ones load. */
export function useSalesSummary(query: SalesSummaryQuery) {
  return useApi('/sales-summary', { params: { query } }, { keepPreviousData: true });
}

/** Saves the sales that match as a table. */
export function useExportSales() {
  return useApiMutation((query: operations['exportSales']['parameters']['query']) =>
    download(client.GET('/sale-exports', { params: { query }, parseAs: 'blob' })),
  );
}
