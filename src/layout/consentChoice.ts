import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'storage-notice';
const SEEN = 'seen';

/** For this visit only, where storage is blocked. */
let isSeen = false;
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return isSeen || localStorage.getItem(STORAGE_KEY) === SEEN;
  } catch {
    return isSeen;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Answered in another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Remembers that the notice about storage was read; for this visit where storage is blocked. */
export function acknowledgeStorage(): void {
  isSeen = true;
  try {
    localStorage.setItem(STORAGE_KEY, SEEN);
  } catch {
    // The notice comes back at the next visit then.
  }
  listeners.forEach((listener) => listener());
}

/** Whether the notice still has to be shown. Anything unknown in storage counts as no answer. */
export function useStorageNotice(): boolean {
  return !useSyncExternalStore(subscribe, read, () => true);
}
