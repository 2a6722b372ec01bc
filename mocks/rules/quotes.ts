import type { components } from '../../src/api/schema.d';
import { notFound, ProblemError, signInFirst, validationFailed } from '../problem';
import type { OrderRecord } from '../store/records/orderRecords';
import type { Store } from '../store/store';
import { balanceOf } from './credits';
import { findListing } from './findListing';
import { findTemplate } from './findTemplate';
import { withoutDiscount } from './currentPrices';
import { statusOf, stockStatusOf } from './listingFigures';
import { hasMembership } from './memberships';

type Selection = components['schemas']['QuoteInput'];

/** How many license keys one order may have. */
const MAX_KEYS = 10;

/** What can be bought, with what one of it costs now. */
interface Offer extends Pick<
  OrderRecord,
  'item' | 'title' | 'picture' | 'planId' | 'planTitle' | 'isYearly'
> {
  /** Minor units of US dollars, as all amounts here. */
  unitPrice: number;
  /** What one of it costs without a discount; `unitPrice` where there is none. */
  regularPrice: number;
  maxQuantity: number;
}

/** One line of what a selection costs; a negative amount is taken off. */
export interface PriceLine {
  label: string;
  amount: number;
}

/** What a selection costs. */
export interface QuoteFigures extends Offer {
  quantity: number;
  lines: PriceLine[];
  subtotal: number;
  /** What it would cost without its discount; null without one. */
  oldSubtotal: number | null;
  creditsApplied: number;
  creditBalance: number;
  total: number;
}

const refused = (pointer: string, code: 'required' | 'unknown' | 'maximum', detail: string) =>
  validationFailed([{ pointer, code, detail }]);

async function templateOffer(store: Store, id: string, planId: string | null): Promise<Offer> {
  const { templates } = await store.open('templates');
  const template = findTemplate(templates, id);
  if (planId !== null) throw refused('/planId', 'unknown', 'A template has no plans.');
  return {
    item: { kind: 'template', id: template.id },
    title: template.title,
    picture: template.picture,
    planId: null,
    planTitle: null,
    unitPrice: template.price,
    regularPrice: template.oldPrice ?? template.price,
    maxQuantity: 1,
  };
}

async function listingOffer(
  store: Store,
  now: Date,
  { item: { kind, id }, planId }: Selection,
): Promise<Offer> {
  const { listings, listingTexts } = await store.open('listings', 'listingTexts');
  const listing = findListing(listings, id);
  if (listing.kind !== kind) throw notFound(kind);
  if (stockStatusOf(listing, now) === 'sold-out') {
    throw new ProblemError(409, 'not-for-sale', 'This is sold out');
  }
  if (planId === null) throw refused('/planId', 'required', 'Choose a plan.');
  const found = listingTexts.get(listing.id)?.plans.find((one) => one.id === planId);
  if (!found) throw refused('/planId', 'unknown', 'There is no such plan.');
  const plan = statusOf(listing, now) === 'ended' ? withoutDiscount(found) : found;
  return {
    item: { kind: listing.kind, id: listing.id },
    title: listing.title,
    picture: listing.picture,
    planId: plan.id,
    planTitle: plan.title,
    unitPrice: plan.price,
    regularPrice: plan.oldPrice ?? plan.price,
    maxQuantity: listing.kind === 'software' ? MAX_KEYS : 1,
    ...(listing.planType === 'annual' && { isYearly: true }),
  };
}

/** The lines that add up to the total; those that change nothing are left out. */
export function priceLines(
  bought: Pick<
    OrderRecord,
    'title' | 'planTitle' | 'isYearly' | 'quantity' | 'subtotal' | 'creditsApplied'
  >,
  regularTotal: number,
  reason = 'Discount',
): PriceLine[] {
  const { title, planTitle, isYearly = false, quantity, subtotal, creditsApplied } = bought;
  const goods = `${planTitle ?? title}${isYearly ? ', one year' : ''}`;
  const all = quantity === 1 ? goods : `${goods} × ${quantity}`;
  return [
    // What it is sold for now is another amount, which stands beside the same name elsewhere.
    { label: regularTotal === subtotal ? all : `${all}, regular price`, amount: regularTotal },
    { label: reason, amount: subtotal - regularTotal },
    { label: 'Credits', amount: -creditsApplied },
  ].filter(({ amount }, index) => index === 0 || amount !== 0);
}

/**
 * What a selection costs an account now. Members of the membership pay nothing for templates.
 *
 * @param accountId null for a visitor, who has neither credits nor a membership
 * @throws ProblemError 401 for a visitor who wants to use credits, 404 where it does not exist,
 *   409 where it is sold out, 422 for a plan or a quantity that it does not have
 */
export async function quoteFor(
  store: Store,
  now: Date,
  accountId: string | null,
  selection: Selection,
): Promise<QuoteFigures> {
  const { item, planId, quantity, useCredits } = selection;
  if (useCredits && accountId === null) throw signInFirst();
  const isTemplate = item.kind === 'template';
  const offer = await (isTemplate
    ? templateOffer(store, item.id, planId)
    : listingOffer(store, now, selection));
  if (quantity > offer.maxQuantity) {
    throw refused('/quantity', 'maximum', `At most ${offer.maxQuantity} of it can be ordered.`);
  }
  const { creditEntries } = await store.open('creditEntries');
  const isIncluded =
    isTemplate && accountId !== null && (await hasMembership(store, accountId, now));
  const unitPrice = isIncluded ? 0 : offer.unitPrice;
  const isReduced = !isIncluded && offer.regularPrice > unitPrice;
  const subtotal = unitPrice * quantity;
  const creditBalance = accountId === null ? 0 : balanceOf(creditEntries, accountId);
  const creditsApplied = useCredits ? Math.min(creditBalance, subtotal) : 0;
  const sums = { quantity, subtotal, creditsApplied };
  return {
    ...offer,
    ...sums,
    unitPrice,
    oldSubtotal: isReduced ? offer.regularPrice * quantity : null,
    creditBalance,
    lines: priceLines(
      { ...offer, ...sums },
      (isIncluded ? offer.unitPrice : offer.regularPrice) * quantity,
      isIncluded ? 'Included in your membership' : undefined,
    ),
    total: subtotal - creditsApplied,
  };
}
