/** Where the changes are kept between two loads of the page. */
export interface Storage {
  read(): string | null;
  write(text: string): void;
  clear(): void;
  /** Moves what is stored out of the way without losing it. */
  setAside(): void;
}

/** Keeps nothing beyond the life of the page or process. */
export function memoryStorage(): Storage & { asideText: string | null } {
  let text: string | null = null;
  return {
    asideText: null,
    read: () => text,
    write: (next) => void (text = next),
    clear: () => void (text = null),
    setAside() {
      this.asideText = text;
      text = null;
    },
  };
}

/** The key in localStorage; the text that was set aside stands under it with `:set-aside`. */
export const STORAGE_KEY = 'mock-backend';

/**
 * Keeps the changes in localStorage, where every tab of the site sees them at once.
 *
 * @param onFailure told in plain words, once, when the browser refuses to store
 */
export function browserStorage(onFailure: (message: string) => void): Storage {
  const memory = memoryStorage();
  let refused = false;
  const attempt = <T>(action: () => T, otherwise: () => T): T => {
    if (refused) return otherwise();
    try {
      return action();
    } catch {
      refused = true;
      onFailure(
        'This browser stores nothing for this site, so what you change lasts until you reload the page.',
      );
      return otherwise();
    }
  };
  return {
    read: () => attempt(() => localStorage.getItem(STORAGE_KEY), memory.read),
    write: (text) =>
      attempt(
        () => localStorage.setItem(STORAGE_KEY, text),
        () => memory.write(text),
      ),
    clear: () => attempt(() => localStorage.removeItem(STORAGE_KEY), memory.clear),
    setAside: () =>
      attempt(
        () => {
          const text = localStorage.getItem(STORAGE_KEY);
          if (text !== null) localStorage.setItem(`${STORAGE_KEY}:set-aside`, text);
          localStorage.removeItem(STORAGE_KEY);
        },
        () => memory.setAside(),
      ),
  };
}
