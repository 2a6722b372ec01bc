import { CONTACT_DETAILS } from '../rules/contactDetails';
import { searchHelp } from '../search/searchHelp';
import type { Handlers } from './handler';

const NUMBER_DIGITS = 4;

export const handlers: Handlers<
  'listHelpGroups' | 'listHelpQuestions' | 'getContactDetails' | 'createContactMessage'
> = {
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
    const items = searchHelp(helpQuestions.all(), query).map(
      ({ id, groupId, question, answer }) => ({
        id,
        group: { id: groupId, name: helpGroups.get(groupId)!.name },
        question,
        answer,
      }),
    );
    return { status: 200, body: { items } };
  },

  getContactDetails: async () => ({ status: 200, body: CONTACT_DETAILS }),

  async createContactMessage({ store, body, now }) {
    const { contactMessages } = await store.open('contactMessages');
    const day = now.toISOString().slice(0, 10).replaceAll('-', '');
    const number = String(contactMessages.all().length + 1).padStart(NUMBER_DIGITS, '0');
    const { caseNumber, createdAt } = contactMessages.put({
      ...body,
      id: store.nextId('message'),
      caseNumber: `M-${day}-${number}`,
      createdAt: now.toISOString(),
    });
    return { status: 201, body: { caseNumber, createdAt } };
  },
};
