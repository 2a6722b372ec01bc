import { expect, test } from 'vitest';
import { catalog } from '../../mocks/seed/catalog';
import { memberIdOf } from '../../mocks/seed/members';
import { buildReplies, reviewReplies } from '../../mocks/seed/reviewReplies';
import { now, repeated, seed } from '../support/seedFacts';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
const params = { listingId: 'replywright' };
const replyTo = new Map(seed.reviewReplies.map((reply) => [reply.id, reply]));
const answered = seed.reviews.flatMap((review) => {
  const reply = replyTo.get(review.id);
  return reply ? [{ ...review, reply }] : [];
});

test('a review holds the reply of its vendor, or null', async () => {
  const { items } = await mock.call('listReviews', 200, { params, query: { pageSize: 100 } });
  const low = items.filter(({ stars }) => stars <= 3);
  for (const { reply } of low) expect(reply?.author.name).toBe('Ines Halloran');
  const replies = items.filter(({ reply }) => reply !== null);
  expect(replies.length).toBeGreaterThan(low.length);
  expect(replies.length).toBeLessThan(items.length);
  await mock.signIn();
  const own = await mock.call('createReview', 201, { params, body: { stars: 1, message: 'No.' } });
  expect(own.reply).toBeNull();
});

test('a reply is the founder’s, and is written after its review', () => {
  const founderOf = new Map(catalog().map(({ id, copy }) => [id, copy.founder]));
  for (const { listingId, createdAt, reply } of answered) {
    expect(reply.authorId).toBe(memberIdOf(founderOf.get(listingId)!));
    expect(Date.parse(reply.createdAt)).toBeGreaterThan(Date.parse(createdAt));
    expect(Date.parse(reply.createdAt)).toBeLessThan(now);
  }
});

test('no two replies say the same, and each is to a review of its own', () => {
  const written = Object.values(reviewReplies).flat();
  expect(answered).toHaveLength(written.length);
  expect(repeated(answered.map(({ reply }) => reply.message))).toEqual([]);
});

test('most of those who were disappointed have an answer', () => {
  const disappointed = seed.reviews.filter(({ stars }) => stars <= 2);
  const heard = disappointed.filter(({ id }) => replyTo.has(id));
  expect(heard.length / disappointed.length).toBeGreaterThan(0.7);
});

test('a reply to a review that is not there is noticed', () => {
  const others = seed.reviews.filter(({ listingId }) => listingId !== 'replywright');
  expect(() => buildReplies(others, catalog())).toThrow('No review of replywright begins with');
});
