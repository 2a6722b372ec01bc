import type { PartnerAccountRecord, PartnerSetupRecord } from '../store/records/partnerRecords';
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

/** Who is behind both businesses of the first demonstration account. */
const MAYA = {
  type: 'individual',
  contactEmail: 'maya@dealwright.example',
  phone: '+46701740605',
  firstName: 'Maya',
  middleName: '',
  lastName: 'Lindqvist',
  streetAddress: 'Storgatan 12',
  address2: 'Floor 3',
  city: 'Uppsala',
  countryCode: 'SE',
  postalCode: '753 10',
} as const;

/** Setups that are finished, and one of which the first step is saved. */
export function buildPartnerSetups(): PartnerSetupRecord[] {
  return [
    {
      id: 'amsel-works',
      version: 4,
      information: {
        type: 'company',
        contactEmail: 'viktor@dealwright.example',
        phone: '+493411234567',
        firstName: '',
        middleName: '',
        lastName: '',
        company: '',
        streetAddress: 'Lindenweg 4',
        address2: '',
        city: 'Leipzig',
        countryCode: 'DE',
        postalCode: '',
      },
      payment: {
        method: 'internet-banking',
        card: null,
        bankAccount: { bankId: 'lindenbank', last4: '3000' },
      },
      tax: {
        type: 'company',
        annualGrossPay: { amountMinor: 8_640_000, currency: 'USD' },
        phone: '+493411234567',
        gisNumber: 'GIS-511-204',
      },
      finishedAt: before(400 * DAY_MS),
    },
    {
      id: 'quillbird-labs',
      version: 4,
      information: { ...MAYA, company: 'Quillbird Labs' },
      payment: {
        method: 'internet-banking',
        card: null,
        bankAccount: { bankId: 'fyrbanken', last4: '4471' },
      },
      tax: {
        type: 'individual',
        annualGrossPay: { amountMinor: 9_120_000, currency: 'USD' },
        phone: '+46701740605',
        gisNumber: 'GIS-204-118',
      },
      finishedAt: before(410 * DAY_MS),
    },
    {
      id: 'northbeam-studio',
      version: 1,
      information: { ...MAYA, company: 'Northbeam Studio AB' },
      payment: null,
      tax: null,
      finishedAt: null,
    },
  ];
}

/** Whether the vendor with this id is one of the partner accounts. */
export const isPartner = (vendorId: string): boolean => PARTNERS.some(({ id }) => id === vendorId);

/** The id of the vendor with this name: that of its partner account where it has one. */
export function vendorIdOf(name: string): string {
  return PARTNERS.find((partner) => partner.name === name)?.id ?? vendorSlugOf(name);
}
