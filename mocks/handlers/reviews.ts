import { presentReview } from '../presenters/review';
import { findListing } from '../rules/findListing';
import { paginate } from '../rules/pages';
import { postReview, reviewsOf, summaryOf } from '../rules/reviews';
import { requireAccount, type Handlers } from './handler';

export const handlers: Handlers<'listReviews' | 'createReview'> = {
  async listReviews({ store, params, query, pictureUrl }) {
    const { listings, reviews, members } = await store.open('listings', 'reviews', 'members');
    const listing = findListing(listings, params.listingId);
    const { items, page } = paginate(reviewsOf(reviews.all(), listing.id, query), query);
    const body = items.map((review) => presentReview(review, members, pictureUrl));
    return { status: 200, body: { items: body, page, summary: summaryOf(listing) } };
  },

  async createReview(call) {
    const { store, params, body, now, pictureUrl } = call;
    const { listings, members } = await store.open('listings', 'members');
    const listing = findListing(listings, params.listingId);
    const review = await postReview(store, now, listing, requireAccount(call).id, body);
    return { status: 201, body: presentReview(review, members, pictureUrl) };
  },
};
