import type { components } from '../../src/api/schema.d';
import { ProblemError, validationFailed } from '../problem';
import type { CreditEntryRecord } from '../store/records/paymentRecords';
import type { Store } from '../store/store';
import { addCreditEntry } from './credits';

/** What a gift card is worth, in minor units of US dollars, and whether it is too old. */
interface GiftCard {
  amount: number;
  isExpired?: boolean;
}

const GIFT_CARDS: Readonly<Record<string, GiftCard>> = {
  'GIFT-4R8K-2W6P-7Q2M': { amount: 2500 },
  'GIFT-9T3X-5H7D-1V6C': { amount: 5000 },
  'GIFT-6M2J-8B4N-3Y9F': { amount: 1000 },
  'GIFT-2C5V-7L9Z-4K1S': { amount: 2500, isExpired: true },
};

/** A code that is used: the seed's demonstration account has redeemed it. */
export const USED_CODE = 'GIFT-8D6G-3P1R-5X7W';

/** What a code looks like once spaces and hyphens are out of it. */
const FORM = /^GIFT([0-9A-Z]{4})([0-9A-Z]{4})([0-9A-Z]{4})$/;

/** A code as it is printed on the card; undefined for a text that can't be one. */
function printedCode(typed: string): string | undefined {
  const [, ...groups] = FORM.exec(typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '')) ?? [];
  return groups.length > 0 ? ['GIFT', ...groups].join('-') : undefined;
}

const usedCodes = (entries: readonly CreditEntryRecord[]): Set<string | null> =>
  new Set([USED_CODE, ...entries.map(({ giftCardCode }) => giftCardCode)]);

const inDollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;

/** Gift cards to try: those that are good, and one for each way to be refused. */
export async function sampleGiftCards(
  store: Store,
): Promise<components['schemas']['SampleGiftCard'][]> {
  const { creditEntries } = await store.open('creditEntries');
  const used = usedCodes(creditEntries.all());
  const known = Object.entries(GIFT_CARDS).map(([code, { amount, isExpired }]) => ({
    code,
    label: isExpired ? 'Expired' : used.has(code) ? 'Used' : `Adds ${inDollars(amount)}`,
  }));
  return [
    ...known,
    { code: USED_CODE, label: 'Used' },
    { code: 'GIFT-0000-0000-0000', label: 'Unknown' },
    { code: 'GIFT-123', label: 'Not a code' },
  ];
}

/**
 * Adds the value of a gift card to an account's credits.
 *
 * @throws ProblemError 422 for a text that can't be a code or a code that no card has, 409 for a
 *   card that was redeemed or is too old
 */
export async function redeemGiftCard(
  store: Store,
  now: Date,
  accountId: string,
  typed: string,
): Promise<CreditEntryRecord> {
  const { creditEntries } = await store.open('creditEntries');
  const code = printedCode(typed);
  if (code === undefined) {
    const detail = 'Is not a gift card code, which looks like GIFT-1234-ABCD-5678.';
    throw validationFailed([{ pointer: '/code', code: 'format', detail }]);
  }
  if (usedCodes(creditEntries.all()).has(code)) {
    const title = 'This gift card was redeemed already';
    throw new ProblemError(409, 'code-used', title, {
      errors: [{ pointer: '/code', code: 'taken', detail: `${title}.` }],
    });
  }
  const card = Object.hasOwn(GIFT_CARDS, code) ? GIFT_CARDS[code] : undefined;
  if (!card) {
    const detail = 'No gift card has this code. Check it against the card.';
    throw validationFailed([{ pointer: '/code', code: 'unknown', detail }]);
  }
  if (card.isExpired) {
    const title = 'This gift card has expired';
    throw new ProblemError(409, 'code-expired', title, {
      errors: [{ pointer: '/code', code: 'expired', detail: `${title}.` }],
    });
  }
  const { amount } = card;
  return addCreditEntry(store, now, { accountId, amount, reason: 'gift-card', giftCardCode: code });
}
