/** Bodies of answers that are the same for everyone, by the word of the server. */
const shared = new WeakSet<object>();

/**
 * Remembers an answer that says of itself that it is the same for everyone (`Cache-Control: public`).
 * Without that word an answer counts as personal.
 */
export function noteShared(response: Response, body: unknown): void {
  const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
  if (isPublic && typeof body === 'object' && body !== null) shared.add(body);
}

/** Whether the body is the same for everyone, so that it may stay on screen for the next person. */
export function isShared(body: object): boolean {
  return shared.has(body);
}
