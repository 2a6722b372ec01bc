import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The module as a page finds it that was just loaded, in this tab or in a new one. */
async function load() {
  vi.resetModules();
  sessionStorage.clear();
  const searches = await import('../../../src/domain/search/recentSearches');
  return {
    ...searches,
    shown: () => renderHook(() => searches.useRecentSearches()).result.current,
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test('those of a member whose session has ended are gone when another one comes to a new page', async () => {
  const before = await load();
  before.claimSearches('member-maya');
  before.rememberSearch('time off for surgery');
  const same = await load();
  same.claimSearches('member-maya');
  expect(same.shown()).toEqual(['time off for surgery']);
  const other = await load();
  other.claimSearches('member-viktor');
  expect(other.shown()).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('surgery');
  // The first to come back finds nothing of the second.
  other.rememberSearch('invoices');
  const first = await load();
  first.claimSearches('member-maya');
  expect(first.shown()).toEqual([]);
});

test('clearing the list does not make the next searches those of a visitor', async () => {
  const before = await load();
  before.claimSearches('member-maya');
  before.forgetAllSearches();
  before.rememberSearch('time off for surgery');
  const other = await load();
  other.claimSearches('member-viktor');
  expect(other.shown()).toEqual([]);
});

test('those of a visitor go with them when they sign in, and no further', async () => {
  const visitor = await load();
  visitor.rememberSearch('crm');
  visitor.claimSearches('member-maya');
  expect((await load()).shown()).toEqual(['crm']);
  const other = await load();
  other.claimSearches('member-viktor');
  expect(other.shown()).toEqual([]);
});

test('after signing out nothing of the member is left, and a visitor has searches of their own', async () => {
  const member = await load();
  member.claimSearches('member-maya');
  member.rememberSearch('time off for surgery');
  member.dropMemberSearches();
  expect(member.shown()).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('maya');
  member.rememberSearch('crm');
  const next = await load();
  next.claimSearches('member-viktor');
  expect(next.shown()).toEqual(['crm']);
});

test('where storage is full, what was searched last is shown, and nothing of another member', async () => {
  const before = await load();
  before.claimSearches('member-maya');
  before.rememberSearch('time off for surgery');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  before.rememberSearch('crm');
  expect(before.shown()).toEqual(['crm', 'time off for surgery']);
  before.claimSearches('member-viktor');
  expect(before.shown()).toEqual([]);
  full.mockRestore();
});
