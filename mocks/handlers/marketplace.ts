import { presentTestimonial } from '../presenters/testimonial';
import { nextCaseNumber } from '../rules/caseNumbers';
import { MARKETPLACE_FIGURES } from '../rules/marketplaceFigures';
import { newestFirst } from '../rules/order';
import { paginate } from '../rules/pages';
import type { Handlers } from './handler';

export const handlers: Handlers<'marketplace'> = {
  getMarketplace: async () => ({ status: 200, body: MARKETPLACE_FIGURES }),

  async listTestimonials({ store, query, pictureUrl }) {
    const { testimonials } = await store.open('testimonials');
    const { items, page } = paginate(testimonials.all().toSorted(newestFirst), query);
    const body = items.map((testimonial) => presentTestimonial(testimonial, pictureUrl));
    return { status: 200, body: { items: body, page } };
  },

  async createSuggestionRequest({ store, body, now }) {
    const { suggestionRequests } = await store.open('suggestionRequests');
    const { caseNumber, createdAt } = suggestionRequests.put({
      ...body,
      id: store.nextId('suggestion-request'),
      caseNumber: nextCaseNumber(store),
      createdAt: now.toISOString(),
    });
    return { status: 201, body: { caseNumber, createdAt } };
  },
};
