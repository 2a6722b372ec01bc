import { fileReport } from '../rules/cases';
import { findListing } from '../rules/findListing';
import { REPORT_REASONS } from '../rules/reportReasons';
import type { Handlers } from './handler';

export const handlers: Handlers<'reports'> = {
  listReportReasons: async () => ({ status: 200, body: { items: REPORT_REASONS } }),

  async createReport({ store, params, body, now }) {
    const { listings } = await store.open('listings');
    const listing = findListing(listings, params.listingId);
    const { caseNumber, listingId, reason, createdAt } = await fileReport(
      store,
      now,
      listing,
      body,
    );
    return { status: 201, body: { caseNumber, listingId, reason, createdAt } };
  },
};
