import { ApiError } from './ApiError';

/** How long a call that only reads may take, in ms, its body included. */
export const READ_LIMIT_MS = 15_000;

/** How long a call that changes something may take, in ms: servers do more for it. */
export const WRITE_LIMIT_MS = 30_000;

/**
 * Makes a call and gives up on it after the time limit of its method.
 *
 * @param send gets the request with a signal that aborts at the limit; it may ignore the signal
 * @throws ApiError with reason `timed-out`, and what `send` throws
 */
export async function withinTimeLimit<Answer>(
  request: Request,
  send: (request: Request) => Promise<Answer>,
): Promise<Answer> {
  const limit = request.method === 'GET' ? READ_LIMIT_MS : WRITE_LIMIT_MS;
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // First the reason, so that the race is lost to it and not to the abort.
      reject(ApiError.timedOut());
      abort.abort();
    }, limit);
  });
  try {
    return await Promise.race([send(new Request(request, { signal: abort.signal })), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
