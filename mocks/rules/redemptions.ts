import type { components } from '../../src/api/schema.d';
import { ProblemError, validationFailed } from '../problem';
import type { Collection } from '../store/collection';
import type { ListingRecord } from '../store/records';
import type { RedeemCodeRecord } from '../store/records/redemptionRecords';
import type { Store } from '../store/store';
import { findListing } from './findListing';
import { sampleLicenseKey } from './licenseKeys';
import { isListed } from './listingFigures';
import { notify } from './notifications';
import { compareText, ordered } from './order';
import { ownedProductsOf, type OwnedProduct } from './ownedProducts';

type Sample = components['schemas']['RedeemSample'];

/** Codes of the demonstration that work for nobody. */
const NEVER_GIVEN_OUT = 'NONE-7KQM-2XWA';
const TOO_SHORT = '7KQM-2XWA';

const hasExpired = ({ expiresAt }: RedeemCodeRecord, now: Date): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now.getTime();

/** Whether a code can still be redeemed. */
const isGood = (code: RedeemCodeRecord, now: Date): boolean =>
  code.usedAt === undefined && !hasExpired(code, now);

/** The listings that good codes are out for and that the account does not own, by title. */
export async function redeemableListings(
  store: Store,
  accountId: string,
  now: Date,
): Promise<ListingRecord[]> {
  const { redeemCodes, listings } = await store.open('redeemCodes', 'listings');
  const owned = await ownedIds(store, accountId, now);
  const ids = new Set(
    redeemCodes
      .all()
      .filter((code) => isGood(code, now) && !owned.has(code.listingId))
      .map(({ listingId }) => listingId),
  );
  return [...ids]
    .map((id) => findListing(listings, id))
    .filter((listing) => isListed(listing, now))
    .sort(ordered((a, b) => compareText(a.title, b.title)));
}

async function ownedIds(store: Store, accountId: string, now: Date): Promise<Set<string>> {
  const owned = await ownedProductsOf(store, accountId, now);
  return new Set(owned.map(({ item }) => item.id));
}

/** For each way in which redeeming can end a code to try; those that work are new to the account. */
export async function redeemSamples(store: Store, accountId: string, now: Date): Promise<Sample[]> {
  const { redeemCodes, listings } = await store.open('redeemCodes', 'listings');
  const owned = await ownedIds(store, accountId, now);
  const codes = redeemCodes.all();
  const goodFor = (kind: ListingRecord['kind']): Sample[] =>
    codes
      .filter((code) => isGood(code, now) && !owned.has(code.listingId))
      .map((code) => ({ code, listing: findListing(listings, code.listingId) }))
      .filter(({ listing }) => listing.kind === kind && isListed(listing, now))
      .slice(0, 1)
      .map(({ code, listing }) => ({
        code: code.id,
        outcome: 'good',
        label: `Good for ${listing.title}`,
      }));
  const refused = (
    outcome: string,
    label: string,
    fits: (code: RedeemCodeRecord) => boolean,
  ): Sample[] =>
    codes
      .filter(fits)
      .slice(0, 1)
      .map(({ id }) => ({ code: id, outcome, label }));
  return [
    ...goodFor('software'),
    ...goodFor('course'),
    ...refused('used', 'Used already', ({ usedAt }) => usedAt !== undefined),
    ...refused('expired', 'Expired', (code) => hasExpired(code, now)),
    { code: NEVER_GIVEN_OUT, outcome: 'unknown', label: 'Never given out' },
    { code: TOO_SHORT, outcome: 'malformed', label: 'Too short' },
  ];
}

/** The code that can be redeemed now. Throws a ProblemError that says why another cannot. */
function goodCode(codes: Collection<RedeemCodeRecord>, id: string, now: Date): RedeemCodeRecord {
  const code = codes.get(id);
  if (!code) {
    const detail = 'No such code was given out. Check it letter by letter.';
    throw validationFailed([{ pointer: '/code', code: 'unknown', detail }]);
  }
  if (code.usedAt !== undefined) {
    throw new ProblemError(409, 'code-used', 'This code has been used already', {
      detail: 'This code has been used already. Each code works once.',
    });
  }
  if (hasExpired(code, now)) {
    throw new ProblemError(409, 'code-expired', 'This code has expired', {
      detail: 'This code has expired. Its seller may give you another one.',
    });
  }
  return code;
}

/**
 * Turns a code into the product that it is for, and says so in a notice.
 *
 * @throws ProblemError 422 for a code that was never given out; 409 for one that was used or has
 *   expired, and for a course that the account owns already
 */
export async function redeem(
  store: Store,
  now: Date,
  accountId: string,
  codeId: string,
): Promise<OwnedProduct> {
  const { redeemCodes, redemptions, listings } = await store.open(
    'redeemCodes',
    'redemptions',
    'listings',
  );
  const code = goodCode(redeemCodes, codeId, now);
  const listing = findListing(listings, code.listingId);
  const isCourse = listing.kind === 'course';
  if (isCourse && (await ownedIds(store, accountId, now)).has(listing.id)) {
    throw new ProblemError(409, 'already-owned', 'You own this course already', {
      detail: `You own ${listing.title} already. The code can still be given to another person.`,
    });
  }
  redeemCodes.put({ ...code, usedAt: now.toISOString() });
  const redemption = redemptions.put({
    id: store.nextId('redemption'),
    accountId,
    code: code.id,
    item: { kind: listing.kind, id: listing.id },
    title: listing.title,
    picture: listing.picture,
    planTitle: code.planTitle,
    licenseKeys: isCourse ? [] : [sampleLicenseKey(randomBelow)],
    createdAt: now.toISOString(),
  });
  await notify(store, now, accountId, {
    title: `${listing.title} is yours`,
    body: isCourse
      ? 'You have redeemed a code. The lessons are in the Student Portal.'
      : 'You have redeemed a code. The license key is in Products.',
    listingId: listing.id,
    action: isCourse ? 'start-course' : 'see-products',
  });
  return { ...redemption, quantity: 1, orderId: null, isRefundRequested: false };
}

const randomBelow = (below: number): number => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random % below;
};
