import responseRules from 'virtual:contract/responses';
import type { OperationId } from './types';
import { validate } from './validate';

/**
 * Holds an answer of the mock against the contract. Runs in development and in tests only, where a
 * wrong answer has to fail loudly.
 *
 * @throws Error that names the operation, the status and everything that is wrong
 */
export function checkReply(operationId: OperationId, status: number, body: unknown): void {
  const schema = responseRules[operationId]?.[status];
  if (schema === undefined) {
    throw new Error(`The contract does not let ${operationId} answer ${status}.`);
  }
  if (schema === null) {
    if (body !== undefined) throw new Error(`${operationId} ${status} must have no body.`);
    return;
  }
  // What leaves as JSON is what has to be right, so undefined properties are dropped first.
  const errors = validate(schema, JSON.parse(JSON.stringify(body ?? null)));
  if (errors.length > 0) {
    const list = errors.slice(0, 10).map(({ pointer, detail }) => `  ${pointer || '/'}: ${detail}`);
    throw new Error(`${operationId} ${status} breaks the contract:\n${list.join('\n')}`);
  }
}
