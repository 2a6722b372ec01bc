import type { OrderInput } from '../../api/resources/orders';
import { forgetText, keepText, recallText } from '../../lib/tabMemory';

/** One press of the button that buys, kept until it is known what came of it. */
export interface Attempt {
  /** Its `Idempotency-Key`: sent again with it, nothing is bought twice. */
  key: string;
  body: OrderInput;
  /** Which plan, in its words: it may be gone when the attempt is asked about. */
  planTitle?: string;
  /** In ms of the clock. */
  sentAt: number;
  /** The order that it made; undefined while that is not known. */
  orderId?: string;
}

/** The server forgets keys after a day; before that, it can still tell what came of an attempt. */
const KEPT_MS = 23 * 60 * 60 * 1000;

/** Names the attempts of a member to buy something. */
export const attemptName = (userId: string, { kind, id }: OrderInput['item']): string =>
  `checkout ${userId} ${kind} ${id}`;

/** Keeps an attempt over a reload of this tab. */
export const keepAttempt = (name: string, attempt: Attempt): void =>
  keepText(name, JSON.stringify(attempt));

/** Forgets an attempt, so that the next press of the button is another one. */
export const dropAttempt = (name: string): void => forgetText(name);

/**
 * The attempt that was kept; undefined where there is none, where nobody knows of it any more, and
 * where what was kept is damaged.
 */
export function readAttempt(name: string): Attempt | undefined {
  const text = recallText(name);
  if (text === undefined) return undefined;
  try {
    const attempt = JSON.parse(text) as Attempt;
    const isWhole = Boolean(attempt.key && attempt.body);
    return isWhole && Date.now() - attempt.sentAt < KEPT_MS ? attempt : undefined;
  } catch {
    return undefined;
  }
}
