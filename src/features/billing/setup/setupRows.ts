import type { PartnerSetup } from '../../../api/resources/partner-setup';
import { cardName } from '../../../lib/cardBrand';
import { formatMoney } from '../../../lib/money';
import { readPhone } from '../../../lib/phone';
import { masked } from './masked';
import type { FilledStep } from './setupSteps';

/** A line of a step as it is shown; empty where nothing was entered. */
export interface SetupRow {
  label: string;
  value: string;
  /** What it is, where the label does not say. */
  hint?: string;
}

type Saved<Step extends FilledStep> = NonNullable<PartnerSetup[Step]>;

type SavedCard = NonNullable<Saved<'payment'>['card']>;

/** Where the money goes: what was saved, or what would be saved of a card of whatever brand. */
export type ShownPayment = Omit<Saved<'payment'>, 'card'> & {
  card: (Omit<SavedCard, 'brand'> & { brand: string }) | null;
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

export const TYPE_LABELS = { individual: 'Individual', company: 'Company' } as const;

export const METHOD_LABELS = {
  'internet-banking': 'Internet banking',
  'debit-card': 'Debit card',
  'credit-card': 'Credit Card',
} as const;

const phoneText = (e164: string) => readPhone(e164)?.international ?? e164;

/** Who is paid, line by line. */
export function informationRows(saved: Saved<'information'>): SetupRow[] {
  const { type, streetAddress, address2, city, countryCode, postalCode } = saved;
  const person =
    type === 'individual'
      ? [
          {
            label: 'Name',
            value: [saved.firstName, saved.middleName, saved.lastName].filter(Boolean).join(' '),
          },
          // Named as what it is: beside Individual, a company would contradict that.
          { label: 'Trades as', value: saved.company },
        ]
      : [];
  return [
    { label: 'Type', value: TYPE_LABELS[type] },
    ...person,
    { label: 'Contact email', value: saved.contactEmail },
    { label: 'Phone number', value: phoneText(saved.phone) },
    { label: 'Street address', value: streetAddress },
    { label: 'Address 2', value: address2 },
    { label: 'City', value: city },
    ...(type === 'individual' ? [{ label: 'ZIP', value: postalCode }] : []),
    { label: 'Country', value: countryCode ? (countryNames.of(countryCode) ?? countryCode) : '' },
  ];
}

/** Where the money goes, line by line. */
export function paymentRows({ method, card, bankAccount }: ShownPayment): SetupRow[] {
  return [
    { label: 'Paid out by', value: METHOD_LABELS[method] },
    ...(card
      ? [
          { label: 'Card', value: cardName(card) },
          { label: 'Cardholder name', value: card.holderName },
          {
            label: 'Expiry',
            value: `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`,
          },
        ]
      : []),
    ...(bankAccount
      ? [
          { label: 'Bank', value: bankAccount.bank.name },
          { label: 'Account number', value: masked(bankAccount.last4) },
        ]
      : []),
  ];
}

/** What the tax office is told, line by line. */
export const taxRows = ({ type, annualGrossPay, phone, gisNumber }: Saved<'tax'>): SetupRow[] => [
  { label: 'Type', value: TYPE_LABELS[type] },
  { label: 'Annual gross pay', value: formatMoney(annualGrossPay), hint: 'Before taxes' },
  { label: 'Phone number', value: phoneText(phone) },
  { label: 'GIS No.', value: gisNumber, hint: 'Your number at the tax office' },
];

/** A saved step, line by line; no lines where it was not saved yet. */
export function rowsOf(step: FilledStep, setup: PartnerSetup): SetupRow[] {
  switch (step) {
    case 'information':
      return setup.information ? informationRows(setup.information) : [];
    case 'payment':
      return setup.payment ? paymentRows(setup.payment) : [];
    case 'tax':
      return setup.tax ? taxRows(setup.tax) : [];
  }
}
