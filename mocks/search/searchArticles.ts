import type { operations } from '../../src/api/schema.d';
import type { ArticleRecord, ArticleTextRecord } from '../store/records/blogRecords';
import { documentText } from '../rules/documentText';
import { compareText, ordered, type Order } from '../rules/order';
import { sentenceWith } from './passages';
import { areTogether, holdsWords, readSearch, wordLine } from './words';

type Query = NonNullable<operations['listArticles']['parameters']['query']>;
export type ArticleQuery = Pick<Query, 'q' | 'category' | 'tag' | 'sort'>;
type Sort = NonNullable<Query['sort']>[number];

const newest: Order<ArticleRecord> = (a, b) =>
  Date.parse(b.publishedAt) - Date.parse(a.publishedAt);

const ORDERS: Readonly<Record<Sort, Order<ArticleRecord>>> = {
  '-publishedAt': newest,
  publishedAt: (a, b) => newest(b, a),
  title: (a, b) => compareText(a.title, b.title),
};

export interface ArticleSearch {
  /** All that match, in the order asked for. */
  hits: ArticleRecord[];
  /** For each category and tag how many posts it would leave, its own setting aside. */
  counts: Record<'category' | 'tag', Map<string, number>>;
  /** The sentence that answers the search where title, excerpt, tags and author don't. */
  passageOf: (article: ArticleRecord) => string | null;
}

/** What is searched of an article: its words, and each part of its text as it is read and as words. */
interface Lines {
  names: string;
  excerpt: string;
  parts: { text: string; line: string }[];
}

/**
 * The articles that have all words of the search in one place, and the category and the tag.
 *
 * @param texts only looked at when words are searched for
 */
export function searchArticles(
  articles: readonly ArticleRecord[],
  texts: readonly ArticleTextRecord[],
  { q = '', category, tag, sort = ['-publishedAt'] }: ArticleQuery,
): ArticleSearch {
  const isSearch = q.trim() !== '';
  const lines = isSearch ? linesOf(articles, texts) : new Map<string, Lines>();
  const words = readSearch(
    q,
    [...lines.values()].flatMap(({ names, excerpt, parts }) => [
      names,
      excerpt,
      ...parts.map(({ line }) => line),
    ]),
  );
  const hasWords = ({ id }: ArticleRecord) => {
    if (words === null) return true;
    const { names, excerpt, parts } = lines.get(id)!;
    // The excerpt says what all of the text is about.
    return areTogether(words, names, [excerpt, ...parts.map(({ line }) => excerpt + line)]);
  };
  const counts: ArticleSearch['counts'] = { category: new Map(), tag: new Map() };
  const count = (facet: 'category' | 'tag', id: string) =>
    counts[facet].set(id, (counts[facet].get(id) ?? 0) + 1);
  const hits = articles.filter(hasWords).filter((article) => {
    const tagIds = article.tags.map(({ id }) => id);
    const isInCategory = category === undefined || article.categoryIds.includes(category);
    const hasTag = tag === undefined || tagIds.includes(tag);
    if (hasTag) for (const id of article.categoryIds) count('category', id);
    if (isInCategory) for (const id of tagIds) count('tag', id);
    return isInCategory && hasTag;
  });
  return {
    hits: hits.sort(ordered(...sort.map((one) => ORDERS[one]))),
    counts,
    passageOf({ id }) {
      if (words === null) return null;
      const { names, excerpt, parts } = lines.get(id)!;
      if (holdsWords(words, names, excerpt)) return null;
      const part = parts.find(({ line }) => holdsWords(words, names, excerpt, line));
      return part ? sentenceWith(words, part.text) : null;
    },
  };
}

function linesOf(
  articles: readonly ArticleRecord[],
  texts: readonly ArticleTextRecord[],
): Map<string, Lines> {
  const blocksById = new Map(texts.map(({ id, blocks }) => [id, blocks]));
  return new Map(
    articles.map(({ id, title, tags, author, excerpt }) => [
      id,
      {
        names: wordLine(title, ...tags.map(({ name }) => name), author.name),
        excerpt: wordLine(excerpt),
        parts: (blocksById.get(id) ?? []).map((block) => {
          const text = documentText([block]);
          return { text, line: wordLine(text) };
        }),
      },
    ]),
  );
}
