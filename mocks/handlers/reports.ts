import { nextCaseNumber } from '../rules/caseNumbers';
import { findListing } from '../rules/findListing';
import { REPORT_REASONS } from '../rules/reportReasons';
import type { Handlers } from './handler';

export const handlers: Handlers<'reports'> = {
  listReportReasons: async () => ({ status: 200, body: { items: REPORT_REASONS } }),

  async createReport({ store, params, body, now }) {
    const { listings, reports } = await store.open('listings', 'reports');
    const listing = findListing(listings, params.listingId);
    const { caseNumber, listingId, reason, createdAt } = reports.put({
      id: store.nextId('report'),
      caseNumber: nextCaseNumber(store),
      listingId: listing.id,
      reason: body.reason,
      details: body.details ?? '',
      createdAt: now.toISOString(),
    });
    return { status: 201, body: { caseNumber, listingId, reason, createdAt } };
  },
};
