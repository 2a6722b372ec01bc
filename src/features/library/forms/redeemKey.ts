const nameOf = (code: string) => `redeem ${code}`;

/** Where the browser keeps nothing, a key lives as long as the page. */
const inMemory = new Map<string, string>();

/**
 * The `Idempotency-Key` of redeeming a code: the same until it is known what came of it, over a
 * reload of this tab, too. So a code whose answer got lost is redeemed once.
 */
export function redeemKey(code: string): string {
  const name = nameOf(code);
  try {
    const known = sessionStorage.getItem(name) ?? inMemory.get(name);
    const key = known ?? crypto.randomUUID();
    inMemory.set(name, key);
    sessionStorage.setItem(name, key);
    return key;
  } catch {
    // Blocked or full: the page still has it.
    return inMemory.get(name) ?? crypto.randomUUID();
  }
}

/** Forgets the key, once the server has said what came of it. */
export function dropRedeemKey(code: string): void {
  inMemory.delete(nameOf(code));
  try {
    sessionStorage.removeItem(nameOf(code));
  } catch {
    // Blocked: it was never kept.
  }
}
