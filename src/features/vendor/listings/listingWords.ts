import type {
  ToolPricing,
  VendorListingStatus,
  VendorListingSummary,
} from '../../../api/resources/vendor-listings';
import { periodOf } from '../../../domain/priceText';
import { formatMoney } from '../../../lib/money';
import { labelOf } from '../../../lib/text';

/** How a listing stands, in words. */
export const STATUS_LABELS: Readonly<Record<VendorListingStatus, string>> = {
  draft: 'Draft',
  submitted: 'Under review',
  live: 'Live',
  rejected: 'Rejected',
};

/** How a tool is priced, as the specification spells it (section 2). */
export const PRICING_LABELS: Readonly<Record<ToolPricing, string>> = {
  free: 'Free',
  freemium: 'Freemium',
  'free-trial': 'Free Trail',
  paid: 'Paid',
};

/** What each of them means to who buys the tool. */
export const PRICING_HINTS: Readonly<Record<ToolPricing, string>> = {
  free: 'Costs nothing',
  freemium: 'Pay for extras',
  'free-trial': 'Free at first',
  paid: 'Has a price',
};

/** The name of a listing, or that it has none yet. */
export const nameOfListing = ({ name }: Pick<VendorListingSummary, 'name'>): string =>
  name.trim() || 'Untitled draft';

/** What a listing costs, as in the shop (`$75/year`): an amount where it is paid, else how it is priced. */
export function priceOfListing({
  pricing,
  price,
  planType,
}: Pick<VendorListingSummary, 'pricing' | 'price' | 'planType'>): string {
  if (pricing === null) return 'Not chosen yet';
  if (pricing !== 'paid') return labelOf<string>(PRICING_LABELS, pricing);
  return price ? formatMoney(price) + periodOf(planType ?? undefined) : 'No price yet';
}
