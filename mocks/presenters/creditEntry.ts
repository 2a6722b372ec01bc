import type { components } from '../../src/api/schema.d';
import type { CreditEntryRecord } from '../store/records/paymentRecords';
import { usd } from './money';

/** A change of the credits as its owner sees it; of a gift card's code, its last group. */
export const presentCreditEntry = ({
  id,
  amount,
  reason,
  orderId,
  giftCardCode,
  createdAt,
}: CreditEntryRecord): components['schemas']['CreditEntry'] => ({
  id,
  amount: usd(amount),
  reason,
  orderId,
  giftCardCode: giftCardCode && giftCardCode.slice(-4),
  createdAt,
});
