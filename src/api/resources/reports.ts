import { client } from '../client';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';

type Schemas = components['schemas'];
export type ReportReason = Schemas['ReportReason'];
export type Report = Schemas['Report'];
export type ReportInput = Schemas['ReportInput'];

/** What is wrong, with which listing. */
type ListingReport = ReportInput & { listingId: string };

/** The reasons to report a listing, in the order to show them. */
export function useReportReasons() {
  return useApi('/report-reasons');
}

/** Reports a listing. */
export function useReportListing() {
  return useApiMutation(async ({ listingId, ...body }: ListingReport) => {
    const { data } = await client.POST('/listings/{listingId}/reports', {
      params: { path: { listingId } },
      body,
    });
    return data!;
  });
}
