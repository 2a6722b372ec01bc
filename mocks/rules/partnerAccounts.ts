import type { RequestBody } from '../contract/types';
import { notFound, ProblemError, validationFailed } from '../problem';
import type { AccountRecord, ListingRecord } from '../store/records';
import type { PartnerAccountRecord } from '../store/records/partnerRecords';
import type { Store } from '../store/store';
import { newestFirst } from './order';

/** The partner accounts of a member, the oldest first; none for a member who is no partner. */
export async function partnerAccountsOf(
  store: Store,
  accountId: string,
): Promise<PartnerAccountRecord[]> {
  const { partnerAccounts } = await store.open('partnerAccounts');
  return partnerAccounts
    .all()
    .filter((partner) => partner.accountId === accountId)
    .sort((a, b) => newestFirst(b, a));
}

/**
 * A partner account of a member.
 *
 * @throws ProblemError 404 where there is none with this id, or where it is another's
 */
export async function partnerAccountOf(
  store: Store,
  accountId: string,
  id: string,
): Promise<PartnerAccountRecord> {
  const { partnerAccounts } = await store.open('partnerAccounts');
  const partner = partnerAccounts.get(id);
  if (partner?.accountId !== accountId) throw notFound('partner account');
  return partner;
}

/** Whether a listing's vendor is one of the member's partner accounts. */
export async function ownsListing(
  store: Store,
  accountId: string,
  { vendor }: Pick<ListingRecord, 'vendor'>,
): Promise<boolean> {
  const { partnerAccounts } = await store.open('partnerAccounts');
  return partnerAccounts.get(vendor.id)?.accountId === accountId;
}

/**
 * Makes a member a partner, with a first partner account.
 *
 * @throws ProblemError 409 where the account has the role already, 422 where another vendor has the
 *   name, or where there is no such time zone
 */
export async function becomePartner(
  store: Store,
  now: Date,
  account: AccountRecord,
  { businessName, timeZone }: RequestBody<'createPartnership'>,
): Promise<PartnerAccountRecord> {
  if (account.roles.includes('vendor')) {
    throw new ProblemError(409, 'already-partner', 'You are a partner already');
  }
  const name = businessName.trim();
  if (!isTimeZone(timeZone)) {
    const detail = 'There is no such time zone.';
    throw validationFailed([{ pointer: '/timeZone', code: 'format', detail }]);
  }
  if (await isTaken(store, name)) {
    const detail = 'Another vendor has this name already.';
    throw validationFailed([{ pointer: '/businessName', code: 'taken', detail }]);
  }
  const { accounts, partnerAccounts } = await store.open('accounts', 'partnerAccounts');
  accounts.put({ ...account, roles: [...account.roles, 'vendor'] });
  return partnerAccounts.put({
    id: store.nextId('partner'),
    accountId: account.id,
    name,
    timeZone,
    createdAt: now.toISOString(),
  });
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Whether a vendor of the catalog has this name, or a partner who has listed nothing yet. */
async function isTaken(store: Store, name: string): Promise<boolean> {
  const { listings, partnerAccounts } = await store.open('listings', 'partnerAccounts');
  const sameName = (other: string) => other.toLowerCase() === name.toLowerCase();
  return (
    listings.all().some(({ vendor }) => sameName(vendor.name)) ||
    partnerAccounts.all().some((partner) => sameName(partner.name))
  );
}
