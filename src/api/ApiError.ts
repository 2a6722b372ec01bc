import type { components } from './schema.d';

export type Problem = components['schemas']['Problem'];
export type FieldError = components['schemas']['FieldError'];

/**
 * How a call failed:
 * - `refused`: the server answered, with an error status
 * - `unreachable`: no answer came (a dropped connection, a server that is down)
 * - `timed-out`: no answer came in time
 * - `malformed`: an answer came that is not what the contract promises
 */
export type FailureReason = 'refused' | 'unreachable' | 'timed-out' | 'malformed';

interface Failure extends Partial<Problem> {
  status: number;
  reason?: FailureReason;
  /** When the server wants the next attempt, in ms of the clock. */
  retryAt?: number;
}

/** The moment that a `Retry-After` header names (seconds or a date), in ms; undefined without one. */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const moment = /^\d+$/.test(value) ? Date.now() + Number(value) * 1000 : Date.parse(value);
  return Number.isNaN(moment) ? undefined : moment;
}

/** What of a problem document has the right type; a gateway may send anything by that name. */
function readProblem(body: unknown): Partial<Problem> {
  if (typeof body !== 'object' || body === null) return {};
  const { type, title, detail, errors } = body as Record<string, unknown>;
  return {
    ...(typeof type === 'string' && { type: type }),
    ...(typeof title === 'string' && { title }),
    ...(typeof detail === 'string' && { detail }),
    ...(Array.isArray(errors) && { errors: errors as FieldError[] }),
  };
}

/** The one error that a call of the API throws. `status` is 0 where no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: FailureReason;
  /** The stable kind, `urn:problem-type:…`; empty where there was no problem document. */
  readonly type: string;
  /** What is wrong with single fields. */
  readonly fieldErrors: FieldError[];
  /** When the server wants the next attempt, in ms of the clock; undefined where it did not say. */
  readonly retryAt: number | undefined;

  constructor(failure: Failure) {
    super(failure.detail ?? failure.title ?? 'The server did not answer.');
    this.name = 'ApiError';
    this.status = failure.status;
    this.reason = failure.reason ?? 'refused';
    this.type = failure.type ?? '';
    this.fieldErrors = failure.errors ?? [];
    this.retryAt = failure.retryAt;
  }

  /** Reads the problem details (RFC 9457) of a refused response; copes with bodies that have none. */
  static async from(response: Response): Promise<ApiError> {
    const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
    const body: unknown = isProblem ? await response.json().catch(() => undefined) : undefined;
    return new ApiError({
      title: response.statusText || `Error ${response.status}`,
      ...readProblem(body),
      status: response.status,
      retryAt: readRetryAfter(response.headers),
    });
  }

  /** The answer never came. */
  static unreachable(): ApiError {
    return new ApiError({
      status: 0,
      reason: 'unreachable',
      title: 'The server can’t be reached. Check your connection and try again.',
    });
  }

  /** The answer did not come in time. */
  static timedOut(): ApiError {
    return new ApiError({
      status: 0,
      reason: 'timed-out',
      title: 'The server took too long to answer. Try again in a moment.',
    });
  }

  /** The answer is not what the contract promises: no body, no JSON, or not an object. */
  static malformed(status: number): ApiError {
    return new ApiError({
      status,
      reason: 'malformed',
      title: 'The server’s answer could not be read. Try again in a moment.',
    });
  }

  /** Whether the same call may well succeed a moment later. */
  get isTemporary(): boolean {
    return this.reason !== 'refused' || this.status === 429 || this.status >= 500;
  }
}
