import type { components } from '../../src/api/schema.d';
import { ProblemError, validationFailed } from '../problem';
import type { NotificationRecord } from '../store/records';
import type { OrderRecord } from '../store/records/orderRecords';
import type { PaymentMethodRecord } from '../store/records/paymentRecords';
import type { Store } from '../store/store';
import { addCreditEntry } from './credits';
import { sampleLicenseKey } from './licenseKeys';
import { notify } from './notifications';
import { charge } from './paymentMethods';
import { quoteFor, type QuoteFigures } from './quotes';

type OrderInput = components['schemas']['OrderInput'];

/** What a purchase came to. */
export interface Purchase {
  order: OrderRecord;
  /** Whether the bank took too long, so that the buyer has no answer yet. */
  isLost: boolean;
}

const pick = (below: number) => crypto.getRandomValues(new Uint32Array(1))[0]! % below;

const dollars = (amountMinor: number) => `$${(amountMinor / 100).toFixed(2)}`;

/** The card that is to be charged. */
async function chosenCard(
  store: Store,
  accountId: string,
  id: string | null,
): Promise<PaymentMethodRecord> {
  const refused = (code: 'required' | 'unknown', detail: string) =>
    validationFailed([{ pointer: '/paymentMethodId', code, detail }]);
  if (id === null) throw refused('required', 'Choose how to pay.');
  const { paymentMethods } = await store.open('paymentMethods');
  const method = paymentMethods.get(id);
  if (method?.accountId !== accountId) throw refused('unknown', 'There is no such payment method.');
  return method;
}

/** Counts a sale where figures of sales are shown, and the deal of the buyer. */
async function countSale(
  store: Store,
  accountId: string,
  { item, quantity }: OrderRecord,
): Promise<void> {
  const { listings, templates, members } = await store.open('listings', 'templates', 'members');
  const listing = item.kind === 'template' ? undefined : listings.get(item.id);
  if (listing) listings.put({ ...listing, sales: listing.sales + quantity });
  const template = item.kind === 'template' ? templates.get(item.id) : undefined;
  if (template) {
    const { salesCount, monthSales } = template;
    templates.put({ ...template, salesCount: salesCount + 1, monthSales: monthSales + 1 });
  }
  const member = members.get(accountId);
  if (member) members.put({ ...member, dealsBought: member.dealsBought + 1 });
}

const DELIVERED: Record<
  OrderRecord['item']['kind'],
  Required<Pick<NotificationRecord, 'title' | 'body' | 'action'>>
> = {
  software: {
    title: 'Your license has arrived',
    body: 'The key is in Products.',
    action: 'see-products',
  },
  course: {
    title: 'Your course is ready',
    body: 'You’ll find it in the Student Portal.',
    action: 'start-course',
  },
  template: {
    title: 'Your template is ready',
    body: 'You’ll find it in Products.',
    action: 'see-products',
  },
};

/** Delivers what was paid for. */
async function deliver(store: Store, now: Date, order: OrderRecord): Promise<void> {
  const { accountId, item, creditsApplied } = order;
  if (creditsApplied > 0) {
    const amount = -creditsApplied;
    await addCreditEntry(store, now, { accountId, amount, reason: 'order', orderId: order.id });
  }
  await countSale(store, accountId, order);
  const { title, body, action } = DELIVERED[item.kind];
  await notify(store, now, accountId, {
    title,
    body: `${order.title}, order ${order.number}. ${body}`,
    listingId: item.kind === 'template' ? null : item.id,
    action,
  });
}

function toOrder(store: Store, now: Date, accountId: string, quote: QuoteFigures): OrderRecord {
  const id = store.nextId('order');
  const { item, title, picture, planId, planTitle, quantity, unitPrice } = quote;
  const { isYearly, subtotal, creditsApplied, total } = quote;
  return {
    id,
    number: `DWO-${id.replace('order-', '')}`,
    accountId,
    ...{ item, title, picture, planId, planTitle, quantity, unitPrice },
    ...(isYearly && { isYearly }),
    ...{ subtotal, creditsApplied, total },
    paymentMethod: null,
    status: 'paid',
    failure: null,
    licenseKeys: [],
    createdAt: now.toISOString(),
  };
}

/**
 * Buys something. A declined card makes an order, too, which has failed and costs nothing.
 *
 * @throws ProblemError as {@link quoteFor} does; 409 where the total is not the expected one or the
 *   bank asks for another try; 422 without a payment method where there is something to pay
 */
export async function buy(
  store: Store,
  now: Date,
  accountId: string,
  { expectedTotal, paymentMethodId, ...selection }: OrderInput,
): Promise<Purchase> {
  const { orders } = await store.open('orders');
  const quote = await quoteFor(store, now, accountId, selection);
  if (expectedTotal.amountMinor !== quote.total || expectedTotal.currency !== 'USD') {
    throw new ProblemError(409, 'price-changed', 'The price has changed', {
      detail: `The total is ${dollars(quote.total)} now.`,
    });
  }
  const card = quote.total > 0 ? await chosenCard(store, accountId, paymentMethodId) : null;
  const outcome = card ? await charge(store, now, card) : 'approved';
  if (outcome === 'try-again') {
    throw new ProblemError(409, 'payment-try-again', 'The bank asks for another try', {
      detail: 'Your bank did not take the payment this time. Nothing was charged. Try again.',
      keepsChanges: true,
    });
  }
  const order = toOrder(store, now, accountId, quote);
  if (card) order.paymentMethod = { brand: card.brand, last4: card.last4 };
  if (outcome === 'declined') {
    order.status = 'failed';
    order.failure = 'Your card was declined.';
  } else {
    const keys = order.item.kind === 'software' ? order.quantity : 0;
    order.licenseKeys = Array.from({ length: keys }, () => sampleLicenseKey(pick));
    await deliver(store, now, order);
  }
  return { order: orders.put(order), isLost: outcome === 'time-out' };
}
