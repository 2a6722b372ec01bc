import { presentHelpQuestion } from '../presenters/helpQuestion';
import { notFound } from '../problem';
import { nextCaseNumber } from '../rules/caseNumbers';
import { CONTACT_DETAILS } from '../rules/contactDetails';
import { searchHelp } from '../search/searchHelp';
import type { Handlers } from './handler';

export const handlers: Handlers<'help'> = {
  async listHelpGroups({ store }) {
    const { helpGroups, helpQuestions } = await store.open('helpGroups', 'helpQuestions');
    const items = helpGroups.all().map(({ id, name }) => ({
      id,
      name,
      questionCount: helpQuestions.all().filter(({ groupId }) => groupId === id).length,
    }));
    return { status: 200, body: { items } };
  },

  async listHelpQuestions({ store, query }) {
    const { helpGroups, helpQuestions } = await store.open('helpGroups', 'helpQuestions');
    const found = searchHelp(helpQuestions.all(), query);
    const items = found.map((question) => presentHelpQuestion(question, helpGroups));
    return { status: 200, body: { items } };
  },

  async getHelpQuestion({ store, params }) {
    const { helpGroups, helpQuestions } = await store.open('helpGroups', 'helpQuestions');
    const question = helpQuestions.get(params.questionId);
    if (!question) throw notFound('question');
    return { status: 200, body: presentHelpQuestion(question, helpGroups) };
  },

  getContactDetails: async () => ({ status: 200, body: CONTACT_DETAILS }),

  async createContactMessage({ store, body, now }) {
    const { contactMessages } = await store.open('contactMessages');
    const { caseNumber, createdAt } = contactMessages.put({
      ...body,
      id: store.nextId('message'),
      caseNumber: nextCaseNumber(store),
      createdAt: now.toISOString(),
    });
    return { status: 201, body: { caseNumber, createdAt } };
  },
};
