/** What the browser did not keep lives as long as the page; what it kept before that is outdated. */
const inMemory = new Map<string, string>();

/** The text that this tab has kept by a name, over a reload; undefined where there is none. */
export function recallText(name: string): string | undefined {
  try {
    return inMemory.get(name) ?? sessionStorage.getItem(name) ?? undefined;
  } catch {
    // Storage is blocked.
    return inMemory.get(name);
  }
}

/** Keeps a text for this tab, over a reload where the browser allows it. */
export function keepText(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
    inMemory.delete(name);
  } catch {
    // Blocked or full: the page still has it.
    inMemory.set(name, text);
  }
}

/** Forgets the text of a name. */
export function forgetText(name: string): void {
  inMemory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Blocked: it was never kept.
  }
}
