import { reviewPresenter } from '../presenters/review';
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
  voteOnReview,
} from '../rules/reviews';
import type { Call, Handlers } from './handler';

async function vote(call: Call<'voteForReview'> | Call<'takeBackReviewVote'>, isHelpful: boolean) {
  const { store, params, account } = call;
  const { listings } = await store.open('listings');
  const listing = findListing(listings, params.listingId);
  const body = await voteOnReview(store, listing, params.reviewId, account.id, isHelpful);
  return { status: 200 as const, body };
}

export const handlers: Handlers<'reviews'> = {
  async listReviews(call) {
    const { store, params, query } = call;
    const { listings } = await store.open('listings');
    const opened = await openReviews(store);
    const listing = findListing(listings, params.listingId);
    const { items, page } = paginate(reviewsOf(opened, listing.id, query), query);
    return {
      status: 200,
      body: { items: items.map(reviewPresenter(opened, call)), page, summary: summaryOf(listing) },
    };
  },

  async createReview(call) {
    const { store, params, body, now } = call;
    const { listings } = await store.open('listings');
    const listing = findListing(listings, params.listingId);
    const review = await postReview(store, now, listing, call.account.id, body);
    return {
      status: 201,
      headers: { Location: call.urlOf('getOwnReview', { listingId: listing.id }) },
      body: reviewPresenter(await openReviews(store), call)(review),
    };
  },

  async getOwnReview(call) {
    const { store, params } = call;
    const { listings } = await store.open('listings');
    const opened = await openReviews(store);
    const listing = findListing(listings, params.listingId);
    const review = ownReviewOf(opened.reviews.all(), listing.id, call.account.id);
    const body = { review: review ? reviewPresenter(opened, call)(review) : null };
    return { status: 200, body };
  },

  async updateOwnReview(call) {
    const { store, params, body, now } = call;
    const { listings } = await store.open('listings');
    const listing = findListing(listings, params.listingId);
    const review = await editReview(store, now, listing, call.account.id, body);
    return { status: 200, body: reviewPresenter(await openReviews(store), call)(review) };
  },

  async deleteOwnReview(call) {
    const { listings } = await call.store.open('listings');
    const listing = findListing(listings, call.params.listingId);
    await removeReview(call.store, listing, call.account.id);
    return { status: 204 };
  },

  voteForReview: (call) => vote(call, true),
  takeBackReviewVote: (call) => vote(call, false),
};
