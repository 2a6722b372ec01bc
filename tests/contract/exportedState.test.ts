import recordShapes from 'virtual:records';
import * as seed from 'virtual:seed';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../mocks/store/checkRecords';
import type { CollectionName, SeededName } from '../../mocks/store/records';
import { REFERENCES } from '../../mocks/store/references';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

const registration = {
  fullName: 'Nora Field',
  email: 'nora@example.com',
  phone: '+14155550123',
  password: 'correct-horse-battery',
};

/** What a visitor leaves behind, exported. */
async function exported() {
  await mock.call('createRegistration', 201, { body: registration });
  await mock.call('createReview', 201, {
    params: { listingId: 'replywright' },
    body: { stars: 5, message: 'It drafts half of my answers.' },
  });
  await mock.call('createPasswordReset', 202, { body: { email: registration.email } });
  const text = await mock.backend.store.exportState();
  return { text, state: JSON.parse(text) as ExportedState };
}

interface ExportedState {
  version: number;
  collections: Record<string, { added: Record<string, Record<string, unknown>> }>;
}

describe('an exported state', () => {
  test('holds nothing that opens an account', async () => {
    await mock.call('createRegistration', 201, { body: registration });
    const { sessions, accounts } = await mock.backend.store.open('sessions', 'accounts');
    const token = sessions.all()[0]!.id;
    const hash = accounts.all().at(-1)!.passwordHash!;
    const reset = await mock.call('createPasswordReset', 202, {
      body: { email: registration.email },
    });
    const { passwordResets } = await mock.backend.store.open('passwordResets');
    const { code } = passwordResets.get(reset.id)!;
    const text = await mock.backend.store.exportState();
    for (const secret of [token, hash, code]) expect(text).not.toContain(secret);
    expect(text).toContain(registration.email);
    // What is exported is a copy: the signed-in user here stays so.
    expect((await mock.call('getSession', 200)).user?.email).toBe(registration.email);
  });

  test('can be imported elsewhere', async () => {
    const { text } = await exported();
    await mock.backend.store.reset();
    await mock.backend.store.importState(text);
    const reviews = await mock.call('listReviews', 200, { params: { listingId: 'replywright' } });
    expect(reviews.items[0]).toMatchObject({ author: { name: 'Nora Field' }, stars: 5 });
  });

  test.each<[string, (record: Record<string, unknown>) => void, string]>([
    ['a property of another type', (review) => (review.stars = 'five'), 'stars: Must be number'],
    ['a property missing', (review) => delete review.message, 'message: Is required'],
    ['a property too many', (review) => (review.rank = 1), 'rank: Is not known here'],
    ['a malformed time', (review) => (review.createdAt = 'soon'), 'createdAt: Must be a date'],
  ])('with %s is refused by its place', async (_, spoil, words) => {
    const { state } = await exported();
    spoil(state.collections.reviews!.added['review-100001']!);
    await mock.call('addBookmark', 200, { params: { listingId: 'loopdesk' } });
    await expect(mock.backend.store.importState(JSON.stringify(state))).rejects.toThrow(
      `reviews review-100001, ${words}`,
    );
    expect((await mock.call('listBookmarks', 200)).listingIds).toEqual(['loopdesk']);
  });

  test('with an unknown collection is refused by its name', async () => {
    const { state } = await exported();
    state.collections.rewiews = state.collections.reviews!;
    await expect(mock.backend.store.importState(JSON.stringify(state))).rejects.toThrow('rewiews');
  });

  test('loses what refers to nothing here', async () => {
    const { state } = await exported();
    state.collections.reviews!.added['review-100001']!.listingId = 'no-such-listing';
    await mock.backend.store.importState(JSON.stringify(state));
    const { reviews } = await mock.backend.store.open('reviews');
    expect(reviews.get('review-100001')).toBeUndefined();
  });
});

describe('the shapes of records', () => {
  test.each(Object.keys(seed.seeds) as SeededName[])('hold the seed’s %s', async (name) => {
    for (const record of (await seed.seeds[name]()).default) {
      expect(faultOf(name, record, 'added')).toBeUndefined();
    }
  });

  test('name every reference that there is', () => {
    // A vendor is no record of its own, and a plan is part of its listing.
    const isReference = (property: string) =>
      /[a-z]Id$/.test(property) && !['vendorId', 'planId'].includes(property);
    for (const [name, shape] of Object.entries(recordShapes)) {
      const named = Object.keys(REFERENCES[name as CollectionName] ?? {});
      const properties = Object.keys(shape.properties as object);
      expect(named, name).toEqual(expect.arrayContaining(properties.filter(isReference)));
    }
  });
});
