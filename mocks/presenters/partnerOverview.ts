import type { components } from '../../src/api/schema.d';
import { dayIn } from '../../src/lib/calendar';
import { ratingOf } from '../rules/listingFigures';
import { newestFirst, ordered } from '../rules/order';
import { partnerAccountsOf } from '../rules/partnerAccounts';
import { catalogListingsOf, openQuestionsOf } from '../rules/partnerQuestions';
import { setupOf } from '../rules/partnerSetups';
import { profileOf } from '../rules/profiles';
import { openReviews } from '../rules/reviews';
import { salesOf } from '../rules/sales';
import { recentSalesOf } from '../rules/salesFigures';
import { statementsOf, type Statement } from '../rules/statements';
import { vendorListingsOf, vendorListingStatus } from '../rules/vendorListings';
import type { AccountRecord, ListingRecord } from '../store/records';
import type { PartnerAccountRecord } from '../store/records/partnerRecords';
import type { ProfileRecord } from '../store/records/profileRecords';
import type { Store } from '../store/store';
import { usd } from './money';
import { reviewPresenter } from './review';
import { presentProductSales } from './sale';

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

const payoutOf = (statements: readonly Statement[]): Schemas['MoneySum'] =>
  usd(statements.reduce((sum, { payout }) => sum + payout, 0));

/** What a partner account is still to be paid. */
interface Owed {
  partner: PartnerAccountRecord;
  statements: readonly Statement[];
}

const namesOf = (owed: readonly Owed[]): Schemas['PartnerAccountRefs'] =>
  owed.map(({ partner: { id, name } }) => ({ id, name }));

/** What is paid on the first day on which something is. */
function nextPayoutOf(owed: readonly Owed[]): Schemas['PartnerOverview']['nextPayout'] {
  const all = owed.flatMap(({ statements }) => statements);
  const [payableOn] = all.map((statement) => statement.payableOn).sort();
  if (payableOn === undefined) return null;
  const isThen = (statement: Statement) => statement.payableOn === payableOn;
  return {
    payout: payoutOf(all.filter(isThen)),
    payableOn,
    partnerAccounts: namesOf(owed.filter(({ statements }) => statements.some(isThen))),
  };
}

/** What the month that is not over comes to, and what of all that is owed can be paid, and when. */
async function comingIn(store: Store, accountId: string, now: Date) {
  const { partnerSetups } = await store.open('partnerSetups');
  const partners = await partnerAccountsOf(store, accountId);
  const all = await Promise.all(
    partners.map(async (partner) => {
      const statements = await statementsOf(store, partner, now);
      return {
        partner,
        isPayable: setupOf(partnerSetups, partner.id).finishedAt !== null,
        open: statements.filter(({ status }) => status === 'open'),
        statements: statements.filter(({ status, payout }) => payout > 0 && status !== 'paid'),
      };
    }),
  );
  const unpayable = all.filter(({ isPayable, statements }) => !isPayable && statements.length > 0);
  return {
    netThisMonth: usd(all.flatMap(({ open }) => open).reduce((sum, { net }) => sum + net, 0)),
    nextPayout: nextPayoutOf(all.filter(({ isPayable }) => isPayable)),
    unpayable:
      unpayable.length > 0
        ? {
            payout: payoutOf(unpayable.flatMap(({ statements }) => statements)),
            partnerAccounts: namesOf(unpayable),
          }
        : null,
  };
}

/** How many products are said to have brought in the most. */
const TOP_PRODUCTS = 5;

/** What was sold lately, over all partner accounts of a member. */
async function recentSales(
  store: Store,
  accountId: string,
  now: Date,
  pictureUrl: (picture: string) => string,
): Promise<Schemas['RecentSales']> {
  const partners = await partnerAccountsOf(store, accountId);
  const { gross, grossBefore, units, days, products } = recentSalesOf(
    await Promise.all(
      partners.map(async (partner) => ({
        sales: await salesOf(store, partner, now),
        today: dayIn(partner.timeZone, now),
      })),
    ),
  );
  return {
    gross: usd(gross),
    grossBefore: usd(grossBefore),
    units,
    days: days.map(usd),
    topProducts: products
      .slice(0, TOP_PRODUCTS)
      .map((product) => presentProductSales(product, pictureUrl)),
  };
}

/** What is new for a partner, over all of their partner accounts. */
export async function presentPartnerOverview(
  store: Store,
  now: Date,
  account: AccountRecord,
  pictureUrl: (picture: string) => string,
): Promise<Schemas['PartnerOverview']> {
  const { profiles } = await store.open('profiles');
  const openedReviews = await openReviews(store);
  const listings = await catalogListingsOf(store, account.id);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const entered = await vendorListingsOf(store, account.id);
  const having = (status: Schemas['VendorListingStatus']) =>
    entered.filter((record) => vendorListingStatus(record, now) === status);
  const drafts = having('draft').sort(latestFirst);
  const [latest] = openedReviews.reviews
    .all()
    .filter(({ listingId }) => byId.has(listingId))
    .sort(newestFirst);
  const { version: _version, id: _id, ...told } = profileOf(profiles, account.id);
  return {
    ...(await comingIn(store, account.id, now)),
    recentSales: await recentSales(store, account.id, now, pictureUrl),
    draftCount: drafts.length,
    latestDraftId: drafts[0]?.id ?? null,
    rejectedCount: having('rejected').length,
    submittedCount: having('submitted').length,
    liveCount: having('live').length,
    profileGaps: gapsOf(told),
    visitorCount: listings.reduce((sum, { popularity }) => sum + popularity, 0),
    rating: ratingOf(starCountsOf(listings)),
    latestReview: latest
      ? {
          listing: presentListingRef(byId.get(latest.listingId)!),
          review: reviewPresenter(openedReviews, { account, pictureUrl })(latest),
        }
      : null,
    openQuestionCount: (await openQuestionsOf(store, account.id)).length,
  };
}

/** How many fields of a profile are empty. Only businesses in Australia have an ABN. */
const gapsOf = (told: Omit<ProfileRecord, 'id' | 'version'>): number =>
  Object.entries(told).filter(
    ([field, text]) => text === '' && (field !== 'abn' || told.country === 'AU'),
  ).length;
