import 'virtual:answer-shapes/reports';
import { client } from '../client';
import { createOnce } from '../createOnce';
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
    const { data } = await createOnce(`/listings/${listingId}/reports`, body, (header) =>
      client.POST('/listings/{listingId}/reports', {
        params: { path: { listingId }, header },
        body,
      }),
    );
    return data!;
  });
}
