import type { VendorListing } from '../../api/resources/vendor-listings';

/** What becomes of a vendor's wishes, as the form says it beside each. */
export const WISH_HINTS = {
  featureMyTool:
    'Once your tool is live, our editors consider it for the home page. It costs nothing.',
  wantsLifetimeDealCall:
    'Once your tool is live, we call the phone number that you give under Billing.',
} as const;

/** What a vendor wished for besides being listed, and what happens next. */
export function wishesOf({
  featureMyTool,
  wantsLifetimeDealCall,
}: Pick<VendorListing, keyof typeof WISH_HINTS>): { label: string; next: string }[] {
  return [
    ...(featureMyTool ? [{ label: 'Feature my tool: Yes', next: WISH_HINTS.featureMyTool }] : []),
    ...(wantsLifetimeDealCall
      ? [{ label: 'Lifetime deals: Yes, call me', next: WISH_HINTS.wantsLifetimeDealCall }]
      : []),
  ];
}
