import type { QueryParams } from '../contract/types';
import { wordLine, wordTest } from '../search/words';
import type { Store } from '../store/store';
import type { OrderRecord } from '../store/records/orderRecords';
import type { RedemptionRecord } from '../store/records/redemptionRecords';
import { newestFirst } from './order';
import { ordersOf, ownsItem } from './orders';

/** Something that an account owns, and how it came to it. */
export interface OwnedProduct {
  /** That of its order or redemption. */
  id: string;
  item: OrderRecord['item'];
  title: string;
  /** Path of the drawn picture below `artwork/`, without the ending. */
  picture: string;
  planTitle: string | null;
  quantity: number;
  /** The order that it was bought with, or null where it was redeemed. */
  orderId: string | null;
  licenseKeys: readonly string[];
  /** Whether its money was asked back; it is owned until that is there. */
  isRefundRequested: boolean;
  /** When it was bought or redeemed. */
  createdAt: string;
}

const fromOrder = (order: OrderRecord): OwnedProduct => ({
  ...order,
  orderId: order.id,
  isRefundRequested: order.refundRequestedAt !== undefined,
});

const fromRedemption = (redemption: RedemptionRecord): OwnedProduct => ({
  ...redemption,
  quantity: 1,
  orderId: null,
  isRefundRequested: false,
});

/** What an account owns now: what it has paid for and not given back, and what it has redeemed. */
export async function ownedProductsOf(
  store: Store,
  accountId: string,
  now: Date,
): Promise<OwnedProduct[]> {
  const { orders, redemptions } = await store.open('orders', 'redemptions');
  return [
    ...ordersOf(orders, accountId)
      .filter((order) => ownsItem(order, now))
      .map(fromOrder),
    ...redemptions
      .all()
      .filter((redemption) => redemption.accountId === accountId)
      .map(fromRedemption),
  ];
}

/** Those of some products that match, the latest first. */
export function searchOwnedProducts(
  owned: readonly OwnedProduct[],
  { q, kind, itemId }: Pick<QueryParams<'listOwnedProducts'>, 'q' | 'kind' | 'itemId'>,
): OwnedProduct[] {
  return owned
    .filter(({ item }) => kind === undefined || item.kind === kind)
    .filter(({ item }) => itemId === undefined || item.id === itemId)
    .filter(wordTest(q, owned, ({ title, planTitle }) => wordLine(title, planTitle ?? '')))
    .sort(newestFirst);
}
