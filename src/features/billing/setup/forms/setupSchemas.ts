import { object, string } from 'yup';
import type { Country } from '../../../../api/resources/countries';
import type { CardInput } from '../../../../api/resources/payment-methods';
import type { PartnerSetup, SetupInput } from '../../../../api/resources/partner-setup';
import { postalCodeProblem } from '../../../../domain/address/postalCode';
import { cardSchema, type CardValues } from '../../../../domain/payment/paymentSchemas';
import { optionalText, requiredEmail, requiredText } from '../../../../forms/schemaParts';
import { brandName } from '../../../../lib/cardBrand';
import { cardKindOf } from '../../../../lib/cardNumber';
import { isIban, looksLikeIban, plainAccountNumber } from '../../../../lib/iban';
import { readPhone } from '../../../../lib/phone';
import type { ShownPayment } from '../setupRows';

/** A phone number as it is typed. */
export interface PhoneValues {
  /** The two-letter code of the country in which `phone` is dialled. */
  phoneCountry: string;
  phone: string;
}

export type InformationValues = Omit<SetupInput<'information'>, 'phone'> & PhoneValues;

export type TaxValues = Omit<SetupInput<'tax'>, 'annualGrossPay' | 'phone'> &
  PhoneValues & {
    /** US dollars as they are typed: `48,000.50`. */
    annualGrossPay: string;
  };

/** Number, expiry (`MMYYYY`) and code are digits alone; `brand` is '' until it is chosen or known. */
export interface PaymentValues extends CardValues {
  method: SetupInput<'payment'>['method'];
  brand: string;
  bankId: string;
  bankAccountNumber: string;
}

const type = string().required('Choose one.').oneOf(['individual', 'company'], 'Choose one.');

const phoneFields = {
  phoneCountry: string().required('Choose the country of the number.'),
  phone: string()
    .trim()
    .required('Enter a phone number.')
    .test('number', (text, { parent, createError }) => {
      if (!text || readPhone(text, (parent as PhoneValues).phoneCountry)) return true;
      return createError({ message: 'Enter a phone number of the country, with its area code.' });
    }),
};

/** As the contract has it; only for what the schema has let through. */
const toE164 = ({ phone, phoneCountry }: PhoneValues): string =>
  readPhone(phone, phoneCountry)!.e164;

const ofIndividual = { is: 'individual' } as const;

/** The rules of step 1, the postal codes of the countries among them. */
export function informationSchema(countries: readonly Country[]) {
  return object({
    type,
    contactEmail: requiredEmail(),
    ...phoneFields,
    firstName: optionalText({ max: 80 }).when('type', {
      ...ofIndividual,
      then: (name) => name.required('Enter your first name.'),
    }),
    middleName: optionalText({ max: 80 }),
    lastName: optionalText({ max: 80 }).when('type', {
      ...ofIndividual,
      then: (name) => name.required('Enter your last name.'),
    }),
    company: optionalText({ max: 120 }),
    streetAddress: requiredText('Enter street and number.', { max: 120 }),
    address2: optionalText({ max: 120 }),
    city: requiredText('Enter the city.', { max: 80 }),
    countryCode: string().required('Choose a country.'),
    postalCode: optionalText({ max: 20 }).test('form', (text, { parent, createError }) => {
      const { type: kind, countryCode } = parent as InformationValues;
      const country = countries.find(({ code }) => code === countryCode);
      const message = postalCodeProblem(country, text, 'ZIP or postal code');
      return kind !== 'individual' || message === undefined || createError({ message });
    }),
  });
}

/** Step 1 in the terms of the contract. */
export function toInformationInput({
  phone,
  phoneCountry,
  ...rest
}: InformationValues): SetupInput<'information'> {
  return { ...rest, phone: toE164({ phone, phoneCountry }) };
}

const isToCome = (expiry: string): boolean =>
  Date.UTC(Number(expiry.slice(2)), Number(expiry.slice(0, 2))) > Date.now();

/** The rules of a new card in step 2. */
export const payoutCardSchema = cardSchema.shape({
  brand: string().test('of-number', (brand, { parent, createError }) => {
    const kind = cardKindOf((parent as PaymentValues).number);
    if (!brand || !kind || kind.brand === brand) return true;
    return createError({ message: `This is not the number of a ${brandName(brand)} card.` });
  }),
  expiry: string()
    .required('Enter the expiry.')
    .matches(/^(0[1-9]|1[0-2])20\d{2}$/, {
      message: 'Enter month and year, such as 09/2029.',
      excludeEmptyString: true,
    })
    .test('to-come', 'This card has expired.', (text) => text?.length !== 6 || isToCome(text)),
});

