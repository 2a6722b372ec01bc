import type { operations } from '../../src/api/schema.d';
import type { ArticleRecord, ArticleTextRecord } from '../store/records/blogRecords';
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

/** The words of an article's text, of all its blocks. */
function textOf({ blocks }: ArticleTextRecord): string {
  return blocks
    .flatMap((block) => {
      switch (block.kind) {
        case 'heading':
          return [block.text];
        case 'list':
          return block.items.flatMap(({ spans }) => spans.map(({ text }) => text));
        case 'table':
          return [...block.head, ...block.rows.flat()];
        default:
          return block.spans.map(({ text }) => text);
      }
    })
    .join(' ');
}

/**
 * The articles that have all words of the search somewhere, and the category and the tag, in the
 * order asked for.
 *
 * @param texts only looked at when words are searched for
 */
export function searchArticles(
  articles: readonly ArticleRecord[],
  texts: readonly ArticleTextRecord[],
  { q, category, tag, sort = ['-publishedAt'] }: ArticleSearch,
): ArticleRecord[] {
  const textById = new Map(texts.map((text) => [text.id, text]));
  const holdsWords = wordTest(q, articles, ({ id, title, excerpt, tags, author }) => {
    const text = textById.get(id);
    const names = [...tags.map(({ name }) => name), author.name];
    return wordLine(title, excerpt, ...names, text ? textOf(text) : '');
  });
  return articles
    .filter(
      (article) =>
        (category === undefined || article.categoryIds.includes(category)) &&
        (tag === undefined || article.tags.some(({ id }) => id === tag)) &&
        holdsWords(article),
    )
    .sort(ordered(...sort.map((one) => ORDERS[one])));
}
