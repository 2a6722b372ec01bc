import { dayIn } from '../../src/lib/calendar';
import type { ListingRecord } from '../store/records';
import type { OrderRecord } from '../store/records/orderRecords';
import type { PartnerAccountRecord } from '../store/records/partnerRecords';
import type { SaleRecord } from '../store/records/saleRecords';
import type { Store } from '../store/store';

/** How a sale stands; its money counts until it is refunded. */
export type SaleStatus = 'paid' | 'refund-requested' | 'refunded';

/** A sale as its partner sees it. Days are those of the partner account's time zone. */
export interface Sale {
  id: string;
  orderNumber: string;
  listing: ListingRecord;
  /** Null where it is not known. */
  planTitle: string | null;
  quantity: number;
  /** Minor units of US dollars. */
  gross: number;
  status: SaleStatus;
  soldAt: string;
  soldOn: string;
  /** Null where the money has not gone back. */
  refundedOn: string | null;
}

/** The sale that an order is; undefined for one that failed, and for what no partner sells. */
function saleOf(order: OrderRecord, listing: ListingRecord | undefined): SaleRecord | undefined {
  if (order.status !== 'paid' || order.item.kind === 'template' || !listing) return undefined;
  const { id, planTitle, quantity, subtotal, createdAt, refundDueAt } = order;
  return {
    id: `sale-${id}`,
    partnerAccountId: listing.vendor.id,
    listingId: listing.id,
    ...(planTitle !== null && { planTitle }),
    quantity,
    gross: subtotal,
    soldAt: createdAt,
    ...(refundDueAt !== undefined && { refundedAt: refundDueAt }),
  };
}

const soldDays = new WeakMap<SaleRecord | OrderRecord, { timeZone: string; day: string }>();

/** The day of a sale, worked out once for what it was kept as: a time zone is slow to ask. */
function soldOnOf(kept: SaleRecord | OrderRecord, timeZone: string, soldAt: string): string {
  const known = soldDays.get(kept);
  if (known?.timeZone === timeZone) return known.day;
  const day = dayIn(timeZone, soldAt);
  soldDays.set(kept, { timeZone, day });
  return day;
}

function statusOf({ refundedAt }: SaleRecord, now: Date): SaleStatus {
  if (refundedAt === undefined) return 'paid';
  return Date.parse(refundedAt) <= now.getTime() ? 'refunded' : 'refund-requested';
}

/** Everything that a partner account has sold, in no particular order. */
export async function salesOf(
  store: Store,
  { id: partnerId, timeZone }: PartnerAccountRecord,
  now: Date,
): Promise<Sale[]> {
  const { sales, orders, listings } = await store.open('sales', 'orders', 'listings');
  const kept = [
    ...sales.all().map((sale) => [sale, sale] as const),
    ...orders.all().map((order) => [order, saleOf(order, listings.get(order.item.id))] as const),
  ];
  return kept.flatMap(([source, record]): Sale[] => {
    if (!record) return [];
    const listing = listings.get(record.listingId);
    if (record.partnerAccountId !== partnerId || !listing) return [];
    const { id, planTitle = null, quantity, gross, soldAt, refundedAt } = record;
    const status = statusOf(record, now);
    return [
      {
        id,
        orderNumber: `DWO-${/\d+$/.exec(id)![0]}`,
        listing,
        ...{ planTitle, quantity, gross, status, soldAt },
        soldOn: soldOnOf(source, timeZone, soldAt),
        refundedOn: status === 'refunded' ? dayIn(timeZone, refundedAt!) : null,
      },
    ];
  });
}

/** Keeps the sales of an account that ends in the books of the partners, without their buyer. */
export async function keepSalesOf(store: Store, accountId: string): Promise<void> {
  const { sales, orders, listings, partnerAccounts } = await store.open(
    'sales',
    'orders',
    'listings',
    'partnerAccounts',
  );
  for (const order of orders.all()) {
    const sale = saleOf(order, listings.get(order.item.id));
    if (order.accountId !== accountId || !sale) continue;
    if (partnerAccounts.get(sale.partnerAccountId)) sales.put(sale);
  }
}
