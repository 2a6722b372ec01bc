/** Browsers keep 64 KiB alive at most, of all calls under way together; this leaves room for a few. */
const MOST_BYTES = 15_000;

/** The bytes of a request's body. */
export const bodySize = async (request: Request): Promise<number> =>
  request.method === 'GET' ? 0 : (await request.clone().blob()).size;

/**
 * A change as it outlives its page: a visitor who clicks and leaves at once (a full load cancels the
 * calls of a page) has clicked all the same.
 *
 * @param size of its body, in bytes
 * @returns the request itself where it only reads, or is too large for a browser to keep
 */
export function keptAlive(request: Request, size: number): Request {
  const isKept = request.method !== 'GET' && size <= MOST_BYTES;
  return isKept ? new Request(request, { keepalive: true }) : request;
}
