import type { PartnerAccountRecord } from '../store/records/partnerRecords';
import { before, DAY_MS } from './clock';
import { vendorSlugOf } from './wording';

/** The partner accounts of the demonstration accounts; their listings name them as the vendor. */
const PARTNERS = [
  {
    id: 'quillbird-labs',
    accountId: 'member-maya',
    name: 'Quillbird Labs',
    timeZone: 'Europe/Stockholm',
    days: 425,
  },
  {
    id: 'northbeam-studio',
    accountId: 'member-maya',
    name: 'Northbeam Studio',
    timeZone: 'Europe/Stockholm',
    days: 422,
  },
  {
    id: 'amsel-works',
    accountId: 'member-viktor',
    name: 'Amsel Works',
    timeZone: 'Europe/Berlin',
    days: 424,
  },
] as const;

/** The partner accounts; older than every listing. */
export function buildPartnerAccounts(): PartnerAccountRecord[] {
  return PARTNERS.map(({ days, ...partner }) => ({
    ...partner,
    createdAt: before(days * DAY_MS),
  }));
}

/** The id of the vendor with this name: that of its partner account where it has one. */
export function vendorIdOf(name: string): string {
  return PARTNERS.find((partner) => partner.name === name)?.id ?? vendorSlugOf(name);
}
