import { presentPartnerAccount } from '../presenters/partnerAccount';
import { presentListingRef, presentPartnerOverview } from '../presenters/partnerOverview';
import { presentPartnershipTerms } from '../presenters/partnershipTerms';
import { presentQuestion } from '../presenters/question';
import { filePartnerFeedback } from '../rules/cases';
import { currentListings } from '../rules/currentPrices';
import { exampleStatement } from '../rules/exampleStatement';
import { paginate } from '../rules/pages';
import { becomePartner, partnerAccountOf, partnerAccountsOf } from '../rules/partnerAccounts';
import { openQuestionsOf } from '../rules/partnerQuestions';
import type { Handlers } from './handler';

export const handlers: Handlers<'partner-accounts'> = {
  async getPartnershipTerms({ store, now, pictureUrl }) {
    const { listings } = await store.open('listings');
    const example = exampleStatement(currentListings(listings.all(), now), now);
    return { status: 200, body: presentPartnershipTerms(example, pictureUrl) };
  },

  async createPartnership({ store, now, account, body, urlOf }) {
    const { partnerSetups } = await store.open('partnerSetups');
    const partner = await becomePartner(store, now, account, body);
    return {
      status: 201,
      headers: { Location: urlOf('getPartnerAccount', { partnerAccountId: partner.id }) },
      body: presentPartnerAccount(partner, partnerSetups),
    };
  },

  async listPartnerAccounts({ store, account, query }) {
    const { partnerSetups } = await store.open('partnerSetups');
    const { items, page } = paginate(await partnerAccountsOf(store, account.id), query);
    const body = items.map((partner) => presentPartnerAccount(partner, partnerSetups));
    return { status: 200, body: { items: body, page } };
  },

  async getPartnerAccount({ store, account, params }) {
    const { partnerSetups } = await store.open('partnerSetups');
    const partner = await partnerAccountOf(store, account.id, params.partnerAccountId);
    return { status: 200, body: presentPartnerAccount(partner, partnerSetups) };
  },

  getPartnerOverview: async ({ store, now, account, pictureUrl }) => ({
    status: 200,
    body: await presentPartnerOverview(store, now, account, pictureUrl),
  }),

  async listPartnerQuestions({ store, account, query, pictureUrl }) {
    const { listings, answers, members } = await store.open('listings', 'answers', 'members');
    const { items, page } = paginate(await openQuestionsOf(store, account.id), query);
    const body = items.map((question) => ({
      listing: presentListingRef(listings.get(question.listingId)!),
      question: presentQuestion(question, answers.all(), members, pictureUrl),
    }));
    return { status: 200, body: { items: body, page } };
  },

  createPartnerFeedback: async ({ store, now, account, body }) => ({
    status: 201,
    body: await filePartnerFeedback(store, now, account.id, body),
  }),
};
