import { expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
const params = { listingId: 'replywright' };
const list = (page = 1) =>
  mock.call('listQuestions', 200, { params, query: { page, pageSize: 3 } });
const ask = (text: string) =>
  mock.call('createQuestion', 201, { params, body: { text, notifyByEmail: true } });

test('questions come newest first, their answers oldest first', async () => {
  const { items, page } = await mock.call('listQuestions', 200, {
    params,
    query: { pageSize: 100 },
  });
  const times = items.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  for (const { answers } of items) {
    const answered = answers.map(({ createdAt }) => createdAt);
    expect(answered).toEqual(answered.toSorted());
  }
  expect(page.totalItems).toBe(items.length);
});

test('a new question stands first and counts in the listing', async () => {
  await mock.signIn();
  const before = await mock.call('getListing', 200, { params });
  const question = await ask('Does it work with shared inboxes?');
  expect(question).toMatchObject({
    author: { id: 'member-maya', name: 'Maya Lindqvist' },
    createdAt: '2023-03-09T12:00:00.000Z',
    answers: [],
  });
  const { items, page } = await list();
  expect(items[0]).toEqual(question);
  const after = await mock.call('getListing', 200, { params });
  expect(after.questionCount).toBe(before.questionCount + 1);
  expect(page.totalItems).toBe(after.questionCount);
});

test('an answer stands last below its question, seeded or new', async () => {
  // One of Maya's.
  const params = { listingId: 'scopestone' };
  await mock.signIn();
  const all = async () =>
    (await mock.call('listQuestions', 200, { params, query: { pageSize: 100 } })).items;
  const seeded = (await all()).find(({ answers }) => answers.length > 0)!;
  const body = { text: 'And with two of them?', notifyByEmail: true };
  const asked = await mock.call('createQuestion', 201, { params, body });
  for (const { id, answers } of [seeded, asked]) {
    const answered = await mock.call('createAnswer', 201, {
      params: { ...params, questionId: id },
      body: { text: 'It does; we use it with two.' },
    });
    expect(answered).toMatchObject({
      author: { id: 'member-maya' },
      fromVendor: true,
      text: 'It does; we use it with two.',
    });
    const question = (await all()).find((one) => one.id === id);
    expect(question?.answers).toEqual([...answers, answered]);
  }
});

test('an asker who wants it gets a mail about each reply but their own', async () => {
  await mock.signIn('viktor@dealwright.example');
  const { id: told } = await ask('Does it work with shared inboxes?');
  const quiet = await mock.call('createQuestion', 201, {
    params,
    body: { text: 'Does it work on a phone?', notifyByEmail: false },
  });
  const answer = (questionId: string) =>
    mock.call('createAnswer', 201, {
      params: { ...params, questionId },
      body: { text: 'It does.' },
    });
  await answer(told);
  await mock.signIn();
  await answer(quiet.id);
  const { mails } = await mock.backend.store.open('mails');
  expect(mails.all()).toEqual([]);

  await answer(told);
  expect(mails.all()).toMatchObject([
    {
      to: 'viktor@dealwright.example',
      subject: 'Maya Lindqvist replied to your question about Replywright',
      text: expect.stringContaining('on the page of Replywright, under Questions'),
    },
  ]);
});

test('no mail is sent once the asker no longer wants it', async () => {
  await mock.signIn('viktor@dealwright.example');
  const { id: questionId } = await ask('Does it work with shared inboxes?');
  const at = { params: { ...params, questionId } };
  await mock.call('updateQuestion', 200, { ...at, body: { notifyByEmail: false } });
  await mock.signIn();
  await mock.call('createAnswer', 201, { ...at, body: { text: 'It does.' } });
  const { mails } = await mock.backend.store.open('mails');
  expect(mails.all()).toEqual([]);
});

test('a notice tells the asker of each reply but their own, and nobody else', async () => {
  const notices = async () => (await mock.call('listNotifications', 200)).items;
  await mock.signIn();
  const mayasBefore = await notices();
  await mock.signIn('viktor@dealwright.example');
  const viktorsBefore = await notices();
  const body = { text: 'Does it work on a phone?', notifyByEmail: false };
  const { id: questionId } = await mock.call('createQuestion', 201, { params, body });
  const answer = () =>
    mock.call('createAnswer', 201, {
      params: { ...params, questionId },
      body: { text: 'It does.' },
    });
  await answer();
  expect(await notices()).toEqual(viktorsBefore);

  await mock.signIn();
  await answer();
  expect(await notices()).toEqual(mayasBefore);
  await mock.signIn('viktor@dealwright.example');
  const [notice, ...others] = await notices();
  expect(notice).toMatchObject({
    title: 'Your question has a reply',
    body: 'Maya Lindqvist replied to your question about Replywright.',
    listingId: 'replywright',
    action: 'see-answer',
    read: false,
  });
  expect(others).toEqual(viktorsBefore);
});

test('an asker without an account is told nothing', async () => {
  await mock.signIn();
  const { accounts, questions, notifications, mails } = await mock.backend.store.open(
    'accounts',
    'questions',
    'notifications',
    'mails',
  );
  const { id: questionId } = questions
    .all()
    .find(
      (one) =>
        one.listingId === params.listingId && one.notifyByEmail && !accounts.get(one.authorId),
    )!;
  const before = notifications.all();
  await mock.call('createAnswer', 201, {
    params: { ...params, questionId },
    body: { text: 'It does.' },
  });
  expect(notifications.all()).toEqual(before);
  expect(mails.all()).toEqual([]);
});

test('a question of another listing cannot be answered here', async () => {
  await mock.signIn();
  const { id: questionId } = await ask('Where is it made?');
  const { items } = await mock.call('listListings', 200, { query: { kind: 'course' } });
  await mock.call('createAnswer', 404, {
    params: { listingId: items[0]!.id, questionId },
    body: { text: 'Here.' },
  });
});

test('a question that has 100 answers takes no more', async () => {
  await mock.signIn();
  const { id: questionId } = await ask('Who has not said something yet?');
  const { answers } = await mock.backend.store.open('answers');
  for (let number = 1; number <= 100; number += 1) {
    answers.put({
      id: `answer-full-${number}`,
      questionId,
      authorId: 'member-maya',
      fromVendor: false,
      text: `Answer ${number}.`,
      createdAt: '2023-03-09T10:00:00.000Z',
    });
  }
  const answer = { params: { ...params, questionId }, body: { text: 'One more.' } };
  const problem = await mock.call('createAnswer', 422, answer);
  expect(problem.errors).toMatchObject([{ pointer: '/text', code: 'full' }]);
});

test('your own question can be edited, and says so', async () => {
  await mock.signIn();
  const { id } = await ask('Does it work with shared inboxs?');
  mock.setNow('2023-03-09T13:00:00Z');
  const at = { params: { ...params, questionId: id } };
  const text = 'Does it work with shared inboxes?';
  const edited = await mock.call('updateQuestion', 200, { ...at, body: { text } });
  expect(edited).toMatchObject({ id, text, editedAt: '2023-03-09T13:00:00.000Z' });
  expect((await list()).items[0]).toEqual(edited);
});

test('its author alone is told whether mail is sent, and to change that is no edit', async () => {
  await mock.signIn();
  const asked = await ask('Does it work with shared inboxes?');
  const at = { params: { ...params, questionId: asked.id } };
  expect(await mock.call('getOwnQuestion', 200, at)).toEqual({ ...asked, notifyByEmail: true });
  await mock.call('updateQuestion', 200, { ...at, body: { notifyByEmail: false } });
  expect(await mock.call('getOwnQuestion', 200, at)).toEqual({ ...asked, notifyByEmail: false });
  const [listed] = (await list()).items;
  expect(listed).toEqual(asked);
  expect(listed).not.toHaveProperty('notifyByEmail');
});

test('your own question goes with its answers, and no longer counts', async () => {
  await mock.signIn();
  const before = await mock.call('getListing', 200, { params });
  const { id } = await ask('Does it work with shared inboxes?');
  const at = { params: { ...params, questionId: id } };
  await mock.call('createAnswer', 201, { ...at, body: { text: 'It does.' } });
  await mock.call('deleteQuestion', 204, at);
  expect((await mock.call('getListing', 200, { params })).questionCount).toBe(before.questionCount);
  expect((await list()).items.map((one) => one.id)).not.toContain(id);
  const { answers } = await mock.backend.store.open('answers');
  expect(answers.all()).toEqual([]);
  await mock.call('deleteQuestion', 404, at);
});

test('the question of another, or about another listing, is not your own', async () => {
  await mock.signIn('viktor@dealwright.example');
  const { id } = await ask('Does it work with shared inboxes?');
  await mock.signIn();
  const at = { params: { ...params, questionId: id } };
  await mock.call('getOwnQuestion', 403, at);
  await mock.call('updateQuestion', 403, { ...at, body: { text: 'Something else?' } });
  await mock.call('deleteQuestion', 403, at);
  const elsewhere = { params: { listingId: 'docsage', questionId: id } };
  await mock.call('getOwnQuestion', 404, elsewhere);
  await mock.call('deleteQuestion', 404, elsewhere);
});
