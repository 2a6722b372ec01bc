import { presentTestimonial } from '../presenters/testimonial';
import { fileSuggestionRequest } from '../rules/cases';
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

  createSuggestionRequest: async ({ store, body, now }) => ({
    status: 201,
    body: await fileSuggestionRequest(store, now, body),
  }),
};
