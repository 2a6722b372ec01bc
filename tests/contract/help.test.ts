import { describe, expect, test } from 'vitest';
import { documentText } from '../../mocks/rules/documentText';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
const groups = async () => (await mock.call('listHelpGroups', 200)).items;
const questions = async (query: { q?: string; group?: string; popular?: boolean } = {}) =>
  (await mock.call('listHelpQuestions', 200, { query })).items;

describe('the help content', () => {
  test('has the seven groups of the specification, each with six questions or more', async () => {
    const items = await groups();
    // The specification, section 2, Contact.
    expect(items.map(({ name }) => name)).toEqual([
      'Home',
      'Profile',
      'Messages',
      'Settings',
      'Partners',
      'Licenses',
      'Rewards & Credits',
    ]);
    for (const { id, name, questionCount } of items) {
      const inGroup = await questions({ group: id });
      expect(inGroup.length).toBe(questionCount);
      expect(questionCount, name).toBeGreaterThanOrEqual(6);
      expect(inGroup.every(({ group }) => group.id === id && group.name === name)).toBe(true);
    }
  });

  test('comes group by group, each question once', async () => {
    const all = await questions();
    const inOrder = (
      await Promise.all((await groups()).map(({ id }) => questions({ group: id })))
    ).flat();
    expect(all).toEqual(inOrder);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
  });

  test('is found by words of questions and answers, the questions first', async () => {
    const found = await questions({ q: 'refund' });
    expect(found[0]?.id).toBe('refunds');
    expect(found.length).toBeGreaterThan(1);
    for (const { question, answer } of found)
      expect(`${question} ${documentText(answer)}`).toMatch(/\brefund/i);
    expect(await questions({ q: 'credits EXPIRE' })).toHaveLength(1);
    expect(await questions({ q: 'xylophone' })).toEqual([]);
    expect(await questions({ group: 'no-such-group' })).toEqual([]);
    expect(await questions({ q: 'refund', group: 'partners' })).toEqual(
      found.filter(({ group }) => group.id === 'partners'),
    );
  });

  test('knows which questions most people ask', async () => {
    const popular = await questions({ popular: true });
    expect(popular).toHaveLength(10);
    expect(popular[0]?.id).toBe('what-is-this-site');
    const ids = new Set(popular.map(({ id }) => id));
    expect((await questions({ popular: false })).some(({ id }) => ids.has(id))).toBe(false);
  });
});

test('an answer can be read by itself', async () => {
  const { items } = await mock.call('listHelpQuestions', 200);
  const params = { questionId: items[3]!.id };
  expect(await mock.call('getHelpQuestion', 200, { params })).toEqual(items[3]);
  await mock.call('getHelpQuestion', 404, { params: { questionId: 'never-asked' } });
});

describe('writing to support', () => {
  const body = {
    name: 'Sam Okafor',
    email: 'sam@northbeam.example',
    subject: 'An invoice',
    message: 'Could you send the invoice to our accountant?',
  };

  test('answers with a case number, counted on', async () => {
    const first = await mock.call('createContactMessage', 201, { body });
    expect(first).toEqual({
      caseNumber: 'DW-100001',
      createdAt: '2023-03-09T12:00:00.000Z',
    });
    const second = await mock.call('createContactMessage', 201, { body });
    expect(second.caseNumber).toBe('DW-100002');
    const { contactMessages } = await mock.backend.store.open('contactMessages');
    expect(contactMessages.all()).toMatchObject([
      { ...body, ...first },
      { ...body, ...second },
    ]);
  });

  test('refuses what is too short or blank, field by field', async () => {
    const { errors } = await mock.call('createContactMessage', 422, {
      body: { name: ' ', email: 'sam', subject: ' ', message: 'Help' },
    });
    expect(errors?.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/email',
      '/message',
      '/name',
      '/subject',
    ]);
  });

  test('is possible by mail and telephone, too', async () => {
    const details = await mock.call('getContactDetails', 200);
    // Kept free for examples by RFC 2606 and by the North American numbering plan.
    expect(details.email).toMatch(/\.example$/);
    expect(details.phone).toMatch(/555 01\d\d$/);
    expect(details.address.length).toBeGreaterThan(1);
  });
});
