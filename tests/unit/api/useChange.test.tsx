import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../src/api/DataProvider';
import { useBookmarks, useWishlist } from '../../../src/api/resources/bookmarks';
import { useMockServer } from '../../support/mockServer';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();
const failed = vi.fn();

function Hearts() {
  const { data } = useBookmarks(true);
  const { has, set, count } = useWishlist();
  return (
    <>
      <p>{data ? `${count} saved` : 'unknown'}</p>
      {['replywright', 'docsage'].map((id) => (
        <button
          key={id}
          aria-pressed={has({ id })}
          onClick={() => void set({ id }, !has({ id })).catch(failed)}
        >
          {id}
        </button>
      ))}
    </>
  );
}

const heart = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(heart(name));
const isSaved = (name: string) => heart(name).getAttribute('aria-pressed') === 'true';
/** What the server holds. */
const held = async () => (await mock.call('listBookmarks', 200)).listingIds;
/** Waits until a call of that method has gone out so many times. */
const sent = (method: string, times = 1) =>
  waitFor(() => {
    const calls = vi
      .mocked(fetch)
      .mock.calls.filter(([request]) => request instanceof Request && request.method === method);
    expect(calls.length).toBeGreaterThanOrEqual(times);
  });
const settled = (ids: string[]) => waitFor(async () => expect((await held()).sort()).toEqual(ids));

async function open() {
  await mock.call('createSession', 201, { body: { identifier: 'ada@example.com', password: 'x' } });
  render(
    <DataProvider>
      <Hearts />
    </DataProvider>,
  );
  await screen.findByText('0 saved');
}

beforeEach(() => {
  failed.mockReset();
  vi.spyOn(globalThis, 'fetch');
});

describe('changes that show at once', () => {
  it('lets two overlapping changes of different records both stay, whichever answer is slow', async () => {
    await open();
    const answer = mock.hold('addBookmark', 1);
    vi.mocked(fetch).mockClear();
    press('replywright');
    press('docsage');
    expect(isSaved('replywright') && isSaved('docsage')).toBe(true);
    // At no moment until both have been answered does one vanish.
    const watch = vi.fn();
    const observer = new MutationObserver(() =>
      watch(isSaved('replywright') && isSaved('docsage')),
    );
    observer.observe(document.body, { subtree: true, attributes: true, childList: true });
    await settled(['docsage']);
    await sent('GET');
    answer();
    await settled(['docsage', 'replywright']);
    await screen.findByText('2 saved');
    observer.disconnect();
    expect(watch.mock.calls.flat()).not.toContain(false);
    expect(isSaved('replywright') && isSaved('docsage')).toBe(true);
  });

  it('undoes the one that the server refuses, and leaves the other', async () => {
    await open();
    mock.override({ operationId: 'addBookmark', dropConnection: true, delayMs: 100, times: 1 });
    press('replywright');
    press('docsage');
    expect(screen.getByText('2 saved')).toBeVisible();
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(isSaved('replywright')).toBe(false));
    await settled(['docsage']);
    expect(isSaved('docsage')).toBe(true);
  });

  it('ends a record that is toggled twice as it was last asked, on screen and on the server', async () => {
    await open();
    const answer = mock.hold('addBookmark');
    press('replywright');
    await sent('PUT');
    press('replywright');
    expect(isSaved('replywright')).toBe(false);
    press('replywright');
    expect(isSaved('replywright')).toBe(true);
    press('replywright');
    answer();
    await sent('DELETE');
    await settled([]);
    expect(isSaved('replywright')).toBe(false);
    expect(failed).not.toHaveBeenCalled();
  });

  it('says nothing of a failure that a later change has made good', async () => {
    await open();
    mock.override({ operationId: 'addBookmark', dropConnection: true, times: 1 });
    const answer = mock.hold('addBookmark');
    press('replywright');
    await sent('PUT');
    press('replywright');
    press('replywright');
    answer();
    await settled(['replywright']);
    await waitFor(() => expect(isSaved('replywright')).toBe(true));
    expect(failed).not.toHaveBeenCalled();
  });

  it('holds although the list can’t be asked again afterwards', async () => {
    await open();
    mock.override({ operationId: 'listBookmarks', dropConnection: true });
    vi.mocked(fetch).mockClear();
    press('replywright');
    await sent('GET');
    await Promise.allSettled(vi.mocked(fetch).mock.results.map(({ value }) => value as unknown));
    expect(isSaved('replywright')).toBe(true);
    expect(failed).not.toHaveBeenCalled();
  });
});
