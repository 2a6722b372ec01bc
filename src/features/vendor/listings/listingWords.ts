import type {
  ToolPricing,
  VendorListingStatus,
  VendorListingSummary,
} from '../../../api/resources/vendor-listings';

/** How a listing stands, in words. */
export const STATUS_LABELS: Readonly<Record<VendorListingStatus, string>> = {
  draft: 'Draft',
  submitted: 'Under review',
  live: 'Live',
  rejected: 'Rejected',
};

/** What each way to price a tool means to who buys it. */
export const PRICING_HINTS: Readonly<Record<ToolPricing, string>> = {
  free: 'Costs nothing',
  freemium: 'Pay for extras',
  'free-trial': 'Free at first',
  paid: 'Has a price',
};

/** The name of a listing, or that it has none yet. */
export const nameOfListing = ({ name }: Pick<VendorListingSummary, 'name'>): string =>
  name.trim() || 'Untitled draft';
