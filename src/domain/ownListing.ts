import type { ToolPricing, VendorListingSummary } from '../api/resources/vendor-listings';
import { formatMoney } from '../lib/money';
import { labelOf } from '../lib/text';
import { pathTo } from '../routing/paths';
import { periodOf } from './priceText';

/** How a tool is priced, as the specification spells it (section 2). */
export const PRICING_LABELS: Readonly<Record<ToolPricing, string>> = {
  free: 'Free',
  freemium: 'Freemium',
  'free-trial': 'Free Trail',
  paid: 'Paid',
};

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

/** Where one sees one's listing as buyers do: its page, or how that will be. */
export const pageOfListing = ({ id, listingId }: Pick<VendorListingSummary, 'id' | 'listingId'>) =>
  listingId === null ? pathTo('product', { preview: id }) : pathTo('product', { id: listingId });
