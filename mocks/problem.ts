import type { components } from '../src/api/schema.d';

export type Problem = components['schemas']['Problem'];
export type FieldError = components['schemas']['FieldError'];

/** The kinds of problem that the contract names, without their common `urn:problem-type:`. */
export type ProblemKind =
  | 'malformed-body'
  | 'invalid-credentials'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'email-taken'
  | 'already-reviewed'
  | 'unsupported-media-type'
  | 'validation-failed'
  | 'too-many-requests'
  | 'internal';

/**
 * A refusal. A handler or a rule of the store throws it; the backend answers it as problem details
 * (RFC 9457). The contract check of development and tests fails where an operation gives a status
 * that it does not document.
 */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(
    status: number,
    kind: ProblemKind,
    title: string,
    extra: Partial<Pick<Problem, 'detail' | 'errors'>> = {},
  ) {
    super(title);
    this.name = 'ProblemError';
    this.problem = { type: `urn:problem-type:${kind}`, title, status, ...extra };
  }
}

/** 404 for a record that does not exist; `what` is a noun, as in "There is no such listing". */
export const notFound = (what: string) =>
  new ProblemError(404, 'not-found', `There is no such ${what}`);

/** The contract's bounds of a problem: a hostile request must not make the answer break them. */
const MAX_ERRORS = 100;
const MAX_POINTER = 300;

/** 422 with what is wrong in each field. */
export const validationFailed = (errors: FieldError[]) =>
  new ProblemError(422, 'validation-failed', 'Some of what was sent is not valid', {
    errors: errors
      .slice(0, MAX_ERRORS)
      .map((error) => ({ ...error, pointer: error.pointer.slice(0, MAX_POINTER) })),
  });
