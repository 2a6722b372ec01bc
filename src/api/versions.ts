/** The versions of answers that name one (`ETag`), by their bodies. */
const versions = new WeakMap<object, string>();

/** Remembers which version of a record an answer holds. */
export function noteVersion(response: Response, body: unknown): void {
  const tag = response.headers.get('etag');
  if (tag !== null && typeof body === 'object' && body !== null) versions.set(body, tag);
}

/** The same for a body that was put together from answers. */
export function setVersion(body: object, version: string): void {
  versions.set(body, version);
}

/**
 * The version of a body that was read, for `If-Match`.
 *
 * @throws Error where the answer named none
 */
export function versionOf(body: object): string {
  const version = versions.get(body);
  if (version === undefined) throw new Error('The answer names no version: it has no ETag.');
  return version;
}
