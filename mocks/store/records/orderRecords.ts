import type { CardBrand } from './paymentRecords';

/** One purchase, as it was made: what is sold may change afterwards, the order does not. */
export interface OrderRecord {
  /** Goes up with time: `order-032064`. */
  id: string;
  /** What people call it: `DWO-032064`. */
  number: string;
  accountId: string;
  item: { kind: 'software' | 'course' | 'template'; id: string };
  title: string;
  /** Path of the drawn picture below `artwork/`, without the ending. */
  picture: string;
  /** Null for a template, which has no plans. */
  planId: string | null;
  planTitle: string | null;
  /** True where it was paid for one year; left out where it was paid once. */
  isYearly?: boolean;
  quantity: number;
  /** Minor units of US dollars, as all amounts of an order. */
  unitPrice: number;
  subtotal: number;
  creditsApplied: number;
  /** What was charged to the card. */
  total: number;
  /** Null where the card had nothing to pay. */
  paymentMethod: { brand: CardBrand; last4: string } | null;
  status: 'paid' | 'failed';
  /** Why the payment failed, in words; null where it did not. */
  failure: string | null;
  /** One for each piece of software that was bought. */
  licenseKeys: string[];
  createdAt: string;
  refundRequestedAt?: string;
  refundReason?: string;
  /** When the money has gone back, or will have. */
  refundDueAt?: string;
}
