import { presentAnswer, presentQuestion } from '../presenters/question';
import { notFound } from '../problem';
import { checkRoomForAnswer } from '../rules/answers';
import { findListing } from '../rules/findListing';
import { newestFirst } from '../rules/order';
import { paginate } from '../rules/pages';
import type { Handlers } from './handler';

export const handlers: Handlers<'questions'> = {
  async listQuestions({ store, params, query, pictureUrl }) {
    const opened = await store.open('listings', 'questions', 'answers', 'members');
    const listing = findListing(opened.listings, params.listingId);
    const about = opened.questions.all().filter(({ listingId }) => listingId === listing.id);
    const { items, page } = paginate(about.sort(newestFirst), query);
    const body = items.map((question) =>
      presentQuestion(question, opened.answers.all(), opened.members, pictureUrl),
    );
    return { status: 200, body: { items: body, page } };
  },

  async createQuestion(call) {
    const { store, body, now, pictureUrl } = call;
    const { listings, questions, members } = await store.open('listings', 'questions', 'members');
    const listing = findListing(listings, call.params.listingId);
    const question = questions.put({
      ...body,
      id: store.nextId('question'),
      listingId: listing.id,
      authorId: call.account.id,
      createdAt: now.toISOString(),
      answers: [],
    });
    listings.put({ ...listing, questionCount: listing.questionCount + 1 });
    return { status: 201, body: presentQuestion(question, [], members, pictureUrl) };
  },

  async createAnswer(call) {
    const { store, params, now, pictureUrl } = call;
    const opened = await store.open('listings', 'questions', 'answers', 'members');
    const listing = findListing(opened.listings, params.listingId);
    const question = opened.questions.get(params.questionId);
    if (question?.listingId !== listing.id) throw notFound('question');
    checkRoomForAnswer(opened.answers, question.id);
    const answer = opened.answers.put({
      id: store.nextId('answer'),
      questionId: question.id,
      authorId: call.account.id,
      fromVendor: false,
      text: call.body.text,
      createdAt: now.toISOString(),
    });
    return { status: 201, body: presentAnswer(answer, opened.members, pictureUrl) };
  },
};
