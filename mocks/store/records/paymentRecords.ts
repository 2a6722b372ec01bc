import type { components } from '../../../src/api/schema.d';

/** What happens when a card is charged; `time-out` charges it and loses the answer. */
export type ChargeOutcome = 'approved' | 'declined' | 'try-again' | 'time-out';

/** The kind of a card. */
export type CardBrand = components['schemas']['CardBrand'];

/** What is kept of a card: enough to recognise it, never its number or security code. */
interface KeptCard {
  accountId: string;
  brand: CardBrand;
  last4: string;
  /** 1 to 12. */
  expiryMonth: number;
  /** With four digits. */
  expiryYear: number;
  holderName: string;
  outcome: ChargeOutcome;
}

/** A card that waits to become a payment method. Has its token as its id. */
export interface CardTokenRecord extends KeptCard {
  id: string;
  expiresAt: string;
}

/** A card on file. */
export interface PaymentMethodRecord extends KeptCard {
  id: string;
  billingAddress: {
    address1: string;
    address2: string;
    city: string;
    state: string;
    postalCode: string;
    countryCode: string;
  };
  isDefault: boolean;
  /** How often it was charged; never where it is left out. */
  attempts?: number;
  createdAt: string;
}

/** A change of an account's credits: what came in is positive, what was spent negative. */
export interface CreditEntryRecord {
  id: string;
  accountId: string;
  /** Minor units of US dollars. */
  amount: number;
  reason: 'gift-card' | 'order' | 'refund';
  orderId: string | null;
  giftCardCode: string | null;
  createdAt: string;
}

/** A membership, running or over. Has its account's id. */
export interface MembershipRecord {
  id: string;
  plan: 'monthly' | 'yearly';
  startedAt: string;
  /** The end of the time paid for when it was last joined or resumed; later ones are computed. */
  paidUntil: string;
  /** When it was canceled; null while it renews itself. */
  cancelledAt: string | null;
  /** The card that renews it; null where that was removed, and then nothing renews it. */
  paymentMethodId: string | null;
}
