import type { components } from '../../src/api/schema.d';
import { dayIn } from '../../src/lib/calendar';
import { ratingOf } from '../rules/listingFigures';
import { newestFirst, ordered } from '../rules/order';
import { partnerAccountsOf } from '../rules/partnerAccounts';
import { catalogListingsOf, openQuestionsOf } from '../rules/partnerQuestions';
import { profileOf } from '../rules/profiles';
import { salesOf } from '../rules/sales';
import { recentSalesOf } from '../rules/salesFigures';
import { statementsOf } from '../rules/statements';
import { vendorListingsOf, vendorListingStatus } from '../rules/vendorListings';
import type { AccountRecord, ListingRecord } from '../store/records';
import type { Store } from '../store/store';
import { usd } from './money';
import { presentReview } from './review';

type Schemas = components['schemas'];

/** A listing by name. */
export const presentListingRef = ({ id, title }: ListingRecord): Schemas['PartnerListingRef'] => ({
  id,
  title,
});

const latestFirst = ordered<{ id: string; updatedAt: string }>(
  (a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
);

/** How often each number of stars was given, over several listings. */
const starCountsOf = (listings: readonly ListingRecord[]): number[] =>
  [0, 1, 2, 3, 4].map((index) =>
    listings.reduce((sum, { starCounts }) => sum + starCounts[index]!, 0),
  );

/** What the month that is not over comes to, and what is paid next, over all partner accounts. */
async function comingIn(store: Store, accountId: string, now: Date) {
  const partners = await partnerAccountsOf(store, accountId);
  const statements = (
    await Promise.all(partners.map((partner) => statementsOf(store, partner, now)))
  ).flat();
  const open = statements.filter(({ status }) => status === 'open');
  const payable = statements
    .filter(({ status, payout }) => payout > 0 && (status === 'open' || status === 'due'))
    .sort((a, b) => a.payableOn.localeCompare(b.payableOn));
  const day = payable[0]?.payableOn;
  const next = payable.filter(({ payableOn }) => payableOn === day);
  return {
    netThisMonth: usd(open.reduce((sum, { net }) => sum + net, 0)),
    nextPayout:
      day === undefined
        ? null
        : { payout: usd(next.reduce((sum, { payout }) => sum + payout, 0)), payableOn: day },
  };
}

/** What was sold lately, over all partner accounts of a member. */
async function recentSales(
  store: Store,
  accountId: string,
  now: Date,
): Promise<Schemas['RecentSales']> {
  const partners = await partnerAccountsOf(store, accountId);
  const { gross, grossBefore, units, days } = recentSalesOf(
    await Promise.all(
      partners.map(async (partner) => ({
        sales: await salesOf(store, partner, now),
        today: dayIn(partner.timeZone, now),
      })),
    ),
  );
  return { gross: usd(gross), grossBefore: usd(grossBefore), units, days: days.map(usd) };
}

/** What is new for a partner, over all of their partner accounts. */
export async function presentPartnerOverview(
  store: Store,
  now: Date,
  account: AccountRecord,
  pictureUrl: (picture: string) => string,
): Promise<Schemas['PartnerOverview']> {
  const { reviews, members, profiles } = await store.open('reviews', 'members', 'profiles');
  const listings = await catalogListingsOf(store, account.id);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const entered = await vendorListingsOf(store, account.id);
  const having = (status: Schemas['VendorListingStatus']) =>
    entered.filter((record) => vendorListingStatus(record, now) === status);
  const drafts = having('draft').sort(latestFirst);
  const [latest] = reviews
    .all()
    .filter(({ listingId }) => byId.has(listingId))
    .sort(newestFirst);
  const { version: _version, id: _id, ...told } = profileOf(profiles, account.id);
  return {
    ...(await comingIn(store, account.id, now)),
    recentSales: await recentSales(store, account.id, now),
    draftCount: drafts.length,
    latestDraftId: drafts[0]?.id ?? null,
    rejectedCount: having('rejected').length,
    submittedCount: having('submitted').length,
    profileGaps: Object.values(told).filter((text) => text === '').length,
    visitorCount: listings.reduce((sum, { popularity }) => sum + popularity, 0),
    rating: ratingOf(starCountsOf(listings)),
    latestReview: latest
      ? {
          listing: presentListingRef(byId.get(latest.listingId)!),
          review: presentReview(latest, members, pictureUrl),
        }
      : null,
    openQuestionCount: (await openQuestionsOf(store, account.id)).length,
  };
}
