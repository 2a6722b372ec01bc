import { ApiError } from './ApiError';

/** How long a call that only reads may take, in ms, its body included. */
export const READ_LIMIT_MS = 15_000;

/** How long a call that changes something may take, in ms: servers do more for it. */
export const WRITE_LIMIT_MS = 30_000;

/** How many bytes the slowest connection that still gets a file through sends in a second. */
const SLOWEST = 16_000;

/**
 * Makes a call and gives up on it after the time limit of its method.
 *
 * @param size of the request's body, in bytes: a long one may take longer
 * @param send gets the request with a signal that aborts at the limit; it may ignore the signal
 * @throws ApiError with reason `timed-out`, what `send` throws, and the reason of the request's own
 *   signal once that aborts
 */
export async function withinTimeLimit<Answer>(
  request: Request,
  size: number,
  send: (request: Request) => Promise<Answer>,
): Promise<Answer> {
  const limit =
    request.method === 'GET' ? READ_LIMIT_MS : WRITE_LIMIT_MS + 1000 * Math.floor(size / SLOWEST);
  const { signal: own } = request;
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    const end = (reason: Error) => {
      // First the reason, so that the race is lost to it and not to the abort.
      reject(reason);
      abort.abort();
    };
    timer = setTimeout(() => end(ApiError.timedOut()), limit);
    if (own.aborted) end(own.reason as Error);
    else own.addEventListener('abort', () => end(own.reason as Error), { once: true });
  });
  try {
    return await Promise.race([send(new Request(request, { signal: abort.signal })), ended]);
  } finally {
    clearTimeout(timer);
  }
}
