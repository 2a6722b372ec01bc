import type { Listing } from '../api/resources/listings';

/** What each plan type is called on screen (specification, sections 2 and 9). */
export const PLAN_TYPE_LABELS: Record<Listing['planType'], string> = {
  lifetime: 'Lifetime deal',
  annual: 'Annual',
};

/** What each certificate is called on screen (specification, section 9). */
export const CERTIFICATION_LABELS: Record<NonNullable<Listing['certification']>, string> = {
  basic: 'Basic',
  diploma: 'Diploma',
  advance: 'Advance',
};
