import type { ReviewQuery, ReviewSort } from '../../api/resources/reviews';
import { readListingId } from '../../domain/listingId';
import { pathTo } from '../../routing/paths';

/** The five tabs in their order (specification, section 2), by their name in the URL. */
export const PRODUCT_TABS = ['overview', 'plans', 'founders', 'questions', 'reviews'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

/** The two tabs below the product. */
export const MORE_TABS = ['similar', 'compare'] as const;
export type MoreTab = (typeof MORE_TABS)[number];

const REVIEW_SORTS: readonly ReviewSort[] = ['-createdAt', 'createdAt', '-stars', 'stars'];

/** How many products can stand beside the shown one in a comparison. */
export const MAX_PICKS = 3;

/** Everything that the address of a product page says. */
export interface ProductUrl {
  /** As it is in the URL; undefined for the sample listing. */
  id: string | undefined;
  tab: ProductTab;
  more: MoreTab;
  /** Page of the questions, from 1. */
  questionPage: number;
  reviews: ReviewQuery;
  /** Ids of the listings to compare this one with, at most {@link MAX_PICKS}. */
  picks: string[];
}

function oneOf<Value extends string>(value: string | null, values: readonly Value[]): Value {
  const known = values.find((candidate) => candidate === value);
  return known ?? (values[0] as Value);
}

function pageNumber(value: string | null): number {
  return value !== null && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

/** Reads an address; whatever makes no sense counts as left out. */
export function readProductUrl(params: URLSearchParams): ProductUrl {
  const stars = params.getAll('stars').filter((value) => /^[1-5]$/.test(value));
  const picks = params.getAll('compare').filter((value) => readListingId(value) !== null);
  return {
    id: params.get('id') || undefined,
    tab: oneOf(params.get('tab'), PRODUCT_TABS),
    more: oneOf(params.get('more'), MORE_TABS),
    questionPage: pageNumber(params.get('qpage')),
    reviews: {
      page: pageNumber(params.get('rpage')),
      stars: [...new Set(stars.map(Number))].sort((a, b) => b - a),
      sort: oneOf(params.get('rsort'), REVIEW_SORTS),
    },
    picks: [...new Set(picks)].slice(0, MAX_PICKS),
  };
}

/** Writes an address; what is as it is without a parameter is left out. */
export function productPath(address: ProductUrl, hash = ''): string {
  const { id, tab, more, questionPage, reviews, picks } = address;
  return pathTo(
    'product',
    {
      id,
      tab: tab === 'overview' ? undefined : tab,
      qpage: questionPage > 1 ? questionPage : undefined,
      stars: reviews.stars,
      rsort: reviews.sort === '-createdAt' ? undefined : reviews.sort,
      rpage: reviews.page > 1 ? reviews.page : undefined,
      more: more === 'similar' ? undefined : more,
      compare: picks,
    },
    hash,
  );
}
