import 'virtual:answer-shapes/blog';
import type { components, operations } from '../schema.d';
import { useApi } from '../useApi';

type Schemas = components['schemas'];
export type Article = Schemas['Article'];
export type ArticleSummary = Schemas['ArticleSummary'];
export type FoundArticle = Schemas['FoundArticle'];
export type ArticleCategory = Schemas['ArticleCategory'];
/** A category or a tag to choose, with the number of posts that it would leave. */
export type ArticleChoice = Schemas['FacetValue'];
export type ArticleSort = Schemas['ArticleSort'];
export type ArticleQuery = NonNullable<operations['listArticles']['parameters']['query']>;

/** The id that stands for the newest article, which the site shows by default. */
export const SAMPLE_ARTICLE_ID = 'sample';

/** One page of the articles that match; the old ones stay while new ones load. */
export function useArticles(query: ArticleQuery) {
  return useApi('/articles', { params: { query } }, { keepPreviousData: true });
}

/** One article in full. */
export function useArticle(articleId: string) {
  return useApi('/articles/{articleId}', { params: { path: { articleId } } });
}

/** The categories of the blog, with how many articles each has. */
export function useArticleCategories() {
  return useApi('/article-categories');
}

/** The tags of the blog, the most used first. */
export function useArticleTags() {
  return useApi('/article-tags');
}
