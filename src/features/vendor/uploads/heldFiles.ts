/** What this tab has in its hands, with what lets go of it. */
const held = new Map<string, () => void>();

/**
 * Takes the file of a name into this tab's hands: where one tab is about to send it, no other one does.
 * A tab lets go of it by {@link letGoOf}, or as it is closed.
 *
 * @param wait ends the waiting for another tab; without it there is none
 * @returns whether this tab has it now
 */
export function holdFile(name: string, wait?: AbortSignal): Promise<boolean> {
  if (held.has(name) || !('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const options = wait ? { signal: wait } : { ifAvailable: true };
    navigator.locks
      .request(`unsent ${name}`, options, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise<void>((letGo) => held.set(name, letGo)) : undefined;
      })
      // Called off; else the browser keeps nothing of this site, so no other tab has it.
      .catch(() => resolve(!wait?.aborted));
  });
}

/** Lets other tabs have the file of a name. */
export function letGoOf(name: string): void {
  held.get(name)?.();
  held.delete(name);
}
