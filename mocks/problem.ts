import type { components } from '../src/api/schema.d';

export type Problem = components['schemas']['Problem'];
export type FieldError = components['schemas']['FieldError'];

/** The kinds of problem that the contract names, without their common `urn:problem-type:`. */
export type ProblemKind =
  | 'malformed-request'
  | 'malformed-body'
  | 'invalid-credentials'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'request-timeout'
  | 'email-taken'
  | 'already-reviewed'
  | 'precondition-failed'
  | 'precondition-required'
  | 'code-used'
  | 'code-expired'
  | 'already-owned'
  | 'content-too-large'
  | 'unsupported-media-type'
  | 'validation-failed'
  | 'too-many-requests'
  | 'headers-too-large'
  | 'already-member'
  | 'already-partner'
  | 'setup-incomplete'
  | 'payment-declined'
  | 'payment-try-again'
  | 'not-for-sale'
  | 'price-changed'
  | 'order-not-paid'
  | 'refund-already-requested'
  | 'refund-too-late'
  | 'listing-locked'
  | 'idempotency-key-reused'
  | 'answer-lost'
  | 'internal';

/**
 * A refusal. A handler or a rule of the store throws it; the backend answers it as problem details
 * (RFC 9457). The contract check of development and tests fails where an operation gives a status
 * that it does not document.
 */
export class ProblemError extends Error {
  readonly problem: Problem;
  /** Headers of the answer, for example `Retry-After`. */
  readonly headers: Record<string, string | number>;
  /**
   * Whether what was changed before the refusal stays, such as a counted attempt. Else the backend
   * takes it back.
   */
  readonly keepsChanges: boolean;

  constructor(
    status: number,
    kind: ProblemKind,
    title: string,
    {
      headers = {},
      keepsChanges = false,
      ...extra
    }: Partial<Pick<Problem, 'detail' | 'errors'>> & {
      headers?: Record<string, string | number>;
      keepsChanges?: boolean;
    } = {},
  ) {
    super(title);
    this.name = 'ProblemError';
    this.problem = { type: `urn:problem-type:${kind}`, title, status, ...extra };
    this.headers = headers;
    this.keepsChanges = keepsChanges;
  }
}

/** 504 for an answer that gets lost after what was asked for was done. */
export const answerLost = () =>
  new ProblemError(504, 'answer-lost', 'The answer was lost on its way', {
    detail:
      'It is not known how this ended. Send the same again to find out: it happens only once.',
    keepsChanges: true,
  });

/** 404 for a record that does not exist; `what` is a noun, as in "There is no such listing". */
export const notFound = (what: string) =>
  new ProblemError(404, 'not-found', `There is no such ${what}`);

/** The contract's bounds of a problem: a hostile request must not make the answer break them. */
const MAX_ERRORS = 100;
const MAX_POINTER = 300;

/** The most bytes that a request's body may have. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** 413 for a body of more than {@link MAX_BODY_BYTES}. */
export const contentTooLarge = () =>
  new ProblemError(413, 'content-too-large', 'The request body is too large', {
    detail: `A request body may have at most ${MAX_BODY_BYTES} bytes.`,
  });

/** 405 for a path that the contract has, but not with this method. */
export const methodNotAllowed = (method: string, allowed: readonly string[]) =>
  new ProblemError(405, 'method-not-allowed', `${method} is not allowed here`, {
    detail: `Allowed: ${allowed.join(', ')}.`,
    headers: { allow: allowed.join(', ') },
  });

/**
 * 422 with what is wrong in each field.
 *
 * @param keepsChanges see {@link ProblemError.keepsChanges}
 */
export const validationFailed = (errors: FieldError[], keepsChanges = false) =>
  new ProblemError(422, 'validation-failed', 'Some of what was sent is not valid', {
    keepsChanges,
    errors: errors
      .slice(0, MAX_ERRORS)
      .map((error) => ({ ...error, pointer: error.pointer.slice(0, MAX_POINTER) })),
  });

/** The refusal of what only members may do, where no session says which one it is. */
export const signInFirst = () => new ProblemError(401, 'unauthenticated', 'Sign in first');
