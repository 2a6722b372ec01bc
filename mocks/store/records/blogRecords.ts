import type { components } from '../../../src/api/schema.d';
import type { NamedRecord } from '../records';

type Schemas = components['schemas'];

/** An article as cards and lists need it. */
export interface ArticleRecord {
  id: string;
  title: string;
  excerpt: string;
  /** Path of the drawn picture below `artwork/`, without the ending. */
  picture: string;
  author: { id: string; name: string; role: string; about: string; picture: string };
  /** Ids of records of `articleCategories`. */
  categoryIds: string[];
  tags: NamedRecord[];
  publishedAt: string;
  readingMinutes: number;
}

/** The text of an article, loaded to read it and to search in it only. Has the article's id. */
export interface ArticleTextRecord {
  id: string;
  blocks: Schemas['DocumentBlock'][];
  /** Ids of records of `listings` that help with what it is about. */
  listingIds: string[];
}