/** The card of step 2 in the terms of the contract. */
export const toPayoutCard = ({ holderName, number, expiry, cvc }: CardValues): CardInput => ({
  holderName,
  number,
  expiry: `${expiry.slice(2)}-${expiry.slice(0, 2)}`,
  cvc,
});

/** What may be shown of the card of step 2. */
export const toShownCard = ({
  brand,
  number,
  expiry,
  holderName,
}: PaymentValues): ShownPayment['card'] => ({
  brand,
  last4: number.slice(-4),
  expiryMonth: Number(expiry.slice(0, 2)),
  expiryYear: Number(expiry.slice(2)),
  holderName,
});

/**
 * The rules of a bank account in step 2.
 *
 * @param keptBankId the bank whose account number is kept where none is typed; null without one
 */
export const bankAccountSchema = (keptBankId: string | null) =>
  object({
    bankId: string().required('Select a bank.'),
    bankAccountNumber: string().test('number', (typed, { parent, createError }) => {
      const number = plainAccountNumber(typed ?? '');
      if (!number && (parent as PaymentValues).bankId === keptBankId) return true;
      if (!number) return createError({ message: 'Enter the account number.' });
      if (!/^[A-Z0-9]{6,34}$/.test(number))
        return createError({ message: 'Use 6 to 34 letters and digits.' });
      if (looksLikeIban(number) && !isIban(number))
        return createError({ message: 'This is not an IBAN: check its digits.' });
      return true;
    }),
  });

/** A bank account in the terms of the contract. */
export const toBankInput = ({
  bankId,
  bankAccountNumber,
}: Pick<PaymentValues, 'bankId' | 'bankAccountNumber'>): SetupInput<'payment'> => ({
  method: 'internet-banking',
  token: null,
  bankId,
  bankAccountNumber: plainAccountNumber(bankAccountNumber ?? '') || null,
});

const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
const MOST_MINOR = 1_000_000_000_000;

/** Cents of an amount in US dollars as it is typed; undefined for what is none. */
function centsOf(text: string): number | undefined {
  const [, whole, part = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
  return cents <= MOST_MINOR ? cents : undefined;
}

/** The rules of step 3. */
export const taxSchema = object({
  type,
  annualGrossPay: string()
    .required('Enter your annual gross pay.')
    .test(
      'amount',
      'Enter an amount in US dollars, such as 48,000.',
      (text) => !text || centsOf(text) !== undefined,
    ),
  ...phoneFields,
  gisNumber: requiredText('Enter your GIS No.', { min: 4, max: 20 }).matches(
    /^[A-Za-z0-9]([A-Za-z0-9 /-]*[A-Za-z0-9])?$/,
    { message: 'Use letters, digits, spaces, / and -.', excludeEmptyString: true },
  ),
});

/** Step 3 in the terms of the contract. */
export function toTaxInput({
  annualGrossPay,
  phone,
  phoneCountry,
  ...rest
}: TaxValues): SetupInput<'tax'> {
  return {
    ...rest,
    annualGrossPay: { amountMinor: centsOf(annualGrossPay) ?? 0, currency: 'USD' },
    phone: toE164({ phone, phoneCountry }),
  };
}

/** Where a form begins: with the phone number that was saved, else with a country to choose. */
export function phoneValuesOf(saved: { phone: string } | null, fallback: string): PhoneValues {
  const read = saved && readPhone(saved.phone);
  if (!saved || !read) return { phoneCountry: fallback, phone: saved?.phone ?? '' };
  return { phoneCountry: read.countryCode ?? fallback, phone: read.national };
}

/** Step 3 as it was saved, to be changed. */
export const taxValuesOf = (
  { tax, information }: PartnerSetup,
  phoneCountry: string,
): TaxValues => ({
  type: tax?.type ?? information?.type ?? 'individual',
  annualGrossPay: tax ? String(tax.annualGrossPay.amountMinor / 100) : '',
  ...phoneValuesOf(tax ?? information, phoneCountry),
  gisNumber: tax?.gisNumber ?? '',
});
