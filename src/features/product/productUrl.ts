import type { ReviewQuery, ReviewSort } from '../../api/resources/reviews';
import { parsePage, parseSlug, UrlReader, type IgnoredParameter } from '../../list/UrlReader';
import { pathTo } from '../../routing/paths';

/** The five tabs in their order (specification, section 2), by their name in the URL. */
export const PRODUCT_TABS = ['overview', 'plans', 'founders', 'questions', 'reviews'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

/** The two tabs below the product. */
export const MORE_TABS = ['similar', 'compare'] as const;
export type MoreTab = (typeof MORE_TABS)[number];

/** The place of the latter on the page, for links that lead to them. */
export const MORE_ID = 'more-products';

const REVIEW_SORTS: readonly ReviewSort[] = [
  '-createdAt',
  'createdAt',
  '-stars',
  'stars',
  '-helpfulCount',
];

/** How many products can stand beside the shown one in a comparison. */
export const MAX_PICKS = 3;

/** Everything that the URL of a product page says. */
export interface ProductUrl {
  /** As it is in the URL; undefined for the sample listing. */
  id: string | undefined;
  /** The vendor's listing that is previewed in place of a product; undefined mostly. */
  preview: string | undefined;
  /** The id of the chosen plan; undefined until one is chosen. */
  plan: string | undefined;
  tab: ProductTab;
  more: MoreTab;
  /** Page of the questions, from 1. */
  questionPage: number;
  reviews: ReviewQuery;
  /** Ids of the listings to compare this one with, at most {@link MAX_PICKS}. */
  picks: string[];
}

const parseOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);

const parseStars = (text: string): number | undefined =>
  /^[1-5]$/.test(text) ? Number(text) : undefined;

/**
 * Reads a URL. Never throws: what makes no sense is left out and named.
 *
 * @param search the part of the URL from `?` on
 */
export function readProductUrl(search: string): ProductUrl & { ignored: IgnoredParameter[] } {
  const reader = new UrlReader(search);
  return {
    id: new URLSearchParams(search).get('id') || undefined,
    preview: reader.one('preview', parseSlug),
    plan: reader.one('plan', parseSlug),
    tab: reader.one('tab', parseOneOf(PRODUCT_TABS)) ?? 'overview',
    more: reader.one('more', parseOneOf(MORE_TABS)) ?? 'similar',
    questionPage: reader.one('qpage', parsePage) ?? 1,
    reviews: {
      page: reader.one('rpage', parsePage) ?? 1,
      stars: reader.many('stars', parseStars, 5).sort((one, other) => other - one),
      sort: reader.one('rsort', parseOneOf(REVIEW_SORTS)) ?? '-createdAt',
    },
    picks: reader.many('compare', parseSlug, MAX_PICKS),
    ignored: reader.ignored,
  };
}

/** Writes a URL; what is as it is without a parameter is left out. */
export function productPath(url: ProductUrl, hash = ''): string {
  const { id, preview, plan, tab, more, questionPage, reviews, picks } = url;
  return pathTo(
    'product',
    {
      id,
      preview,
      plan,
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
