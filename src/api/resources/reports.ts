import { client } from '../client';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

type Schemas = components['schemas'];
export type ReportReason = Schemas['ReportReason'];
export type Report = Schemas['Report'];

/** The reasons to report a listing, in the order to show them. */
export function useReportReasons() {
  return useApi('/report-reasons');
}

/** Reports a listing. */
export function useReportListing(listingId: string) {
  return useApiMutation(async (body: Schemas['ReportInput']) => {
    const { data } = await client.POST('/listings/{listingId}/reports', {
      params: { path: { listingId } },
      body,
    });
    return data!;
  });
}
