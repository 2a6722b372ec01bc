/** What went wrong, in words for the person at the screen. */
export interface ErrorDescription {
  title: string;
  description: string;
}

/** The error of an answer that came but can't be shown. */
export const UNREADABLE = { status: 200, reason: 'malformed' };

/** What is read of an error, whatever it is: this folder knows nothing of the API. */
interface Failure {
  status: number;
  reason?: unknown;
}

function readFailure(error: unknown): Failure | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  if (typeof error.status !== 'number') return undefined;
  return { status: error.status, reason: 'reason' in error ? error.reason : undefined };
}

/** True for an error that carries the HTTP status 404: the record is not there. */
export function isNotFound(error: unknown): boolean {
  return readFailure(error)?.status === 404;
}

/** True for an error that carries the HTTP status 401: it takes a member. */
export function needsSignIn(error: unknown): boolean {
  return readFailure(error)?.status === 401;
}

/** True where nobody knows whether the server has done what was asked: no answer came that says so. */
export function isUnsure(error: unknown): boolean {
  const { status, reason } = readFailure(error) ?? { status: 0 };
  return status === 0 || status >= 500 || reason === UNREADABLE.reason;
}

/** The moment before which there is no use in trying again, in ms of the clock; 0 where any will do. */
export function retryMoment(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('retryAt' in error)) return 0;
  return typeof error.retryAt === 'number' ? error.retryAt : 0;
}

/**
 * Plain words for a failed request, from its numeric `status` and its `reason`; an error without a
 * status never reached the server.
 */
export function describeError(error: unknown): ErrorDescription {
  const { status, reason } = readFailure(error) ?? { status: 0 };
  if (reason === 'timed-out') {
    return {
      title: 'The server took too long to answer',
      description: 'Try again in a moment.',
    };
  }
  if (reason === 'malformed') {
    return {
      title: 'The server’s answer could not be read',
      description: 'It was not what we expected. Trying again in a moment usually helps.',
    };
  }
  if (status === 0) {
    return {
      title: 'We could not reach the server',
      description: 'Check your connection, then try again.',
    };
  }
  if (status === 401) {
    return {
      title: 'Please sign in',
      description: 'You are not signed in, or your session has ended. Sign in, then try again.',
    };
  }
  if (status === 403) {
    return {
      title: 'You don’t have access to this',
      description: 'It is open to other accounts only. Contact support if you should have access.',
    };
  }
  if (status === 404) {
    return {
      title: 'This is no longer here',
      description: 'It may have been moved or removed since the link was made.',
    };
  }
  if (status === 413) {
    return {
      title: 'This is too large to send',
      description:
        'Shorten it or choose a smaller file, then try again. Nothing you typed is lost.',
    };
  }
  if (status === 429) {
    return {
      title: 'One moment, please',
      description: 'There were too many requests in a short time. Wait a little, then try again.',
    };
  }
  if (status >= 500) {
    return {
      title: 'Something went wrong on our side',
      description: 'This is not your fault. Trying again in a moment usually helps.',
    };
  }
  return {
    title: 'This could not be loaded',
    description: 'The request was refused. Try again, or come back a little later.',
  };
}
