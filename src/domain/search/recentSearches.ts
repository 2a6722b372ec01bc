import { useSyncExternalStore } from 'react';
import { ALL_DRAFTS, onDraftDropped } from '../../forms/drafts';

const STORAGE_KEY = 'dealwright-recent-searches';

/** How many searches are kept, and how long one may be (the contract's limit for `q`). */
const KEPT = 5;
export const LONGEST_SEARCH = 100;

const NONE: readonly string[] = [];

/** Replaces the storage where a browser blocks it: the searches last as long as the page. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

function write(searches: readonly string[]): void {
  const text = searches.length > 0 ? JSON.stringify(searches) : null;
  unstored = null;
  try {
    if (text === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, text);
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

/** What was stored, however damaged, as a list of distinct searches that can be shown. */
function parse(text: string | null): readonly string[] {
  if (text === null) return NONE;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return NONE;
    const searches = value
      .filter((item) => typeof item === 'string')
      .map((item) => item.trim().slice(0, LONGEST_SEARCH))
      .filter((item) => item !== '');
    return [...new Set(searches)].slice(0, KEPT);
  } catch {
    return NONE;
  }
}

let parsed: { text: string | null; searches: readonly string[] } = { text: null, searches: NONE };

/** The same list object for as long as the stored text is the same, as React wants it. */
function snapshot(): readonly string[] {
  const text = read();
  if (text !== parsed.text) parsed = { text, searches: parse(text) };
  return parsed.searches;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * The latest searches on this device, newest first; follows other tabs. None on the server, and none of
 * a member who has signed out.
 */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, snapshot, () => NONE);
}

/** Puts a search first among the recent ones; the same words in other case count as the same. */
export function rememberSearch(search: string): void {
  const words = search.trim();
  if (words === '') return;
  const others = snapshot().filter((other) => other.toLowerCase() !== words.toLowerCase());
  write([words, ...others].slice(0, KEPT));
}

/** Takes one search out of the recent ones. */
export function forgetSearch(search: string): void {
  write(snapshot().filter((other) => other !== search));
}

/** Takes all recent searches away. */
export function forgetAllSearches(): void {
  write(NONE);
}

// They may say much of the member who typed them.
onDraftDropped((name) => name === ALL_DRAFTS && forgetAllSearches());
