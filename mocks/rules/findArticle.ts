import { notFound } from '../problem';
import { searchArticles } from '../search/searchArticles';
import type { Collection } from '../store/collection';
import type { ArticleRecord } from '../store/records/blogRecords';

/**
 * The article with this id; `sample` stands for the newest.
 *
 * @throws ProblemError 404 where there is none
 */
export function findArticle(articles: Collection<ArticleRecord>, id: string): ArticleRecord {
  const article =
    id === 'sample' ? searchArticles(articles.all(), [], {}).hits[0] : articles.get(id);
  if (!article) throw notFound('article');
  return article;
}
