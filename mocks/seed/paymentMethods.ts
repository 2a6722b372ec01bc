import type { PaymentMethodRecord } from '../store/records/paymentRecords';
import { before, DAY_MS } from './clock';

/** The card that the demonstration account has paid its orders with (see orders.ts). */
export const buildPaymentMethods = (): PaymentMethodRecord[] => [
  {
    id: 'payment-method-000001',
    accountId: 'member-maya',
    brand: 'visa',
    last4: '4242',
    expiryMonth: 11,
    // Not shifted with the times of the seed, so far enough ahead.
    expiryYear: 2031,
    holderName: 'Maya Lindqvist',
    outcome: 'approved',
    billingAddress: {
      address1: 'Storgatan 12',
      address2: 'Floor 3',
      city: 'Uppsala',
      state: 'Uppsala län',
      postalCode: '753 10',
      countryCode: 'SE',
    },
    isDefault: true,
    createdAt: before(96 * DAY_MS),
  },
];
