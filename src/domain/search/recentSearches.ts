import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'dealwright-recent-searches';

/** How many searches are kept, and how long one may be (the contract's limit for `q`). */
const KEPT = 5;
export const LONGEST_SEARCH = 100;

/** What this device keeps. */
interface Stored {
  /** Id of the member whose searches they are; left out where nobody has signed in since the first. */
  owner?: string;
  searches: readonly string[];
}

const NOTHING: Stored = { searches: [] };

/** What the storage did not take, blocked or full: it lasts as long as the page. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

function read(): string | null {
  try {
    return unstored ?? localStorage.getItem(STORAGE_KEY);
  } catch {
    return unstored;
  }
}

function write(stored: Stored): void {
  const text = JSON.stringify(stored);
  unstored = null;
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

/** What was stored, however damaged, with a list of distinct searches that can be shown. */
function parse(text: string | null): Stored {
  try {
    const { owner, searches } = JSON.parse(text ?? '') as { owner?: string; searches: unknown[] };
    const words = searches
      .filter((item) => typeof item === 'string')
      .map((item) => item.trim().slice(0, LONGEST_SEARCH))
      .filter((item) => item !== '');
    return { owner, searches: [...new Set(words)].slice(0, KEPT) };
  } catch {
    return NOTHING;
  }
}

let parsed: { text: string | null; stored: Stored } = { text: null, stored: NOTHING };

/** The same object for as long as the stored text is the same, as React wants it. */
function snapshot(): Stored {
  const text = read();
  if (text !== parsed.text) parsed = { text, stored: parse(text) };
  return parsed.stored;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The latest searches on this device, newest first; follows other tabs. None on the server. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, snapshot, () => NOTHING).searches;
}

const keep = (searches: readonly string[]) => write({ ...snapshot(), searches });

/** Puts a search first among the recent ones; the same words in other case count as the same. */
export function rememberSearch(search: string): void {
  const words = search.trim();
  if (words === '') return;
  const others = snapshot().searches.filter((other) => other.toLowerCase() !== words.toLowerCase());
  keep([words, ...others].slice(0, KEPT));
}

/** Takes one search out of the recent ones. */
export function forgetSearch(search: string): void {
  keep(snapshot().searches.filter((other) => other !== search));
}

/** Takes all recent searches away. */
export function forgetAllSearches(): void {
  keep([]);
}

/**
 * Says which member searches from now on: they may say much of who typed them, so those of another
 * member are forgotten, also where their session ended long ago and the page was loaded again since.
 * Those of a visitor go with them when they sign in, for they are their own.
 */
export function claimSearches(memberId: string): void {
  const { owner, searches } = snapshot();
  if (owner === memberId) return;
  write({ owner: memberId, searches: owner === undefined ? searches : [] });
}

/** Forgets the searches of a member who signs out, and whose they were. */
export function dropMemberSearches(): void {
  write(NOTHING);
}
