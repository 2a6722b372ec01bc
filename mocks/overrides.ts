import { operations } from 'virtual:contract';
import type { OperationId, Reply } from './contract/types';

/**
 * What one operation does instead of its usual answer, as plain data: the same object works in
 * Vitest, in Playwright (put on the page before it starts) and over HTTP.
 *
 * - `reply`: another status and body, held to the contract by the type
 * - `dropConnection`: the connection breaks before anything has happened
 * - `loseAnswer`: what was asked for happens, and the connection breaks before its answer
 * - neither: the usual answer, after `delayMs`
 * - `times`: for how many calls; without it, for all
 */
export type Override<Id extends OperationId = OperationId> = Id extends OperationId
  ? {
      operationId: Id;
      delayMs?: number;
      times?: number;
    } & (
      | { reply: Reply<Id>; dropConnection?: never; loseAnswer?: never }
      | { dropConnection: true; reply?: never; loseAnswer?: never }
      | { loseAnswer: true; reply?: never; dropConnection?: never }
      | { reply?: never; dropConnection?: never; loseAnswer?: never }
    )
  : never;

/** The active overrides; the latest is asked first. */
export class Overrides {
  #entries: { override: Override; left: number }[] = [];

  /**
   * @throws Error where the contract has no such operation: a misspelt name would change nothing
   */
  add(override: Override): void {
    if (!operations.some(({ id }) => id === override.operationId))
      throw new Error(`The contract has no operation "${override.operationId}" to override.`);
    this.#entries.unshift({ override, left: override.times ?? Infinity });
  }

  clear(): void {
    this.#entries = [];
  }

  /** The override for this call, which counts as used; undefined where there is none. */
  take(operationId: OperationId): Override | undefined {
    const entry = this.#entries.find(
      ({ override, left }) => override.operationId === operationId && left > 0,
    );
    if (entry) entry.left -= 1;
    return entry?.override;
  }
}
