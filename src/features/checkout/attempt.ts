import type { OrderInput } from '../../api/resources/orders';

/** One press of the button that buys, kept until it is known what came of it. */
export interface Attempt {
  /** Its `Idempotency-Key`: sent again with it, nothing is bought twice. */
  key: string;
  body: OrderInput;
  /** In ms of the clock. */
  sentAt: number;
  /** The order that it made; undefined while that is not known. */
  orderId?: string;
}

/** The server forgets keys after a day; before that, it can still tell what came of an attempt. */
const KEPT_MS = 23 * 60 * 60 * 1000;

/** Where the browser keeps nothing, an attempt lives as long as the page. */
const inMemory = new Map<string, string>();

/** Names the attempts of a member to buy something. */
export const attemptName = (userId: string, { kind, id }: OrderInput['item']): string =>
  `checkout ${userId} ${kind} ${id}`;

/** Keeps an attempt over a reload of this tab. */
export function keepAttempt(name: string, attempt: Attempt): void {
  const text = JSON.stringify(attempt);
  try {
    sessionStorage.setItem(name, text);
  } catch {
    inMemory.set(name, text);
  }
}

/** Forgets an attempt, so that the next press of the button is another one. */
export function dropAttempt(name: string): void {
  inMemory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Blocked: it was never kept.
  }
}

/** The attempt that was kept; undefined where there is none, or one of which nobody knows any more. */
export function readAttempt(name: string): Attempt | undefined {
  let text = inMemory.get(name);
  try {
    text ??= sessionStorage.getItem(name) ?? undefined;
  } catch {
    // Blocked: it was never kept.
  }
  if (text === undefined) return undefined;
  const attempt = JSON.parse(text) as Attempt;
  return Date.now() - attempt.sentAt < KEPT_MS ? attempt : undefined;
}
