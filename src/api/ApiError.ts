import type { components } from './schema.d';

export type Problem = components['schemas']['Problem'];
export type FieldError = components['schemas']['FieldError'];

/**
 * The one error that a call of the API throws. `status` is 0 where no answer came at all (a dropped
 * connection, a server that is down, an answer that is not the API's).
 */
export class ApiError extends Error {
  readonly status: number;
  /** The stable kind, `urn:problem-type:…`; empty where there was no problem document. */
  readonly type: string;
  /** What is wrong with single fields. */
  readonly fieldErrors: FieldError[];

  constructor(problem: Partial<Problem> & { status: number }) {
    super(problem.detail ?? problem.title ?? 'The server did not answer.');
    this.name = 'ApiError';
    this.status = problem.status;
    this.type = problem.type ?? '';
    this.fieldErrors = problem.errors ?? [];
  }

  /** Reads the problem details (RFC 9457) of a refused response; copes with bodies that have none. */
  static async from(response: Response): Promise<ApiError> {
    const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
    const problem = isProblem
      ? ((await response.json().catch(() => ({}))) as Partial<Problem>)
      : {};
    return new ApiError({
      title: response.statusText || `Error ${response.status}`,
      ...problem,
      status: response.status,
    });
  }

  /** The answer never came, or did not come from the API. */
  static unreachable(): ApiError {
    return new ApiError({
      status: 0,
      title: 'The server can’t be reached. Check your connection and try again.',
    });
  }

  /** Whether the same call may well succeed a moment later. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
