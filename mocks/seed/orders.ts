import { sampleLicenseKey } from '../rules/licenseKeys';
import type { ListingRecord, ListingTextRecord } from '../store/records';
import type { OrderRecord } from '../store/records/orderRecords';
import type { TemplateRecord } from '../store/records/templateRecords';
import { before, HOUR_MS } from './clock';
import { orderCopy, type OrderCopy } from './copy/orders';
import { fakerFor } from './random';

/** What orders are made from: prices and pictures are those of what was bought. */
export interface OrderSources {
  listings: readonly ListingRecord[];
  listingTexts: readonly ListingTextRecord[];
  templates: readonly TemplateRecord[];
}

/** An order before it has its number. */
export type PlacedOrder = Omit<OrderRecord, 'id' | 'number'>;

const CARD = { brand: 'visa', last4: '4242' } as const;
const DECLINED_CARD = { brand: 'visa', last4: '0002' } as const;

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what} to order`);
  return value;
}

/** What was bought: its record, its plan and its price. */
function boughtIn({ listings, listingTexts, templates }: OrderSources, copy: OrderCopy) {
  const { kind, title } = copy;
  if (kind === 'template') {
    const template = required(
      templates.find((one) => one.title === title),
      title,
    );
    return { record: template, plan: null, price: template.price, isYearly: false };
  }
  const listing = required(
    listings.find((one) => one.title === title && one.kind === kind),
    title,
  );
  const plans = listingTexts.find(({ id }) => id === listing.id)?.plans;
  const plan = required(
    plans?.find((one) => one.title === copy.plan),
    `${copy.plan} of ${title}`,
  );
  return { record: listing, plan, price: plan.price, isYearly: listing.planType === 'annual' };
}

/** What the demonstration accounts have ordered. Throws an Error for an unknown title. */
export function placeOrders(sources: OrderSources): PlacedOrder[] {
  const faker = fakerFor('orders');
  const pick = (below: number) => faker.number.int({ min: 0, max: below - 1 });
  return orderCopy.map((copy) => {
    const { kind, quantity = 1, hoursAgo, failure = null, refund } = copy;
    const { record, plan, price, isYearly } = boughtIn(sources, copy);
    const keys = kind === 'software' && failure === null ? quantity : 0;
    const requested = refund && hoursAgo - refund.hoursAfter;
    return {
      accountId: copy.accountId,
      item: { kind, id: record.id },
      title: record.title,
      picture: record.picture,
      planId: plan?.id ?? null,
      planTitle: plan?.title ?? null,
      ...(isYearly && { isYearly }),
      quantity,
      unitPrice: price,
      subtotal: price * quantity,
      creditsApplied: 0,
      total: price * quantity,
      paymentMethod: failure === null ? CARD : DECLINED_CARD,
      status: failure === null ? 'paid' : 'failed',
      failure,
      licenseKeys: Array.from({ length: keys }, () => sampleLicenseKey(pick)),
      createdAt: before(hoursAgo * HOUR_MS),
      ...(refund &&
        requested !== undefined && {
          refundReason: refund.reason,
          refundRequestedAt: before(requested * HOUR_MS),
          refundDueAt: before((requested - refund.takesHours) * HOUR_MS),
        }),
    };
  });
}
