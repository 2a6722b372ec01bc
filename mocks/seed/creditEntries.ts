import { USED_CODE } from '../rules/giftCards';
import type { CreditEntryRecord } from '../store/records/paymentRecords';
import { before, DAY_MS } from './clock';

/** The gift card that the demonstration account has redeemed. */
export const buildCreditEntries = (): CreditEntryRecord[] => [
  {
    id: 'credit-000001',
    accountId: 'member-maya',
    amount: 2500,
    reason: 'gift-card',
    orderId: null,
    giftCardCode: USED_CODE,
    createdAt: before(26 * DAY_MS),
  },
];
