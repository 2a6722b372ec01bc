import type { components } from '../../src/api/schema.d';
import { isCardBrand } from '../../src/lib/cardBrand';
import { cardKindOf, isCardNumber } from '../../src/lib/cardNumber';
import { validationFailed, type FieldError } from '../problem';
import type { CardTokenRecord, ChargeOutcome } from '../store/records/paymentRecords';
import type { Store } from '../store/store';
import { isExpired } from './cards';
import { randomHex } from './passwords';

type Schemas = components['schemas'];

const LIFETIME_MS = 15 * 60 * 1000;
const TOKEN_BYTES = 16;

const OUTCOMES: Record<ChargeOutcome, string> = {
  approved: 'approved',
  declined: 'declined',
  'try-again': 'asks for another try',
  'time-out': 'charged, but the answer gets lost',
};

const sample = (number: string, outcome: ChargeOutcome) => ({
  number,
  outcome,
  label: `${cardKindOf(number)?.title}, ${OUTCOMES[outcome]}`,
});

/** Cards to try; every other number is approved. */
export const SAMPLE_CARDS: Schemas['SampleCard'][] = [
  sample('4242424242424242', 'approved'),
  sample('5555555555554444', 'approved'),
  sample('378282246310005', 'approved'),
  sample('4000000000000002', 'declined'),
  sample('4000000000000119', 'try-again'),
  sample('4000000000000341', 'time-out'),
];

const monthOf = ({ expiry }: Schemas['CardInput']) => ({
  expiryMonth: Number(expiry.slice(5)),
  expiryYear: Number(expiry.slice(0, 4)),
});

/**
 * The brand of a card that can be taken.
 *
 * @throws ProblemError 422 with everything that is wrong with it; no message repeats what was sent
 */
function checkedBrand(card: Schemas['CardInput'], now: Date): Schemas['CardBrand'] {
  const errors: FieldError[] = [];
  const kind = cardKindOf(card.number);
  const brand = kind?.brand ?? '';
  if (kind && !isCardBrand(brand)) {
    const detail = `We don’t take ${kind.title} cards.`;
    errors.push({ pointer: '/number', code: 'unknown', detail });
  } else if (!kind || !isCardNumber(card.number)) {
    const detail = 'Is not the number of a card. Check its digits.';
    errors.push({ pointer: '/number', code: 'mismatch', detail });
  }
  if (isExpired(monthOf(card), now)) {
    errors.push({ pointer: '/expiry', code: 'expired', detail: 'This card has expired.' });
  }
  if (kind && card.cvc.length !== kind.codeLength) {
    const detail = `Has ${kind.codeLength} digits on a ${kind.title} card.`;
    errors.push({ pointer: '/cvc', code: 'format', detail });
  }
  if (errors.length > 0 || !isCardBrand(brand)) throw validationFailed(errors);
  return brand;
}

/**
 * Exchanges a card for a token; number and security code are not kept.
 *
 * @throws ProblemError 422 where the card can't be one, has expired or is of a kind that is not taken
 */
export async function exchangeCard(
  store: Store,
  now: Date,
  accountId: string,
  card: Schemas['CardInput'],
): Promise<CardTokenRecord> {
  const brand = checkedBrand(card, now);
  const { cardTokens } = await store.open('cardTokens');
  for (const { id, expiresAt } of cardTokens.all()) {
    if (Date.parse(expiresAt) <= now.getTime()) cardTokens.remove(id);
  }
  const { number, holderName } = card;
  const token = {
    id: `card-${randomHex(TOKEN_BYTES)}`,
    accountId,
    brand,
    last4: number.slice(-4),
    ...monthOf(card),
    holderName: holderName.trim(),
    outcome: SAMPLE_CARDS.find((one) => one.number === number)?.outcome ?? 'approved',
    expiresAt: new Date(now.getTime() + LIFETIME_MS).toISOString(),
  };
  cardTokens.put(token);
  return token;
}

/**
 * The card of a token, which can't be used again.
 *
 * @throws ProblemError 422 where the token is unknown, used, too old or another account's
 */
export async function takeToken(
  store: Store,
  now: Date,
  accountId: string,
  id: string,
): Promise<CardTokenRecord> {
  const { cardTokens } = await store.open('cardTokens');
  const token = cardTokens.get(id);
  if (token?.accountId !== accountId || Date.parse(token.expiresAt) <= now.getTime()) {
    const detail = 'The card has to be entered once more: too much time has passed.';
    throw validationFailed([{ pointer: '/token', code: 'expired', detail }]);
  }
  cardTokens.remove(id);
  return token;
}
