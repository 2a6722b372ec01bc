import type { components } from '../../../src/api/schema.d';

type Schemas = components['schemas'];

/** A vendor of the catalog that a partner runs: the vendor of its listings has the same id. */
export interface PartnerAccountRecord {
  id: string;
  /** The account of the partner. */
  accountId: string;
  name: string;
  /** Of the IANA database; days of sales and statements begin and end by it. */
  timeZone: string;
  createdAt: string;
}

/** What a partner account needs to be paid out. Has the partner account's id; none before a step is saved. */
export interface PartnerSetupRecord {
  id: string;
  /** Goes up with every change. */
  version: number;
  information: Schemas['SetupInformation'] | null;
  payment: PayoutRecord | null;
  tax: Schemas['SetupTax'] | null;
  /** When it was finished; null before. */
  finishedAt: string | null;
}

/** Where the money goes: of a card and of an account number, the last four characters are kept alone. */
export interface PayoutRecord {
  method: Schemas['PayoutMethod'];
  card: Schemas['PayoutCard'] | null;
  bankAccount: { bankId: string; last4: string } | null;
}

/** A bank that sales can be paid out to. */
export interface BankRecord {
  id: string;
  name: string;
  countryCode: string;
}
