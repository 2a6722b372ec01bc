import type { ListingRecord, ListingTextRecord } from '../store/records';
import type { RedeemCodeRecord, RedemptionRecord } from '../store/records/redemptionRecords';
import { before, DAY_MS } from './clock';
import { orderCopy } from './copy/orders';
import { fakerFor } from './random';

/** No letters and digits that are taken for each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** One listing in so many has codes, and each of those has so many codes. */
const ONE_IN = 3;
const CODES_EACH = 4;
/** The course that the demonstration account has redeemed and finished. */
export const REDEEMED_COURSE = 'git-calmly';
export const REDEEMED_DAYS_AGO = 40;

/** Codes that are known by what becomes of them; the first is the contract's example. */
const KNOWN = { good: 'DEMO-7KQM-2XWA', used: 'USED-7KQM-2XWA', expired: 'LATE-7KQM-2XWA' };
const USED_DAYS_AGO = 12;
const EXPIRED_DAYS_AGO = 30;

export interface RedeemSources {
  listings: readonly ListingRecord[];
  listingTexts: readonly ListingTextRecord[];
}

/** The listings that codes are out for: some of those that no demonstration account has bought. */
function redeemable(listings: readonly ListingRecord[]): ListingRecord[] {
  const bought = new Set(orderCopy.map(({ title }) => title));
  return listings
    .filter(({ title }) => !bought.has(title))
    .filter(({ id }, index) => index % ONE_IN === 0 || id === REDEEMED_COURSE);
}

const planOf = ({ listingTexts }: RedeemSources, listingId: string): string => {
  const plan = listingTexts.find(({ id }) => id === listingId)?.plans[0];
  if (!plan) throw new Error(`There is no plan of ${listingId}`);
  return plan.title;
};

/** The codes that are out, and what the demonstration account has made of one. */
export function buildRedemptions(sources: RedeemSources): {
  redeemCodes: RedeemCodeRecord[];
  redemptions: RedemptionRecord[];
} {
  const faker = fakerFor('redeemCodes');
  const group = () => faker.string.fromCharacters(SIGNS, 4);
  const listings = redeemable(sources.listings);
  const code = (id: string, listingId: string): RedeemCodeRecord => ({
    id,
    listingId,
    planTitle: planOf(sources, listingId),
    expiresAt: null,
  });
  const [first] = listings;
  const course = listings.find(({ id }) => id === REDEEMED_COURSE);
  if (!first || !course) throw new Error('There is nothing to redeem');
  const ownCode = `${group()}-${group()}-${group()}`;
  const redeemedAt = before(REDEEMED_DAYS_AGO * DAY_MS);
  return {
    redeemCodes: [
      code(KNOWN.good, first.id),
      { ...code(KNOWN.used, first.id), usedAt: before(USED_DAYS_AGO * DAY_MS) },
      { ...code(KNOWN.expired, first.id), expiresAt: before(EXPIRED_DAYS_AGO * DAY_MS) },
      { ...code(ownCode, course.id), usedAt: redeemedAt },
      ...listings.flatMap(({ id }) =>
        Array.from({ length: CODES_EACH }, () => code(`${group()}-${group()}-${group()}`, id)),
      ),
    ],
    redemptions: [
      {
        id: 'redemption-000001',
        accountId: 'member-maya',
        code: ownCode,
        item: { kind: 'course', id: course.id },
        title: course.title,
        picture: course.picture,
        planTitle: planOf(sources, course.id),
        licenseKeys: [],
        createdAt: redeemedAt,
      },
    ],
  };
}
