import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ArticleRecord, ArticleTextRecord } from '../store/records/blogRecords';
import type { NamedRecord } from '../store/records';
import { articleAuthors, articleCategoryNames } from './copy/blog';
import { parseDocument, slugOf, wordsOf } from './documents';

/** What is above an article, between two lines of hyphens. */
interface FrontMatter {
  title: string;
  excerpt: string;
  /** An id of `articleAuthors`. */
  author: string;
  /** Names of `articleCategoryNames`. */
  categories: string[];
  tags: string[];
  /** Ids of what in the marketplace helps with what it is about. */
  listings: string[];
  /** The scene of the picture. */
  subject: string;
  /** The day, `2023-03-07`. */
  publishedAt: string;
}

interface Blog {
  articles: ArticleRecord[];
  articleTexts: ArticleTextRecord[];
  articleCategories: NamedRecord[];
}

const DIRECTORY = new URL('./copy/articles/', import.meta.url);

/** Words per minute of a careful reader. */
const READING_SPEED = 220;

const named = (name: string): NamedRecord => ({ id: slugOf(name), name });

function parseArticle(id: string, source: string): ArticleRecord & ArticleTextRecord {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (!head || !body) throw new Error(`The article ${id} does not begin with its front matter.`);
  const { title, excerpt, author, categories, tags, listings, subject, publishedAt } = parse(
    head,
  ) as FrontMatter;
  const writer = articleAuthors[author];
  if (!writer) throw new Error(`The article ${id} is by ${author}, who is not a member.`);
  const strange = categories.find((name) => !articleCategoryNames.includes(name));
  if (strange) throw new Error(`The article ${id} is in ${strange}, which is no category.`);
  const blocks = parseDocument(body);
  const words = wordsOf(blocks).split(/\s+/).length;
  return {
    id,
    title,
    excerpt,
    picture: `blog/${subject}/${id}`,
    author: { id: author, ...writer, picture: `avatar/${author}` },
    categoryIds: categories.map(slugOf),
    tags: tags.map(named),
    listingIds: listings,
    publishedAt: `${publishedAt}T09:00:00Z`,
    readingMinutes: Math.max(1, Math.round(words / READING_SPEED)),
    blocks,
  };
}

/**
 * Reads the articles of `copy/articles`, one Markdown file each; the file's name is the id. Cards
 * and texts are collections of their own, so that a list loads no text.
 *
 * @throws Error for an article that names an unknown author or category, or that is not Markdown of
 *   the kind that `parseDocument` takes
 */
export function buildBlog(): Blog {
  const read = readdirSync(DIRECTORY)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) =>
      parseArticle(name.slice(0, -'.md'.length), readFileSync(new URL(name, DIRECTORY), 'utf8')),
    );
  return {
    articles: read.map(({ blocks: _, listingIds: __, ...article }) => article),
    articleTexts: read.map(({ id, blocks, listingIds }) => ({ id, blocks, listingIds })),
    articleCategories: articleCategoryNames.map(named),
  };
}
