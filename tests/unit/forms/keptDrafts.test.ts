import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fitting } from '../../../src/forms/useDraft';

type Drafts = typeof import('../../../src/forms/drafts');

/** The module as a page finds it that was just loaded. */
async function load(): Promise<Drafts> {
  vi.resetModules();
  return import('../../../src/forms/drafts');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

test('a draft and what it was typed over outlive a reload; passwords and files do not', async () => {
  const before = await load();
  const empty = { text: '', password: '', file: null };
  before.keepDraft('note', { text: 'Hello', password: 'secret', file: new Blob(['x']) }, empty);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  const after = await load();
  expect(after.readDraft('note')).toEqual({ text: 'Hello' });
  expect(after.readDraftStart('note')).toEqual({ text: '', file: null });
  after.dropDraft('note');
  expect((await load()).readDraft('note')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('what one member has typed is gone when another one comes, a reload between', async () => {
  const before = await load();
  before.claimDrafts('member-maya');
  before.keepDraft('note', { text: 'Hello' }, { text: '' });
  const same = await load();
  same.claimDrafts('member-maya');
  expect(same.readDraft('note')).toEqual({ text: 'Hello' });
  const other = await load();
  other.claimDrafts('member-viktor');
  expect(other.readDraft('note')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('what a visitor has typed goes with them when they sign in', async () => {
  const drafts = await load();
  drafts.keepDraft('note', { text: 'Hello' }, { text: '' });
  drafts.claimDrafts('member-maya');
  expect((await load()).readDraft('note')).toEqual({ text: 'Hello' });
});

test('damaged and blocked storage is no obstacle', async () => {
  for (const damaged of ['{"drafts":', '{"drafts":null}', 'null', '5']) {
    sessionStorage.setItem('drafts', damaged);
    expect((await load()).readDraft('note')).toBeUndefined();
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const drafts = await load();
  drafts.keepDraft('note', { text: 'Hello' }, { text: '' });
  expect(drafts.readDraft('note')).toEqual({ text: 'Hello' });
});

test('a draft of a release with other fields gives what still fits', () => {
  const empty = { city: '', points: [''], stars: 0, choice: null };
  const kept = { city: 5, points: ['fast'], stars: 4, choice: 'b', gone: 'x' };
  expect(fitting(kept, empty)).toEqual({ points: ['fast'], stars: 4, choice: 'b' });
});

test('nothing and objects do not fit where a list belongs, nor lists and nothing in the place of objects', () => {
  const empty = { points: [''], files: [], address: { city: '' }, owner: { name: '' } };
  const kept = { points: { 0: 'fast' }, files: null, address: null, owner: ['Maya'] };
  expect(fitting(kept, empty)).toEqual({});
});

test('a list with something else in it than its field has does not fit', () => {
  const empty = { points: ['', ''], categoryIds: [], more: [''] };
  const kept = { points: ['fast', null], categoryIds: [{ id: 'mail' }], more: ['small', 'cheap'] };
  expect(fitting(kept, empty)).toEqual({ more: ['small', 'cheap'] });
});

test.each([
  ['of damaged values', { text: null, points: {} }, false],
  ['of another release', { words: 'Hello' }, false],
  ['of which only what was not typed fits', { text: '', points: null }, false],
  ['of which something fits', { text: 'Hello', points: null }, true],
])('what was kept %s is a draft: %j, %s', async (_, values, isDraft) => {
  sessionStorage.setItem('drafts', JSON.stringify({ drafts: { note: { values, start: {} } } }));
  await load();
  const { useDraftStart } = await import('../../../src/forms/useDraft');
  const { result } = renderHook(() =>
    useDraftStart({ name: 'note', empty: { text: '', points: [''] } }),
  );
  expect(result.current.isDraft).toBe(isDraft);
});
