import type { Answer } from './answer';
import type { ReadRequest } from './contract/readRequest';
import type { Operation } from './contract/types';
import { ProblemError } from './problem';
import type { Store } from './store/store';

/** The header that makes a request safe to send again, as the contract names it. */
const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** For how long an answer is given again. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** What became of a request that has an `Idempotency-Key`. */
export interface Idempotency {
  /** The answer that it got before; undefined where it is the first of its kind. */
  kept: Answer | undefined;
  /** Keeps the answer, to give it again. */
  keep: (answer: Answer) => Promise<void>;
}

const reused = () => {
  const title = 'This key was used for another request';
  return new ProblemError(422, 'idempotency-key-reused', title, {
    errors: [{ pointer: `/header/${IDEMPOTENCY_KEY}`, code: 'reused', detail: `${title}.` }],
  });
};

/**
 * Looks for the answer that the same account got for the same request with the same key; it is kept
 * for a day.
 *
 * @returns undefined where the request has no key
 * @throws ProblemError 422 where the key came with another request before
 */
export async function idempotencyOf(
  store: Store,
  now: Date,
  operation: Pick<Operation, 'id'>,
  { params, query, headers, body, accountId }: ReadRequest & { accountId: string | null },
): Promise<Idempotency | undefined> {
  const key = headers[IDEMPOTENCY_KEY];
  if (typeof key !== 'string') return undefined;
  const { idempotencyKeys } = await store.open('idempotencyKeys');
  for (const { id, createdAt } of idempotencyKeys.all()) {
    if (Date.parse(createdAt) + KEPT_MS <= now.getTime()) idempotencyKeys.remove(id);
  }
  const id = `${accountId}--${operation.id}--${key}`;
  const request = JSON.stringify({ params, query, body });
  const before = idempotencyKeys.get(id);
  if (before && before.request !== request) throw reused();
  return {
    kept: before && (JSON.parse(before.answer) as Answer),
    async keep(answer) {
      const createdAt = now.toISOString();
      idempotencyKeys.put({ id, accountId, request, answer: JSON.stringify(answer), createdAt });
    },
  };
}
