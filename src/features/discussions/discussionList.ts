import type { DiscussionQuery } from '../../api/resources/discussions';
import { pages, slug, words } from '../../list/fields';
import { defineListState, type ListField, type QueryOf } from '../../list/listState';
import { parseKeyOf } from '../../list/UrlReader';
import { pathTo } from '../../routing/paths';

/**
 * The tabs of the list (specification, section 2): New, Popular, and what is popular of what was
 * talked about in the last week or month.
 */
export const VIEWS = {
  new: { label: 'New', sort: '-createdAt', period: undefined },
  popular: { label: 'Popular', sort: '-score', period: undefined },
  week: { label: 'Week', sort: '-score', period: 'week' },
  month: { label: 'Month', sort: '-score', period: 'month' },
} as const;

export type View = keyof typeof VIEWS;

/** The order and the period of a tab; clearing the filters leaves it open. */
const view: ListField<View, Pick<DiscussionQuery, 'sort' | 'period'>> = {
  initial: 'new',
  isKept: true,
  read: (reader, name) => reader.one(name, parseKeyOf(VIEWS)),
  write: (value, name) => [[name, value]],
  chips: () => [],
  toParams: (value) => {
    const { sort, period } = VIEWS[value];
    return { sort: [sort], period };
  },
};

/** What a visitor can ask the list of discussions for. */
export const discussionList = defineListState<DiscussionQuery>()({
  q: words(),
  topic: slug('topic'),
  author: slug('author'),
  view,
  page: pages(12),
});

export type ListQuery = QueryOf<typeof discussionList>;

/** The URL of the discussions with this query; what is not given is at its default. */
export const discussionsHref = (query: Partial<ListQuery>): string =>
  pathTo('discussions') + discussionList.toSearch(query);
