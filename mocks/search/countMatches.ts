import type { components } from '../../src/api/schema.d';
import { openDiscussions, queryDiscussions } from '../rules/discussions';
import { searchTemplates } from '../rules/templates';
import type { Store } from '../store/store';
import { searchArticles } from './searchArticles';
import { searchDeals } from './searchDeals';
import { searchHelp } from './searchHelp';
import { searchListings } from './searchListings';
import { searchTerms } from './searchTerms';
import { listedListings } from '../rules/listedListings';

type Kind = components['schemas']['SearchKind'];

/** How many things of each kind the words find, counted by the searches of the lists themselves. */
export async function countMatches(store: Store, q: string, now: Date): Promise<[Kind, number][]> {
  const [opened, discussions] = await Promise.all([
    store.open(
      'listings',
      'listingTexts',
      'categories',
      'templates',
      'templateAuthors',
      'articles',
      'articleTexts',
      'terms',
      'helpQuestions',
    ),
    openDiscussions(store),
  ]);
  const listings = listedListings(opened.listings.all(), now);
  const catalogue = { listings, categories: opened.categories.all() };
  const texts = opened.listingTexts.all();
  const templates = { templates: opened.templates.all(), authors: opened.templateAuthors.all() };
  const found: Record<Kind, readonly unknown[]> = {
    software: searchListings(catalogue, texts, { kind: 'software', q }, now).hits,
    course: searchListings(catalogue, texts, { kind: 'course', q }, now).hits,
    deal: searchDeals(catalogue, texts, { q }, now).hits,
    template: searchTemplates(templates, { q }, now).hits,
    article: searchArticles(opened.articles.all(), opened.articleTexts.all(), { q }).hits,
    discussion: queryDiscussions(discussions, { q }, now).found,
    term: searchTerms(opened.terms.all(), { q }),
    'help-question': searchHelp(opened.helpQuestions.all(), { q }),
  };
  const isBlank = q.trim() === '';
  return (Object.keys(found) as Kind[]).map((kind) => [kind, isBlank ? 0 : found[kind].length]);
}
