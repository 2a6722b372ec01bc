import { presentListing } from '../presenters/listing';
import { presentTemplate } from '../presenters/template';
import { withListingCounts } from '../rules/categoryCounts';
import { countMatches } from '../search/countMatches';
import { searchListings } from '../search/searchListings';
import { suggest } from '../search/suggestListings';
import { suggestTemplates } from '../search/suggestTemplates';
import type { Handlers } from './handler';
import { listedListings } from '../rules/listedListings';

export const handlers: Handlers<'search'> = {
  async listSearchSuggestions({ store, query: { q, limit = 6 }, now, pictureUrl }) {
    const opened = await store.open(
      'listings',
      'listingTexts',
      'categories',
      'templates',
      'templateAuthors',
    );
    const listings = listedListings(opened.listings.all(), now);
    const texts = opened.listingTexts.all();
    const catalogue = { listings, categories: opened.categories.all() };
    const found = suggest(catalogue, texts, q, limit);
    const count = (kind: 'software' | 'course') =>
      q.trim() === '' ? 0 : searchListings(catalogue, texts, { kind, q }, now).hits.length;
    const authors = opened.templateAuthors;
    const templates = suggestTemplates(
      { templates: opened.templates.all(), authors: authors.all() },
      q,
      now,
    );
    const view = { categories: opened.categories, now, pictureUrl };
    return {
      status: 200,
      body: {
        listings: found.listings.map((listing) => presentListing(listing, view)),
        templates: templates
          .slice(0, limit)
          .map((template) => presentTemplate(template, { authors, pictureUrl })),
        categories: withListingCounts(found.categories, listings),
        listingCounts: { software: count('software'), course: count('course') },
        templateCount: templates.length,
      },
    };
  },

  async listSearchCounts({ store, query: { q }, now }) {
    const counts = await countMatches(store, q, now);
    return { status: 200, body: { items: counts.map(([kind, count]) => ({ kind, count })) } };
  },
};
