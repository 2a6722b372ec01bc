import type { DiscussionQuery } from '../../api/resources/discussions';
import {
  parseKeyOf,
  parsePage,
  parseSlug,
  parseWords,
  UrlReader,
  type IgnoredParameter,
} from '../../list/UrlReader';
import type { UrlForm } from '../../list/useUrlQuery';

/**
 * The tabs of the list (specification, section 2): New, Popular, and Now, which is what was talked
 * about in the last week or month.
 */
export const VIEWS = {
  new: { label: 'New', heading: 'New discussions', sort: '-createdAt', period: undefined },
  popular: { label: 'Popular', heading: 'Popular discussions', sort: '-score', period: undefined },
  week: {
    label: 'Week',
    heading: 'Talked about this week',
    sort: '-lastActivityAt',
    period: 'week',
  },
  month: {
    label: 'Month',
    heading: 'Talked about this month',
    sort: '-lastActivityAt',
    period: 'month',
  },
} as const;

export type View = keyof typeof VIEWS;

/** What the list shows; all of it stands in the address. */
export interface ListQuery {
  q: string;
  /** The id of a topic, or '' for all. */
  topic: string;
  /** The id of a member, or '' for everybody. */
  author: string;
  view: View;
  page: number;
}

const EVERYTHING: ListQuery = { q: '', topic: '', author: '', view: 'new', page: 1 };
const PAGE_SIZE = 12;

/**
 * Reads the query from an address. Never throws: values that make no sense are left out and named.
 *
 * @param search the part of the address from `?` on
 */
export function parseDiscussionsUrl(search: string): {
  query: ListQuery;
  ignored: IgnoredParameter[];
} {
  const reader = new UrlReader(search);
  const query: ListQuery = {
    q: reader.one('q', parseWords) ?? '',
    topic: reader.one('topic', parseSlug) ?? '',
    author: reader.one('author', parseSlug) ?? '',
    view: reader.one('view', parseKeyOf(VIEWS)) ?? EVERYTHING.view,
    page: reader.one('page', parsePage) ?? EVERYTHING.page,
  };
  return { query, ignored: reader.ignored };
}

/**
 * Writes the query into an address; what is at its default is left out.
 *
 * @returns the part of the address from `?` on; empty for the whole list
 */
export function toDiscussionsSearch(query: ListQuery): string {
  const params = new URLSearchParams();
  const q = query.q.trim();
  if (q) params.set('q', q);
  if (query.topic) params.set('topic', query.topic);
  if (query.author) params.set('author', query.author);
  if (query.view !== EVERYTHING.view) params.set('view', query.view);
  if (query.page !== EVERYTHING.page) params.set('page', String(query.page));
  const text = params.toString();
  return text && `?${text}`;
}

/** What to ask the API for. */
export function toDiscussionQuery({ q, topic, author, view, page }: ListQuery): DiscussionQuery {
  const { sort, period } = VIEWS[view];
  return {
    ...(q && { q }),
    ...(topic && { topic }),
    ...(author && { author }),
    ...(period && { period }),
    sort: [sort],
    page,
    pageSize: PAGE_SIZE,
  };
}

/** How the list's query stands in the address. */
export const discussionsUrl: UrlForm<ListQuery> = {
  everything: EVERYTHING,
  parse: parseDiscussionsUrl,
  toSearch: toDiscussionsSearch,
};
