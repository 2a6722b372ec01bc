/** What went wrong, in words for the person at the screen. */
export interface ErrorDescription {
  title: string;
  description: string;
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** True for an error that carries the HTTP status 404: the record is not there. */
export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404;
}

/**
 * Plain words for a failed request. Reads nothing of the error but its numeric `status`; an error
 * without one never reached the server.
 */
export function describeError(error: unknown): ErrorDescription {
  const status = statusOf(error);
  if (status === undefined || status === 0) {
    return {
      title: 'We could not reach the server',
      description: 'Check your connection, then try again. Nothing you typed is lost.',
    };
  }
  if (status === 401) {
    return {
      title: 'Please sign in again',
      description: 'Your session has ended. Sign in, then try again.',
    };
  }
  if (status === 403) {
    return {
      title: 'This is not open to your account',
      description: 'You are signed in, but this needs a role that your account does not have.',
    };
  }
  if (status === 404) {
    return {
      title: 'This is no longer here',
      description: 'It may have been moved or taken down since the link was made.',
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
      description: 'This is not your doing. Trying again in a moment usually helps.',
    };
  }
  return {
    title: 'This could not be loaded',
    description: 'The request was turned down. Try again, or come back a little later.',
  };
}
