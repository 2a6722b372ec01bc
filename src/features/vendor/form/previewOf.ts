import type { ListingCardFrameProps } from '../../../domain/ListingCardFrame';
import { toChange, type ListingValues } from './listingValues';

const FREE = { amountMinor: 0, currency: 'USD' } as const;

/** The card of a listing while it is entered. */
export interface CardPreview {
  listing: ListingCardFrameProps['listing'];
  /** False while it is not known what it costs. */
  isPriced: boolean;
}

/** What is typed as the card of a listing; what is missing is empty. */
export function previewOf(
  values: ListingValues,
  vendor: { id: string; name: string },
  imageUrl: string | null,
): CardPreview {
  const { price, oldPrice } = toChange(values);
  const isPaid = values.pricing === 'paid';
  const now = isPaid ? price : FREE;
  const before =
    isPaid && now && oldPrice && oldPrice.amountMinor > now.amountMinor ? oldPrice : null;
  return {
    isPriced: values.pricing !== '' && Boolean(now),
    listing: {
      id: 'preview',
      title: values.name.trim(),
      tagline: values.description.trim(),
      imageUrl,
      vendor,
      // That it is, is for reviewers to say.
      claimed: false,
      rating: { average: 0, count: 0 },
      price: now ?? FREE,
      oldPrice: before,
      discountPercent: before && now ? percentOff(now.amountMinor, before.amountMinor) : 0,
      planType: { id: 'lifetime', name: 'Lifetime deal' },
      status: 'live',
      endsAt: null,
    },
  };
}

/** Of prices that no server has seen yet; of all others it says the percent itself. */
const percentOff = (now: number, before: number) =>
  Math.min(99, Math.round((1 - now / before) * 100));
