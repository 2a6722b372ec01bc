import type { components } from '../../../src/api/schema.d';

type Schemas = components['schemas'];

/** A report of a listing. */
export interface ReportRecord {
  id: string;
  caseNumber: string;
  listingId: string;
  reason: Schemas['ReportReasonId'];
  details: string;
  createdAt: string;
}

/** A request for suggestions, from the home page. */
export interface SuggestionRequestRecord {
  id: string;
  caseNumber: string;
  name: string;
  email: string;
  phone: string;
  projectDescription: string;
  createdAt: string;
}

/** What a partner thinks of the partner pages. */
export interface PartnerFeedbackRecord {
  id: string;
  caseNumber: string;
  accountId: string;
  message: string;
  createdAt: string;
}
