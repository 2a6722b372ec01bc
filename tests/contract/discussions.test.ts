import { expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
const NOW = '2023-03-09T12:00:00.000Z';
const DAY_MS = 86_400_000;
const SAMPLE = 'ask-me-anything-about-lifetime-deals';
const VIKTOR = 'viktor@dealwright.example';

const all = (query: Record<string, unknown> = {}) =>
  mock.call('listDiscussions', 200, { query: { pageSize: 100, ...query } });
const get = (discussionId: string) => mock.call('getDiscussion', 200, { params: { discussionId } });
const comments = async (discussionId: string) =>
  (await mock.call('listComments', 200, { params: { discussionId } })).items;
const start = () =>
  mock.call('createDiscussion', 201, {
    body: {
      title: 'Which lifetime deal did you regret?',
      text: 'Mine was a scheduler that shut down.',
      topicId: 'design',
    },
  });
const say = (discussionId: string, text: string, parentId: string | null = null) =>
  mock.call('createComment', 201, { params: { discussionId }, body: { text, parentId } });

test('the topics are those of the specification, counted, and led by the first', async () => {
  const {
    items,
    discussionCount: inAll,
    defaultTopicId,
  } = await mock.call('listDiscussionTopics', 200);
  expect(inAll).toBe((await all({})).page.totalItems);
  expect(defaultTopicId).toBe('ask-me-anything');
  expect(items.map(({ name }) => name)).toEqual([
    'Ask me anything',
    'Introduce yourself',
    'Artificial Intelligence',
    'Design',
    'Development',
  ]);
  for (const { id, discussionCount } of items) {
    const { page } = await all({ topic: id });
    expect(discussionCount).toBe(page.totalItems);
    expect(discussionCount).toBeGreaterThan(5);
  }
});

test('an author’s role and company are those of the profile', async () => {
  await mock.signIn();
  const { author } = await start();
  const { jobTitle, company } = await mock.call('getProfile', 200);
  expect(author).toMatchObject({ role: jobTitle, company });

  const body = { jobTitle: '', company: 'Fieldnote' };
  await mock.call('updateProfile', 200, { headers: { 'If-Match': '*' }, body });
  const [newest] = (await all()).items;
  expect(newest!.author).toMatchObject({ role: 'Member', company: 'Fieldnote' });
});

test('an author’s products are those that lists show, of all their partner accounts', async () => {
  await mock.signIn(VIKTOR);
  const { author, id } = await start();
  const { listings } = await mock.backend.store.open('listings');
  const its = listings.all().filter(({ vendor }) => vendor.id === 'amsel-works');
  expect(author.productCount).toBeGreaterThanOrEqual(its.length);
  listings.put({ ...its[0]!, withdrawnAt: NOW });
  expect((await get(id)).author.productCount).toBe(author.productCount - 1);
});

test('the newest come first unless another order is asked for', async () => {
  const newest = (await all()).items;
  expect(newest.map(({ createdAt }) => createdAt)).toEqual(
    newest
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
  const popular = (await all({ sort: ['-score'] })).items.map(({ score }) => score);
  expect(popular).toEqual(popular.toSorted((a, b) => b - a));
  const active = (await all({ sort: ['-lastActivityAt'] })).items;
  expect(active.map(({ lastActivityAt }) => lastActivityAt)).toEqual(
    active
      .map(({ lastActivityAt }) => lastActivityAt)
      .toSorted()
      .toReversed(),
  );
  expect(newest.map(({ id }) => id)).not.toEqual(active.map(({ id }) => id));
});

test('a period keeps what was written in within its days', async () => {
  const [week, month, ever] = await Promise.all([
    all({ period: 'week' }),
    all({ period: 'month' }),
    all(),
  ]);
  for (const [{ items }, days] of [
    [week, 7],
    [month, 30],
  ] as const) {
    for (const { lastActivityAt } of items) {
      expect(Date.parse(NOW) - Date.parse(lastActivityAt)).toBeLessThanOrEqual(days * DAY_MS);
    }
  }
  expect(week.page.totalItems).toBeGreaterThan(10);
  expect(month.page.totalItems).toBeGreaterThan(week.page.totalItems);
  expect(ever.page.totalItems).toBeGreaterThan(month.page.totalItems);
  expect(ever.page.totalItems).toBeGreaterThanOrEqual(60);
});

test('words are found in title and text, in any order, and filters narrow each other', async () => {
  const found = await all({ q: 'deals LIFETIME ask' });
  expect(found.items.map(({ id }) => id)).toContain(SAMPLE);
  expect((await all({ q: 'zzzz' })).items).toEqual([]);
  const { author } = await get(SAMPLE);
  const own = await all({ author: author.id });
  expect(own.items.length).toBeGreaterThan(0);
  expect(own.items.every((discussion) => discussion.author.id === author.id)).toBe(true);
  expect((await all({ author: author.id, topic: 'no-topic' })).items).toEqual([]);
});

test('pages never overlap', async () => {
  const ids: string[] = [];
  for (const page of [1, 2, 3]) {
    const { items } = await mock.call('listDiscussions', 200, {
      query: { page, pageSize: 20, sort: ['-score'] },
    });
    ids.push(...items.map(({ id }) => id));
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('the word sample stands for the default discussion', async () => {
  expect(await get('sample')).toEqual(await get(SAMPLE));
  await mock.call('getDiscussion', 404, { params: { discussionId: 'nowhere' } });
});

test('comments come oldest first, parents before replies, and are counted', async () => {
  for (const { id, commentCount, replyCount, lastActivityAt, createdAt } of (await all()).items) {
    const items = await comments(id);
    const times = items.map((comment) => comment.createdAt);
    expect(times).toEqual(times.toSorted());
    items.forEach(({ parentId }, index) => {
      if (parentId === null) return;
      const parent = items.findIndex((comment) => comment.id === parentId);
      expect(parent).toBeGreaterThanOrEqual(0);
      expect(parent).toBeLessThan(index);
    });
    expect(commentCount).toBe(items.filter(({ parentId }) => parentId === null).length);
    expect(replyCount).toBe(items.length - commentCount);
    expect(lastActivityAt).toBe(times.at(-1) ?? createdAt);
  }
});

test('a founder is known by the product, points add up posts and votes', async () => {
  const founder = (await comments(SAMPLE)).find(({ author }) => author?.name === 'Ines Halloran');
  expect(founder?.author).toMatchObject({ role: 'Founder', productCount: 1 });
  await mock.signIn();
  const mine = await start();
  const before = mine.author.points;
  await mock.call('voteForDiscussion', 200, { params: { discussionId: mine.id } });
  const comment = await say(mine.id, 'One more thing.');
  expect(comment.author?.points).toBe(before + 1 + 2);
});

test('points are 10 for a discussion, 2 for a comment or reply and 1 for a vote on them', async () => {
  await mock.signIn();
  const { id: discussionId, author } = await start();
  const points = async () => (await get(discussionId)).author.points;
  const alone = author.points;
  const { id: second } = await start();
  expect(await points()).toBe(alone + 10);
  await mock.call('deleteDiscussion', 204, { params: { discussionId: second } });
  expect(await points()).toBe(alone);

  const comment = await say(discussionId, 'Mine.');
  const reply = await say(discussionId, 'Mine, too.', comment.id);
  expect(await points()).toBe(alone + 4);
  await mock.signIn(VIKTOR);
  await mock.call('voteForDiscussion', 200, { params: { discussionId } });
  await mock.call('voteForComment', 200, { params: { discussionId, commentId: reply.id } });
  expect(await points()).toBe(alone + 6);
  await mock.signIn();
  await mock.call('deleteComment', 204, { params: { discussionId, commentId: reply.id } });
  expect(await points()).toBe(alone + 3);
});

test('last activity is the newest comment or reply that is left; edits and votes don’t count', async () => {
  await mock.signIn();
  const { id: discussionId } = await start();
  const params = { discussionId };
  const last = async () => (await get(discussionId)).lastActivityAt;
  mock.setNow('2023-03-09T13:00:00Z');
  await mock.call('updateDiscussion', 200, { params, body: { title: 'Another title' } });
  await mock.call('voteForDiscussion', 200, { params });
  expect(await last()).toBe(NOW);
  const comment = await say(discussionId, 'A comment.');
  mock.setNow('2023-03-09T14:00:00Z');
  const reply = await say(discussionId, 'A reply.', comment.id);
  mock.setNow('2023-03-09T15:00:00Z');
  const ofComment = { ...params, commentId: comment.id };
  await mock.call('updateComment', 200, { params: ofComment, body: { text: 'Changed.' } });
  await mock.call('voteForComment', 200, { params: ofComment });
  expect(await last()).toBe('2023-03-09T14:00:00.000Z');
  await mock.call('deleteComment', 204, { params: { ...params, commentId: reply.id } });
  expect(await last()).toBe('2023-03-09T13:00:00.000Z');
  await mock.call('deleteComment', 204, { params: ofComment });
  expect(await last()).toBe(NOW);
});

test('a discussion that has 1,000 comments and replies says so and takes no more', async () => {
  await mock.signIn();
  const { id: discussionId } = await start();
  const params = { discussionId };
  const whole = () => mock.call('listComments', 200, { params });
  const { comments: records } = await mock.backend.store.open('comments');
  for (let number = 1; number < 1000; number += 1) {
    records.put({
      id: `comment-full-${number}`,
      discussionId,
      parentId: number > 500 ? 'comment-full-1' : null,
      authorId: 'member-maya',
      text: number === 1 ? '' : `Comment ${number}.`,
      deleted: number === 1,
      baseVotes: 0,
      createdAt: '2023-03-09T10:00:00.000Z',
      editedAt: null,
    });
  }
  expect((await whole()).full).toBe(false);
  const { id: commentId } = await say(discussionId, 'The last one.');
  expect(await whole()).toMatchObject({ full: true, items: { length: 1000 } });
  for (const parentId of [null, 'comment-full-2']) {
    const body = { text: 'One more.', parentId };
    const problem = await mock.call('createComment', 422, { params, body });
    expect(problem.errors).toMatchObject([{ pointer: '/text', code: 'full' }]);
  }
  await mock.call('deleteComment', 204, { params: { discussionId, commentId } });
  expect((await whole()).full).toBe(false);
  await say(discussionId, 'There is room again.');
});

test('a visitor reads and reports, and does nothing else', async () => {
  const params = { discussionId: SAMPLE };
  const commentId = (await comments(SAMPLE))[0]!.id;
  const at = { ...params, commentId };
  const discussion = { title: 'A title', text: 'A text of ten.', topicId: 'design' };
  await mock.call('createDiscussion', 401, { body: discussion });
  await mock.call('updateDiscussion', 401, {
    params,
    body: { title: 'A title', text: 'A text of ten.' },
  });
  await mock.call('deleteDiscussion', 401, { params });
  await mock.call('voteForDiscussion', 401, { params });
  await mock.call('takeBackDiscussionVote', 401, { params });
  await mock.call('createComment', 401, { params, body: { text: 'Me too.', parentId: null } });
  await mock.call('updateComment', 401, { params: at, body: { text: 'Me too.' } });
  await mock.call('deleteComment', 401, { params: at });
  await mock.call('voteForComment', 401, { params: at });
  await mock.call('takeBackCommentVote', 401, { params: at });
});

test('a new discussion stands first, is its author’s own and counts in its topic', async () => {
  await mock.signIn();
  const count = async () =>
    (await mock.call('listDiscussionTopics', 200)).items.find(({ id }) => id === 'design')!
      .discussionCount;
  const before = await count();
  const started = await start();
  expect(started).toMatchObject({
    topic: { id: 'design', name: 'Design' },
    author: { id: 'member-maya' },
    mine: true,
    score: 0,
    commentCount: 0,
    createdAt: NOW,
    editedAt: null,
  });
  const { text, ...summary } = started;
  expect(text).toBe('Mine was a scheduler that shut down.');
  expect((await all()).items[0]).toEqual(summary);
  expect(await count()).toBe(before + 1);
  const refused = await mock.call('createDiscussion', 422, {
    body: { title: 'A title', text: 'A text of ten.', topicId: 'gossip' },
  });
  expect(refused.errors).toMatchObject([{ pointer: '/topicId' }]);
});

test('an author edits and deletes a discussion, others do not', async () => {
  await mock.signIn();
  const { id: discussionId } = await start();
  const params = { discussionId };
  const change = {
    title: 'Which deals did you regret?',
    text: 'Mine was a scheduler, since gone.',
  };
  await say(discussionId, 'Me too.');
  mock.setNow('2023-03-09T13:00:00Z');
  const edited = await mock.call('updateDiscussion', 200, { params, body: change });
  expect(edited).toMatchObject({ ...change, editedAt: '2023-03-09T13:00:00.000Z', createdAt: NOW });

  await mock.signIn(VIKTOR);
  expect(await get(discussionId)).toMatchObject({ ...change, mine: false });
  await mock.call('updateDiscussion', 403, { params, body: change });
  await mock.call('deleteDiscussion', 403, { params });

  await mock.signIn();
  await mock.call('deleteDiscussion', 204, { params });
  await mock.call('getDiscussion', 404, { params });
  await mock.call('listComments', 404, { params });
  expect((await all()).items.some(({ id }) => id === discussionId)).toBe(false);
});

test('every member has one vote for a discussion and may take it back', async () => {
  await mock.signIn();
  const params = { discussionId: SAMPLE };
  const { score } = await get(SAMPLE);
  for (let time = 0; time < 2; time += 1) {
    const vote = await mock.call('voteForDiscussion', 200, { params });
    expect(vote).toEqual({ on: true, count: score + 1 });
  }
  await mock.signIn(VIKTOR);
  expect(await get(SAMPLE)).toMatchObject({ score: score + 1, voted: false });
  await mock.signIn();
  expect(await get(SAMPLE)).toMatchObject({ score: score + 1, voted: true });
  for (let time = 0; time < 2; time += 1) {
    const vote = await mock.call('takeBackDiscussionVote', 200, { params });
    expect(vote).toEqual({ on: false, count: score });
  }
});

test('a comment is voted for in the same way', async () => {
  await mock.signIn();
  const [comment] = await comments(SAMPLE);
  const params = { discussionId: SAMPLE, commentId: comment!.id };
  const vote = await mock.call('voteForComment', 200, { params });
  expect(vote).toEqual({ on: true, count: comment!.score + 1 });
  expect((await comments(SAMPLE))[0]).toMatchObject({ voted: true, score: vote.count });
  expect(await mock.call('takeBackCommentVote', 200, { params })).toEqual({
    on: false,
    count: comment!.score,
  });
  const elsewhere = { discussionId: (await start()).id, commentId: comment!.id };
  await mock.call('voteForComment', 404, { params: elsewhere });
  await mock.call('takeBackCommentVote', 404, { params: elsewhere });
});

test('replies nest, and the discussion counts them and moves up', async () => {
  await mock.signIn();
  const { id } = await start();
  mock.setNow('2023-03-09T13:00:00Z');
  const first = await say(id, 'First.');
  const reply = await say(id, 'To the first.', first.id);
  const deeper = await say(id, 'To that.', reply.id);
  expect(await comments(id)).toEqual(
    [first, reply, deeper].map((comment) => expect.objectContaining({ id: comment.id })),
  );
  expect(deeper).toMatchObject({ parentId: reply.id, mine: true, deleted: false, score: 0 });
  expect(await get(id)).toMatchObject({
    commentCount: 1,
    replyCount: 2,
    lastActivityAt: '2023-03-09T13:00:00.000Z',
  });
  const [elsewhere] = await comments(SAMPLE);
  for (const parentId of ['comment-999999', elsewhere!.id]) {
    await mock.call('createComment', 422, {
      params: { discussionId: id },
      body: { text: 'To nobody.', parentId },
    });
  }
});

test('an author edits and deletes a comment, others do not', async () => {
  await mock.signIn();
  const { id: commentId } = await say(SAMPLE, 'Me too.');
  const params = { discussionId: SAMPLE, commentId };
  const edited = await mock.call('updateComment', 200, { params, body: { text: 'Me as well.' } });
  expect(edited).toMatchObject({ text: 'Me as well.', editedAt: NOW });
  await mock.signIn(VIKTOR);
  await mock.call('updateComment', 403, { params, body: { text: 'Not me.' } });
  await mock.call('deleteComment', 403, { params });
  await mock.signIn();
  await mock.call('deleteComment', 204, { params });
  await mock.call('deleteComment', 404, { params });
  await mock.call('updateComment', 404, { params, body: { text: 'Gone.' } });
});

test('a deleted comment keeps its place as long as it has replies', async () => {
  await mock.signIn();
  const { id: discussionId } = await start();
  const first = await say(discussionId, 'First.');
  const reply = await say(discussionId, 'To the first.', first.id);
  const last = await say(discussionId, 'To that.', reply.id);
  const remove = (commentId: string) =>
    mock.call('deleteComment', 204, { params: { discussionId, commentId } });

  await remove(first.id);
  expect((await comments(discussionId))[0]).toMatchObject({
    id: first.id,
    deleted: true,
    author: null,
    text: '',
    mine: false,
  });
  expect(await get(discussionId)).toMatchObject({ commentCount: 0, replyCount: 2 });
  await mock.call('createComment', 422, {
    params: { discussionId },
    body: { text: 'Why?', parentId: first.id },
  });
  await remove(reply.id);
  expect(await comments(discussionId)).toHaveLength(3);
  await remove(last.id);
  expect(await comments(discussionId)).toEqual([]);
});

test('anybody reports a discussion or a comment and gets a case number', async () => {
  const [comment] = await comments(SAMPLE);
  const params = { discussionId: SAMPLE };
  const first = await mock.call('reportDiscussion', 201, { params, body: { reason: 'spam' } });
  expect(first).toEqual({ caseNumber: 'DW-100001', createdAt: NOW });
  const second = await mock.call('reportComment', 201, {
    params: { ...params, commentId: comment!.id },
    body: { reason: 'other', details: 'It names a customer of ours.' },
  });
  expect(second.caseNumber).toBe('DW-100002');
  await mock.call('reportDiscussion', 404, {
    params: { discussionId: 'nowhere' },
    body: { reason: 'spam' },
  });
  await mock.call('reportComment', 404, {
    params: { ...params, commentId: 'comment-999999' },
    body: { reason: 'spam' },
  });
});
