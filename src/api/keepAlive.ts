/** Browsers keep 64 KiB alive at most, of all calls under way together; this leaves room for a few. */
const MOST_BYTES = 15_000;

/**
 * A change as it outlives its page: a visitor who clicks and leaves at once (a full load cancels the
 * calls of a page) has clicked all the same.
 *
 * @returns the request itself where it only reads, or is too large for a browser to keep
 */
export async function keptAlive(request: Request): Promise<Request> {
  if (request.method === 'GET') return request;
  const { size } = await request.clone().blob();
  return size > MOST_BYTES ? request : new Request(request, { keepalive: true });
}
