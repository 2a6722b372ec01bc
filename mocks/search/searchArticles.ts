import type { operations } from '../../src/api/schema.d';
import type { ArticleRecord, ArticleTextRecord } from '../store/records/blogRecords';
import { documentText } from '../rules/documentText';
import { compareText, ordered, type Order } from '../rules/order';
import { wordLine, wordTest } from './words';

type Query = NonNullable<operations['listArticles']['parameters']['query']>;
export type ArticleSearch = Pick<Query, 'q' | 'category' | 'tag' | 'sort'>;
type Sort = NonNullable<Query['sort']>[number];

const newest: Order<ArticleRecord> = (a, b) =>
  Date.parse(b.publishedAt) - Date.parse(a.publishedAt);

const ORDERS: Readonly<Record<Sort, Order<ArticleRecord>>> = {
  '-publishedAt': newest,
  publishedAt: (a, b) => newest(b, a),
  title: (a, b) => compareText(a.title, b.title),
};

/**
 * The articles that have all words of the search in one place, and the category and the tag, in the
 * order asked for.
 *
 * @param texts only looked at when words are searched for
 */
export function searchArticles(
  articles: readonly ArticleRecord[],
  texts: readonly ArticleTextRecord[],
  { q, category, tag, sort = ['-publishedAt'] }: ArticleSearch,
): ArticleRecord[] {
  const blocksById = new Map(texts.map(({ id, blocks }) => [id, blocks]));
  const holdsWords = wordTest(
    q,
    articles,
    ({ title, tags, author }) => wordLine(title, ...tags.map(({ name }) => name), author.name),
    // The excerpt says what all of the text is about.
    ({ id, excerpt }) =>
      ['', ...(blocksById.get(id) ?? []).map((block) => documentText([block]))].map((passage) =>
        wordLine(excerpt, passage),
      ),
  );
  return articles
    .filter(
      (article) =>
        (category === undefined || article.categoryIds.includes(category)) &&
        (tag === undefined || article.tags.some(({ id }) => id === tag)) &&
        holdsWords(article),
    )
    .sort(ordered(...sort.map((one) => ORDERS[one])));
}
