import { operations } from 'virtual:contract';
import responseRules from 'virtual:contract/responses';
import { cacheHeaders } from '../answer';
import type { AnyReply, OperationId, ResponseRule } from './types';
import { validate } from './validate';

/** What is wrong with the headers of an answer: undeclared, missing, or of another form. */
function headerErrors(
  headers: Record<string, unknown>,
  declared: ResponseRule['headers'],
): { pointer: string; detail: string }[] {
  const sent = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const unknown = [...sent.keys()]
    .filter((name) => !(name in declared))
    .map((name) => ({ pointer: `header ${name}`, detail: 'Is not declared.' }));
  const wrong = Object.entries(declared).flatMap(([name, { required, schema }]) => {
    if (sent.has(name)) return validate(schema, sent.get(name), `header ${name}`);
    return required ? [{ pointer: `header ${name}`, detail: 'Is required.' }] : [];
  });
  return [...unknown, ...wrong];
}

/**
 * Checks an answer of the mock against the contract, its headers included. Runs in development and
 * in tests only, where a wrong answer has to fail loudly.
 *
 * @throws Error that names the operation, the status and everything that is wrong
 */
export function checkReply(
  operationId: OperationId,
  { status, headers = {}, body, file }: AnyReply,
): void {
  const rule = responseRules[operationId]?.[status];
  if (rule === undefined) {
    throw new Error(`The contract does not let ${operationId} answer ${status}.`);
  }
  if (rule.body === null && body !== undefined) {
    throw new Error(`${operationId} ${status} must have no body.`);
  }
  if (file ? !rule.files.includes(file.mediaType) : rule.files.length > 0) {
    const wanted = rule.files.join(' or ') || 'no file';
    throw new Error(`${operationId} ${status} must be ${wanted}.`);
  }
  const operation = operations.find(({ id }) => id === operationId);
  const errors = [
    ...headerErrors({ ...cacheHeaders(status, operation), ...headers }, rule.headers),
    // What leaves as JSON is what has to be right, so undefined properties are dropped first.
    ...(rule.body ? validate(rule.body, JSON.parse(JSON.stringify(body ?? null))) : []),
  ];
  if (errors.length > 0) {
    const list = errors.slice(0, 10).map(({ pointer, detail }) => `  ${pointer || '/'}: ${detail}`);
    throw new Error(`${operationId} ${status} breaks the contract:\n${list.join('\n')}`);
  }
}
