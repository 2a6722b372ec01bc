import { fileQuoteRequest } from '../rules/cases';
import { presentListing } from '../presenters/listing';
import { existing } from '../rules/existing';
import { isListed } from '../rules/listingFigures';
import type { Collection } from '../store/collection';
import type { GlossaryListRecord, TermRecord } from '../store/records/glossaryRecords';
import { byTitle, searchTerms } from '../search/searchTerms';
import type { Handlers } from './handler';

const refOf = ({ id, title, listId }: TermRecord) => ({ id, title, listId });

/** The terms of these ids; ids that no term has are left out. */
function refsOf(ids: readonly string[], terms: Collection<TermRecord>) {
  return ids.flatMap((id) => {
    const term = terms.get(id);
    return term ? [refOf(term)] : [];
  });
}

function presentList(list: GlossaryListRecord, terms: Collection<TermRecord>) {
  const { id, title, subject, description, featured } = list;
  const termCount = terms.all().filter(({ listId }) => listId === id).length;
  return { id, title, subject, description, termCount, terms: refsOf(featured, terms) };
}

export const handlers: Handlers<'glossary'> = {
  async listGlossaryLists({ store }) {
    const { glossaryLists, terms } = await store.open('glossaryLists', 'terms');
    return {
      status: 200,
      body: { items: glossaryLists.all().map((list) => presentList(list, terms)) },
    };
  },

  async listTerms({ store, query }) {
    const { terms } = await store.open('terms');
    const found = searchTerms(terms.all(), query).sort(byTitle);
    const items = found.map((term) => ({ ...refOf(term), summary: term.summary }));
    return { status: 200, body: { items } };
  },

  async getTerm({ store, params, now, pictureUrl }) {
    const opened = await store.open('glossaryLists', 'terms', 'listings', 'categories');
    const { glossaryLists, terms, categories } = opened;
    const term = existing(terms, params.termId, 'term');
    const list = existing(glossaryLists, term.listId, 'list of terms');
    const { id, title, summary, blocks, example, seeAlso } = term;
    const listing = opened.listings.get(term.listingId);
    return {
      status: 200,
      body: {
        id,
        title,
        summary,
        list: { id: list.id, name: list.title },
        blocks,
        example,
        listing:
          listing && isListed(listing, now)
            ? presentListing(listing, { categories, now, pictureUrl })
            : null,
        seeAlso: refsOf(seeAlso, terms),
      },
    };
  },

  createQuoteRequest: async ({ store, body, now }) => ({
    status: 201,
    body: await fileQuoteRequest(store, now, body),
  }),
};
