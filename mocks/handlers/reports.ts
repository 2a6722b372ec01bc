import { findListing } from '../rules/findListing';
import { REPORT_REASONS } from '../rules/reportReasons';
import type { Handlers } from './handler';

const CASE_NUMBER_DIGITS = 6;

export const handlers: Handlers<'listReportReasons' | 'createReport'> = {
  listReportReasons: async () => ({ status: 200, body: { items: REPORT_REASONS } }),

  async createReport({ store, params, body, now }) {
    const { listings, reports } = await store.open('listings', 'reports');
    const listing = findListing(listings, params.listingId);
    const number = String(reports.all().length + 1).padStart(CASE_NUMBER_DIGITS, '0');
    const { caseNumber, listingId, reason, createdAt } = reports.put({
      id: store.nextId('report'),
      caseNumber: `DW-${number}`,
      listingId: listing.id,
      reason: body.reason,
      details: body.details ?? '',
      createdAt: now.toISOString(),
    });
    return { status: 201, body: { caseNumber, listingId, reason, createdAt } };
  },
};
