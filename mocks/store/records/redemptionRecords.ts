import type { OrderRecord } from './orderRecords';

/** A code that can be turned into a product once. Is its own id: `K7QM-2XWA-PD9H`. */
export interface RedeemCodeRecord {
  id: string;
  listingId: string;
  planTitle: string;
  /** When it can no longer be used, or null without an end. */
  expiresAt: string | null;
  /** When it was used; left out while it was not. */
  usedAt?: string;
}

/** What a code was turned into. */
export interface RedemptionRecord {
  id: string;
  accountId: string;
  code: string;
  item: OrderRecord['item'];
  title: string;
  /** Path of the drawn picture below `artwork/`, without the ending. */
  picture: string;
  planTitle: string;
  /** One for software, none for a course. */
  licenseKeys: string[];
  createdAt: string;
}
