import type { components } from '../../src/api/schema.d';
import { newestFirst } from '../rules/order';
import { partnerAccountsOf } from '../rules/partnerAccounts';
import { setupOf } from '../rules/partnerSetups';
import { presentPartnerAccount } from './partnerAccount';
import { presentPartnerSetup } from './partnerSetup';
import { presentVendorListing, type VendorListingView } from './vendorListing';

type Exported = Pick<
  components['schemas']['ProfileExport'],
  'partnerAccounts' | 'vendorListings' | 'partnerFeedback'
>;

/** What is kept of a member as a partner; empty lists for who is none. */
export async function presentPartnerExport(
  accountId: string,
  view: VendorListingView,
): Promise<Exported> {
  const { partnerSetups, banks, vendorListings, partnerFeedback } = await view.store.open(
    'partnerSetups',
    'banks',
    'vendorListings',
    'partnerFeedback',
  );
  const own = vendorListings.all().filter((listing) => listing.accountId === accountId);
  const listings = await Promise.all(own.map((listing) => presentVendorListing(listing, view)));
  return {
    partnerAccounts: (await partnerAccountsOf(view.store, accountId)).map((partner) => ({
      ...presentPartnerAccount(partner, partnerSetups),
      setup: presentPartnerSetup(setupOf(partnerSetups, partner.id), banks).body,
    })),
    vendorListings: listings.map(({ body }) => body),
    partnerFeedback: partnerFeedback
      .all()
      .filter((feedback) => feedback.accountId === accountId)
      .sort(newestFirst)
      .map(({ message, createdAt }) => ({ message, createdAt })),
  };
}
