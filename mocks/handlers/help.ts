import { presentHelpQuestion } from '../presenters/helpQuestion';
import { fileContactMessage } from '../rules/cases';
import { CONTACT_DETAILS } from '../rules/contactDetails';
import { existing } from '../rules/existing';
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
    const question = existing(helpQuestions, params.questionId, 'question');
    return { status: 200, body: presentHelpQuestion(question, helpGroups) };
  },

  getContactDetails: async () => ({ status: 200, body: CONTACT_DETAILS }),

  createContactMessage: async ({ store, body, now }) => ({
    status: 201,
    body: await fileContactMessage(store, now, body),
  }),
};
