import type { components } from '../../src/api/schema.d';
import { discountPercentOf } from '../rules/listingFigures';
import { orderStatus, ownsItem } from '../rules/orders';
import { priceLines, type QuoteFigures } from '../rules/quotes';
import { canRequestRefund, refundDeadline, refundedAt } from '../rules/refunds';
import type { OrderRecord } from '../store/records/orderRecords';
import type { Deliverable } from '../store/records/vendorListingRecords';
import { presentDeliverable } from './deliverable';
import { usd } from './money';

type Schemas = components['schemas'];

/** What it takes to show an order: the time, and where pictures are. */
export interface OrderView {
  now: Date;
  pictureUrl: (picture: string) => string;
}

type Bought = Pick<OrderRecord, 'item' | 'title' | 'picture' | 'planId' | 'planTitle'>;

const presentBought = (
  { item, title, picture, planId, planTitle }: Bought,
  pictureUrl: OrderView['pictureUrl'],
): Pick<Schemas['Order'], 'item' | 'plan'> => ({
  item: { ...item, title, imageUrl: pictureUrl(picture) },
  plan: planId === null || planTitle === null ? null : { id: planId, title: planTitle },
});

/** What a selection costs. */
export function presentQuote(
  quote: QuoteFigures,
  pictureUrl: OrderView['pictureUrl'],
): Schemas['Quote'] {
  const { subtotal, oldSubtotal } = quote;
  return {
    ...presentBought(quote, pictureUrl),
    quantity: quote.quantity,
    maxQuantity: quote.maxQuantity,
    lines: quote.lines.map(({ label, amount }) => ({ label, amount: usd(amount) })),
    subtotal: usd(subtotal),
    oldSubtotal: oldSubtotal === null ? null : usd(oldSubtotal),
    saving: usd(oldSubtotal === null ? 0 : oldSubtotal - subtotal),
    discountPercent: discountPercentOf({ price: subtotal, oldPrice: oldSubtotal }),
    creditsApplied: usd(quote.creditsApplied),
    creditBalance: usd(quote.creditBalance),
    total: usd(quote.total),
  };
}

/**
 * An order as the list shows it.
 *
 * @param progress how far its buyer is in the course, by the contract
 */
export function presentOrder(
  order: OrderRecord,
  { now, pictureUrl }: OrderView,
  progress: Schemas['Order']['progress'],
): Schemas['Order'] {
  const { id, number, quantity, total, paymentMethod, failure, createdAt } = order;
  return {
    id,
    number,
    ...presentBought(order, pictureUrl),
    quantity,
    total: usd(total),
    paymentMethod,
    status: orderStatus(order, now),
    failure,
    progress,
    createdAt,
  };
}

/**
 * An order as its own page shows it.
 *
 * @param deliverable what its buyer gets from the vendor
 * @param progress how far its buyer is in the course, by the contract
 */
export function presentOrderDetail(
  order: OrderRecord,
  view: OrderView,
  deliverable: Deliverable | null,
  progress: Schemas['Order']['progress'],
): Schemas['OrderDetail'] {
  const { creditsApplied, item, licenseKeys, refundReason, refundRequestedAt, status } = order;
  const isOwned = ownsItem(order, view.now);
  return {
    ...presentOrder(order, view, progress),
    lines: priceLines(order, order.subtotal).map(({ label, amount }) => ({
      label,
      amount: usd(amount),
    })),
    creditsApplied: usd(creditsApplied),
    licenseKeys: isOwned ? licenseKeys : [],
    nextSteps: isOwned ? nextSteps(order) : [],
    deliverable: presentDeliverable(deliverable, view.pictureUrl),
    hasDownload: isOwned && item.kind === 'template',
    hasInvoice: status === 'paid',
    refund: {
      canRequest: canRequestRefund(order, view.now),
      deadlineAt: refundDeadline(order),
      requestedAt: refundRequestedAt ?? null,
      reason: refundReason ?? null,
      refundedAt: refundedAt(order, view.now),
    },
  };
}

/** How to use what was bought. */
function nextSteps({ item: { kind }, title, quantity }: OrderRecord): string[] {
  if (kind === 'course') {
    return [
      `Open ${title} under My courses.`,
      'Begin with the first lesson; your place is kept.',
      'After the last lesson your certificate is ready to print.',
    ];
  }
  if (kind === 'template') {
    return [
      'Download the template.',
      'Open the file in your browser to see it, and in your editor to change it.',
      'Put your own words and pictures in the place of the sample ones.',
    ];
  }
  return [
    quantity === 1 ? 'Copy the license key.' : 'Copy one license key for each person.',
    `Open ${title} and choose “Redeem a license” in its settings.`,
    'Paste the key and confirm; the plan is active at once.',
  ];
}
