import type { components } from '../../src/api/schema.d';
import { isIban, looksLikeIban } from '../../src/lib/iban';
import { readPhone } from '../../src/lib/phone';
import { ProblemError, validationFailed, type FieldError } from '../problem';
import type {
  PartnerAccountRecord,
  PartnerSetupRecord,
  PayoutRecord,
} from '../store/records/partnerRecords';
import type { Store } from '../store/store';
import { takeToken } from './cardTokens';
import { setupOf } from './partnerSetups';
import { requireVersion } from './preconditions';

type Schemas = components['schemas'];

/** The entity tag of a setup's version. */
export const tagOfSetup = ({ version }: PartnerSetupRecord): string => `"${version}"`;

const required = (pointer: string, detail: string): FieldError => ({
  pointer,
  code: 'required',
  detail,
});

function phoneErrors(phone: string): FieldError[] {
  if (readPhone(phone)) return [];
  return [{ pointer: '/phone', code: 'format', detail: 'Is not a phone number of its country.' }];
}

function refuseIfAny(errors: FieldError[]): void {
  if (errors.length > 0) throw validationFailed(errors);
}

/**
 * Keeps a change of a setup as its next version.
 *
 * @param wanted the version that the change starts from
 * @throws ProblemError 412 where the setup has another version
 */
async function keep(
  store: Store,
  { id }: PartnerAccountRecord,
  wanted: string,
  change: (before: PartnerSetupRecord) => Promise<Partial<PartnerSetupRecord>>,
): Promise<PartnerSetupRecord> {
  const { partnerSetups } = await store.open('partnerSetups');
  const before = setupOf(partnerSetups, id);
  requireVersion(tagOfSetup(before), wanted);
  return partnerSetups.put({
    ...before,
    ...(await change(before)),
    version: before.version + 1,
  });
}

/** What is wrong with a country or a postal code of it. */
async function addressErrors(
  store: Store,
  { type, countryCode, postalCode }: Schemas['SetupInformationInput'],
): Promise<FieldError[]> {
  const { countries } = await store.open('countries');
  const country = countries.get(countryCode);
  if (!country) {
    const detail = 'Is not a country that we know.';
    return [{ pointer: '/countryCode', code: 'unknown', detail }];
  }
  const { name, postalCodePattern: pattern, postalCodeExample } = country;
  if (type === 'company' || !pattern || new RegExp(pattern, 'iu').test(postalCode.trim()))
    return [];
  const example = postalCodeExample ? `, such as ${postalCodeExample}` : '';
  const detail = `Is not a postal code of ${name}${example}.`;
  return [{ pointer: '/postalCode', code: 'format', detail }];
}

/** What only an individual has. */
const PERSONAL = ['firstName', 'middleName', 'lastName', 'company', 'postalCode'] as const;

/**
 * Saves who is paid.
 *
 * @throws ProblemError 412 as {@link keep}, 422 with everything that is wrong
 */
export function saveInformation(
  store: Store,
  partner: PartnerAccountRecord,
  wanted: string,
  input: Schemas['SetupInformationInput'],
): Promise<PartnerSetupRecord> {
  return keep(store, partner, wanted, async () => {
    const isPerson = input.type === 'individual';
    refuseIfAny([
      ...phoneErrors(input.phone),
      ...(isPerson && !input.firstName.trim()
        ? [required('/firstName', 'Enter the first name.')]
        : []),
      ...(isPerson && !input.lastName.trim()
        ? [required('/lastName', 'Enter the last name.')]
        : []),
      ...(await addressErrors(store, input)),
    ]);
    const entries = Object.entries(input).map(([name, text]) => [name, text.trim()]);
    const trimmed = Object.fromEntries(entries) as Schemas['SetupInformation'];
    if (!isPerson) for (const name of PERSONAL) trimmed[name] = '';
    return { information: trimmed };
  });
}

async function payoutToCard(
  store: Store,
  now: Date,
  accountId: string,
  { method, token }: Schemas['SetupPaymentInput'],
  before: PayoutRecord | null,
): Promise<PayoutRecord> {
  if (token === null) {
    const kept = before?.method === method ? before : undefined;
    if (!kept) throw validationFailed([required('/token', 'Enter the card.')]);
    return kept;
  }
  const { brand, last4, expiryMonth, expiryYear, holderName } = await takeToken(
    store,
    now,
    accountId,
    token,
  );
  const card = { last4, expiryMonth, expiryYear, holderName };
  return {
    method,
    card: { ...card, brand: brand },
    bankAccount: null,
  };
}

async function payoutToBank(
  store: Store,
  { bankId, bankAccountNumber: number }: Schemas['SetupPaymentInput'],
  before: PayoutRecord | null,
): Promise<PayoutRecord> {
  const { banks } = await store.open('banks');
  if (bankId === null) throw validationFailed([required('/bankId', 'Choose a bank.')]);
  if (!banks.get(bankId)) {
    const detail = 'Is not a bank that we pay to.';
    throw validationFailed([{ pointer: '/bankId', code: 'unknown', detail }]);
  }
  const kept = before?.bankAccount?.bankId === bankId ? before : undefined;
  if (number === null) {
    if (!kept)
      throw validationFailed([required('/bankAccountNumber', 'Enter the account number.')]);
    return kept;
  }
  if (looksLikeIban(number) && !isIban(number)) {
    const detail = 'Is not an IBAN: its check digits are wrong.';
    throw validationFailed([{ pointer: '/bankAccountNumber', code: 'mismatch', detail }]);
  }
  const bankAccount = { bankId, last4: number.slice(-4) };
  return { method: 'internet-banking', card: null, bankAccount };
}

/**
 * Saves where the money goes; nothing of a number is kept but its last four characters.
 *
 * @throws ProblemError 412 as {@link keep}, 422 where the token, the bank or the number is refused
 */
export function savePayment(
  store: Store,
  now: Date,
  partner: PartnerAccountRecord,
  wanted: string,
  input: Schemas['SetupPaymentInput'],
): Promise<PartnerSetupRecord> {
  return keep(store, partner, wanted, async ({ payment }) => ({
    payment:
      input.method === 'internet-banking'
        ? await payoutToBank(store, input, payment)
        : await payoutToCard(store, now, partner.accountId, input, payment),
  }));
}

/**
 * Saves what the statement for the tax office needs.
 *
 * @throws ProblemError 412 as {@link keep}, 422 where the phone number can't be one
 */
export function saveTax(
  store: Store,
  partner: PartnerAccountRecord,
  wanted: string,
  input: Schemas['SetupTaxInput'],
): Promise<PartnerSetupRecord> {
  return keep(store, partner, wanted, async () => {
    refuseIfAny(phoneErrors(input.phone));
    return { tax: input };
  });
}

/**
 * Finishes a setup, once.
 *
 * @throws ProblemError 412 where it has another version, 409 where a step is missing
 */
export async function finishSetup(
  store: Store,
  now: Date,
  partner: PartnerAccountRecord,
  wanted: string,
): Promise<PartnerSetupRecord> {
  const { partnerSetups } = await store.open('partnerSetups');
  const setup = setupOf(partnerSetups, partner.id);
  if (setup.finishedAt !== null) {
    requireVersion(tagOfSetup(setup), wanted);
    return setup;
  }
  return keep(store, partner, wanted, async ({ information, payment, tax }) => {
    if (!information || !payment || !tax)
      throw new ProblemError(409, 'setup-incomplete', 'Save all three steps first');
    return { finishedAt: now.toISOString() };
  });
}
