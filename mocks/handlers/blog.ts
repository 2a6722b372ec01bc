import {
  presentArticle,
  presentArticleCategories,
  presentArticleFacets,
  presentArticleTags,
} from '../presenters/article';
import { presentListing } from '../presenters/listing';
import { findArticle } from '../rules/findArticle';
import { existing } from '../rules/existing';
import { isListed } from '../rules/listingFigures';
import { paginate } from '../rules/pages';
import { searchArticles } from '../search/searchArticles';
import type { Handlers } from './handler';

export const handlers: Handlers<'blog'> = {
  async listArticles({ store, query, pictureUrl }) {
    const { articles, articleCategories } = await store.open('articles', 'articleCategories');
    // The texts are large, and only words are looked for in them.
    const texts = query.q ? (await store.open('articleTexts')).articleTexts.all() : [];
    const { hits, counts, passageOf } = searchArticles(articles.all(), texts, query);
    const { items, page } = paginate(hits, query);
    const view = { articleCategories, pictureUrl };
    return {
      status: 200,
      body: {
        items: items.map((one) => ({ ...presentArticle(one, view), passage: passageOf(one) })),
        page,
        facets: presentArticleFacets(articleCategories.all(), articles.all(), counts),
      },
    };
  },

  async getArticle({ store, params, now, pictureUrl }) {
    const { articles, articleTexts, articleCategories, listings, categories } = await store.open(
      'articles',
      'articleTexts',
      'articleCategories',
      'listings',
      'categories',
    );
    const article = findArticle(articles, params.articleId);
    const text = existing(articleTexts, article.id, 'article');
    const summary = presentArticle(article, { articleCategories, pictureUrl });
    const sold = text.listingIds.flatMap((id) => {
      const listing = listings.get(id);
      if (!listing || !isListed(listing, now)) return [];
      return presentListing(listing, { categories, now, pictureUrl });
    });
    return { status: 200, body: { ...summary, blocks: text.blocks, listings: sold } };
  },

  async listArticleCategories({ store }) {
    const { articles, articleCategories } = await store.open('articles', 'articleCategories');
    const items = presentArticleCategories(articleCategories.all(), articles.all());
    return { status: 200, body: { items } };
  },

  async listArticleTags({ store }) {
    const { articles } = await store.open('articles');
    return { status: 200, body: { items: presentArticleTags(articles.all()) } };
  },
};
