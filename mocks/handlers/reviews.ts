import { presentReview } from '../presenters/review';
import { findListing } from '../rules/findListing';
import { paginate } from '../rules/pages';
import {
  editReview,
  openReviews,
  ownReviewOf,
  postReview,
  removeReview,
  reviewsOf,
  summaryOf,
} from '../rules/reviews';
import type { Handlers } from './handler';

export const handlers: Handlers<'reviews'> = {
  async listReviews({ store, params, query, pictureUrl }) {
    const { listings } = await store.open('listings');
    const opened = await openReviews(store);
    const listing = findListing(listings, params.listingId);
    const { items, page } = paginate(reviewsOf(opened.reviews.all(), listing.id, query), query);
    const body = items.map((review) => presentReview(review, opened, pictureUrl));
    return { status: 200, body: { items: body, page, summary: summaryOf(listing) } };
  },

  async createReview(call) {
    const { store, params, body, now, pictureUrl } = call;
    const { listings } = await store.open('listings');
    const listing = findListing(listings, params.listingId);
    const review = await postReview(store, now, listing, call.account.id, body);
    return {
      status: 201,
      headers: { Location: call.urlOf('getOwnReview', { listingId: listing.id }) },
      body: presentReview(review, await openReviews(store), pictureUrl),
    };
  },

  async getOwnReview(call) {
    const { store, params, pictureUrl } = call;
    const { listings } = await store.open('listings');
    const opened = await openReviews(store);
    const listing = findListing(listings, params.listingId);
    const review = ownReviewOf(opened.reviews.all(), listing.id, call.account.id);
    const body = { review: review ? presentReview(review, opened, pictureUrl) : null };
    return { status: 200, body };
  },

  async updateOwnReview(call) {
    const { store, params, body, now, pictureUrl } = call;
    const { listings } = await store.open('listings');
    const listing = findListing(listings, params.listingId);
    const review = await editReview(store, now, listing, call.account.id, body);
    return { status: 200, body: presentReview(review, await openReviews(store), pictureUrl) };
  },

  async deleteOwnReview(call) {
    const { listings } = await call.store.open('listings');
    const listing = findListing(listings, call.params.listingId);
    await removeReview(call.store, listing, call.account.id);
    return { status: 204 };
  },
};
