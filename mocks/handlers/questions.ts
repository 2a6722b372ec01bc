import { presentAnswer, presentOwnQuestion, presentQuestion } from '../presenters/question';
import { findListing } from '../rules/findListing';
import { paginate } from '../rules/pages';
import {
  answerQuestion,
  askQuestion,
  editQuestion,
  ownQuestion,
  questionsAbout,
  removeQuestion,
} from '../rules/questions';
import type { Handlers } from './handler';

export const handlers: Handlers<'questions'> = {
  async listQuestions({ store, params, query, pictureUrl }) {
    const opened = await store.open('listings', 'questions', 'answers', 'members');
    const listing = findListing(opened.listings, params.listingId);
    const { items, page } = paginate(questionsAbout(opened.questions, listing), query);
    const body = items.map((question) =>
      presentQuestion(question, opened.answers.all(), opened.members, pictureUrl),
    );
    return { status: 200, body: { items: body, page } };
  },

  async createQuestion({ store, params, body, account, now, pictureUrl }) {
    const { listings, members } = await store.open('listings', 'members');
    const listing = findListing(listings, params.listingId);
    const question = await askQuestion(store, now, listing, account.id, body);
    return { status: 201, body: presentQuestion(question, [], members, pictureUrl) };
  },

  async getOwnQuestion({ store, params, account, pictureUrl }) {
    const opened = await store.open('listings', 'questions', 'answers', 'members');
    const listing = findListing(opened.listings, params.listingId);
    const question = ownQuestion(opened.questions, listing, params.questionId, account.id);
    return {
      status: 200,
      body: presentOwnQuestion(question, opened.answers.all(), opened.members, pictureUrl),
    };
  },

  async updateQuestion({ store, params, body, account, now, pictureUrl }) {
    const { listings, members, answers } = await store.open('listings', 'members', 'answers');
    const listing = findListing(listings, params.listingId);
    const question = await editQuestion(store, now, listing, params.questionId, account.id, body);
    return { status: 200, body: presentQuestion(question, answers.all(), members, pictureUrl) };
  },

  async deleteQuestion({ store, params, account }) {
    const { listings } = await store.open('listings');
    const listing = findListing(listings, params.listingId);
    await removeQuestion(store, listing, params.questionId, account.id);
    return { status: 204 };
  },

  async createAnswer({ store, params, body, account, now, pictureUrl }) {
    const { listings, members } = await store.open('listings', 'members');
    const listing = findListing(listings, params.listingId);
    const answer = await answerQuestion(store, now, listing, params.questionId, account.id, body);
    return { status: 201, body: presentAnswer(answer, members, pictureUrl) };
  },
};
