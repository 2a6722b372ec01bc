import { operations } from 'virtual:contract';
import { unknownOperation, type Answer, type Backend } from './backend';
import type { Operation } from './contract/types';
import type { SessionCookie } from './handlers/handler';

/** How the session cookie travels; it differs between a page and a server. */
export interface CookieJar {
  read(request: Request): string | null;
  /** Writes the cookie, or gives the response header that does. */
  write(cookie: SessionCookie): string | undefined;
}

/** Says of a response that the mock gave it, not a host that answers every address with a page. */
export const ANSWERED_BY = 'x-answered-by';

/** The name of the session cookie, as the contract's security scheme has it. */
export const SESSION_COOKIE = 'session';

/** The session token in a cookie string such as `document.cookie`, or null. */
export function tokenIn(cookies: string): string | null {
  return new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]+)`).exec(cookies)?.[1] ?? null;
}

/** An answer of the backend as a response. */
function toResponse({ status, headers, body, sessionCookie }: Answer, jar: CookieJar): Response {
  const header = sessionCookie && jar.write(sessionCookie);
  // A plain Response: MSW would take the cookie of its own HttpResponse into a jar that it keeps for
  // all callers of the process, and one test or client would be signed in as another.
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { ...headers, [ANSWERED_BY]: 'mock', ...(header && { 'set-cookie': header }) },
  });
}

/**
 * Answers a request to a known operation.
 *
 * @throws ConnectionDropped where an override asks for a broken connection
 */
export async function respond(
  backend: Backend,
  jar: CookieJar,
  operation: Operation,
  request: Request,
  params: Record<string, string>,
): Promise<Response> {
  return toResponse(await backend.answer(operation, request, params, jar.read(request)), jar);
}

/** The 404 of an address that the contract does not know. */
export function respondUnknown(request: Request, jar: CookieJar): Response {
  return toResponse(unknownOperation(request), jar);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** An operation's path as a pattern with a named group for each parameter. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);

const patterns = operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }));

/**
 * The operation that a method and a path below the API's address ask for, with the path's
 * parameters; undefined where the contract knows none.
 */
export function findOperation(method: string, path: string) {
  for (const { operation, pattern } of patterns) {
    if (operation.method !== method.toLowerCase()) continue;
    const found = pattern.exec(path);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [
      name,
      decoded(value),
    ]);
    return { operation, params: Object.fromEntries(params) as Record<string, string> };
  }
  return undefined;
}

/**
 * Answers requests of the API inside the page, without Mock Service Worker: the same operations and
 * the same backend behind them.
 *
 * @param apiUrl where the API is, without a slash at the end
 * @returns a stand-in for `fetch`; like it, it throws a TypeError for a broken connection
 */
export function createResponder(backend: Backend, apiUrl: string, jar: CookieJar) {
  const base = new URL(apiUrl).pathname;
  return async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.slice(base.length);
    const found = findOperation(request.method, path);
    if (!found) return respondUnknown(request, jar);
    return respond(backend, jar, found.operation, request, found.params).catch((error: unknown) => {
      throw new TypeError('Failed to fetch', { cause: error });
    });
  };
}
