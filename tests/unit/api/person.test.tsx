import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Cache } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../src/api/DataProvider';
import { useBookmarks } from '../../../src/api/resources/bookmarks';
import { useListing } from '../../../src/api/resources/listings';
import { useNotifications } from '../../../src/api/resources/notifications';
import { useSession, useSignIn, useSignOut } from '../../../src/api/resources/session';
import { swrConfig } from '../../../src/api/useApi';
import { useMockServer } from '../../support/mockServer';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

/** Everything that was ever on screen for a person, by their name. */
const painted = new Map<string, Set<string>>();
beforeEach(() => painted.clear());

function Account() {
  const { user } = useSession();
  const bookmarks = useBookmarks(true);
  const listing = useListing('replywright');
  const signIn = useSignIn();
  const signOut = useSignOut();
  const name = user === undefined ? 'unknown' : (user?.name ?? 'visitor');
  const saved = bookmarks.data?.listingIds.join() ?? 'nothing';
  if (!painted.has(name)) painted.set(name, new Set());
  painted.get(name)!.add(saved);
  return (
    <>
      <h1>{name}</h1>
      <p>saved: {saved}</p>
      <p>product: {listing.data?.title ?? 'none'}</p>
      <button onClick={() => void signIn.run({ identifier: 'ada@example.com', password: 'x' })}>
        Be Ada
      </button>
      <button onClick={() => void signIn.run({ identifier: 'bob@example.com', password: 'x' })}>
        Be Bob
      </button>
      <button onClick={() => void signOut.run(undefined)}>Leave</button>
    </>
  );
}

function open() {
  render(
    <DataProvider>
      <Account />
    </DataProvider>,
  );
}

/** Has the next good answer of a path come only when `arrive` is called, although it was given before. */
function lateAnswer(path: string) {
  const given: Response[] = [];
  let arrive = () => {};
  const hasArrived = new Promise<void>((done) => (arrive = done));
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await fetch(...request);
    const isIt = answer.ok && new URL(answer.url).pathname.endsWith(path);
    if (!isIt || given.length > 0) return answer;
    given.push(answer);
    await hasArrived;
    return answer;
  });
  return { given, arrive: () => arrive() };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

/** Has someone save a listing, by a browser of their own. */
async function saves(identifier: string, listingId: string) {
  await mock.call('createSession', 201, { body: { identifier, password: 'x' } });
  await mock.call('addBookmark', 200, { params: { listingId } });
  await mock.call('deleteSession', 204);
}

describe('the cache of a person', () => {
  beforeEach(async () => {
    await saves('ada@example.com', 'replywright');
    await saves('bob@example.com', 'docsage');
  });

  it('shows nothing of one account to another, to a visitor least of all', async () => {
    open();
    await heading('visitor');
    press('Be Ada');
    await heading(/ada/i);
    expect(await screen.findByText('saved: replywright')).toBeVisible();
    press('Leave');
    await heading('visitor');
    press('Be Bob');
    await heading(/bob/i);
    expect(await screen.findByText('saved: docsage')).toBeVisible();
    const [, ofAda] = [...painted].find(([name]) => /ada/i.test(name))!;
    const [, ofBob] = [...painted].find(([name]) => /bob/i.test(name))!;
    expect(ofAda).not.toContain('docsage');
    expect(ofBob).not.toContain('replywright');
    expect([...painted.get('visitor')!]).toEqual(['nothing']);
  });

  it('neither keeps nor shows an answer that comes after signing out', async () => {
    const store = vi.spyOn(swrConfig, 'provider');
    open();
    await heading('visitor');
    const late = lateAnswer('/bookmarks');
    press('Be Ada');
    await heading(/ada/i);
    await waitFor(() => expect(late.given).toHaveLength(1));
    press('Leave');
    await heading('visitor');
    press('Be Bob');
    await heading(/bob/i);
    await act(async () => {
      late.arrive();
      // Another answer comes all the way, so that this one has been read by then.
      await mock.call('listBookmarks', 200);
    });
    expect(late.given[0]!.bodyUsed).toBe(true);
    expect(await screen.findByText('saved: docsage')).toBeVisible();
    expect([...painted.values()].flatMap((saved) => [...saved])).not.toContain('replywright');
    const kept = store.mock.results[0]!.value as Cache<{ listingIds?: string[] }>;
    const lists = [...kept.keys()].map((key) => kept.get(key)?.data?.listingIds);
    expect(lists.filter(Boolean)).toEqual([['docsage']]);
  });

  it('lets what a visitor has read stay on screen after signing in', async () => {
    open();
    expect(await screen.findByText('product: Replywright')).toBeVisible();
    const answer = mock.hold('getListing');
    press('Be Ada');
    await heading(/ada/i);
    expect(screen.getByText('product: Replywright')).toBeVisible();
    answer();
  });

  it('notices from any call that the session is gone', async () => {
    function Notices() {
      const { user } = useSession();
      const { mutate } = useNotifications(Boolean(user));
      return <button onClick={() => void mutate()}>Ask</button>;
    }
    await mock.signIn();
    render(
      <DataProvider>
        <Account />
        <Notices />
      </DataProvider>,
    );
    await heading('Maya Lindqvist');
    await mock.call('deleteSession', 204);
    press('Ask');
    expect(await heading('visitor')).toBeVisible();
  });

  it('follows another tab that signs in', async () => {
    open();
    await heading('visitor');
    await mock.signIn();
    const otherTab = new BroadcastChannel('session');
    otherTab.postMessage(null);
    expect(await heading('Maya Lindqvist')).toBeVisible();
    otherTab.close();
  });

  it('tells other tabs that someone has signed in here', async () => {
    const otherTab = new BroadcastChannel('session');
    const told = vi.fn();
    otherTab.onmessage = told;
    open();
    await heading('visitor');
    press('Be Ada');
    await heading(/ada/i);
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    otherTab.close();
  });
});
