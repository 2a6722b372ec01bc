import type { components } from '../../src/api/schema.d';
import { compareText } from '../rules/order';
import type { ArticleRecord } from '../store/records/blogRecords';
import type { Collection } from '../store/collection';
import type { NamedRecord } from '../store/records';

type Schemas = components['schemas'];

/** What an article needs besides itself to be shown. */
export interface ArticleView {
  articleCategories: Collection<NamedRecord>;
  pictureUrl: (picture: string) => string;
}

/** An article as a card shows it. */
export function presentArticle(
  { picture, author, categoryIds, ...article }: ArticleRecord,
  { articleCategories, pictureUrl }: ArticleView,
): Schemas['ArticleSummary'] {
  const { picture: portrait, ...writer } = author;
  return {
    ...article,
    imageUrl: pictureUrl(picture),
    author: { ...writer, avatarUrl: pictureUrl(portrait) },
    categories: categoryIds.flatMap((id) => articleCategories.get(id) ?? []),
  };
}

/** How many articles name an id. */
function countsOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The categories in their own order, with the number of articles in each. */
export function presentArticleCategories(
  categories: readonly NamedRecord[],
  articles: readonly ArticleRecord[],
): Schemas['ArticleCategory'][] {
  const counts = countsOf(articles.flatMap(({ categoryIds }) => categoryIds));
  return categories.map(({ id, name }) => ({ id, name, postCount: counts.get(id) ?? 0 }));
}

/** Every tag that an article has, the most used first, equals by name. */
export function presentArticleTags(
  articles: readonly ArticleRecord[],
): Schemas['ArticleCategory'][] {
  const tags = articles.flatMap((article) => article.tags);
  const counts = countsOf(tags.map(({ id }) => id));
  return [...new Map(tags.map((tag) => [tag.id, tag])).values()]
    .map(({ id, name }) => ({ id, name, postCount: counts.get(id) ?? 0 }))
    .sort((a, b) => b.postCount - a.postCount || compareText(a.name, b.name));
}

/** The categories and tags as choices of the list, in the orders of their own lists. */
export function presentArticleFacets(
  categories: readonly NamedRecord[],
  articles: readonly ArticleRecord[],
  counts: Record<'category' | 'tag', Map<string, number>>,
): Schemas['ArticleList']['facets'] {
  const choices = (records: readonly NamedRecord[], found: Map<string, number>) =>
    records.map(({ id, name }) => ({ value: id, label: name, count: found.get(id) ?? 0 }));
  return {
    category: choices(categories, counts.category),
    tag: choices(presentArticleTags(articles), counts.tag),
  };
}
