import { operations } from 'virtual:contract';
import { refusal, toAnswer, type Answer } from './answer';
import type { Backend } from './backend';
import type { SessionCookie } from './handlers/handler';
import { methodNotAllowed, notFound } from './problem';

/** How the session cookie travels; it differs between a page and a server. */
export interface CookieJar {
  read(request: Request): string | null;
  /** Writes the cookie, or gives the response header that does. */
  write(cookie: SessionCookie): string | undefined;
}

/** Says of a response that the mock gave it, not a host that answers every URL with a page. */
export const ANSWERED_BY = 'x-answered-by';

/** The name of the session cookie, as the contract's security scheme has it. */
export const SESSION_COOKIE = 'session';

/** The session token in a cookie string such as `document.cookie`, or null. */
export function tokenIn(cookies: string): string | null {
  return new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]+)`).exec(cookies)?.[1] ?? null;
}

/**
 * An answer of the backend as a response.
 *
 * @param method of the request; the answer to HEAD has the headers of GET and no body
 */
export function toResponse(
  { status, headers, body, file, sessionCookie }: Answer,
  jar: CookieJar,
  method?: string,
): Response {
  const cookie = sessionCookie && jar.write(sessionCookie);
  const text = typeof body === 'object' ? JSON.stringify(body) : (body ?? null);
  const content = file?.content ?? text;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const length = method === 'HEAD' && bytes !== null && bytes.length;
  // A plain Response: MSW would take the cookie of its own HttpResponse into a jar that it keeps for
  // all callers of the process, and one test or client would be signed in as another.
  return new Response(method === 'HEAD' ? null : content, {
    status,
    headers: {
      ...headers,
      [ANSWERED_BY]: 'mock',
      ...(length !== false && { 'content-length': String(length) }),
      ...(cookie && { 'set-cookie': cookie }),
    },
  });
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

/** The operation that a method and a path ask for, with the path's parameters. */
function findOperation(method: string, path: string) {
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  for (const { operation, pattern } of patterns) {
    if (operation.method !== wanted) continue;
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
 * The methods that a path allows, as the header `Allow` names them; empty where the contract has no
 * such path.
 *
 * @param path below the API's URL
 */
export function allowedMethods(path: string): string[] {
  const own = patterns
    .filter(({ pattern }) => pattern.test(path))
    .map(({ operation }) => operation.method.toUpperCase());
  if (own.length === 0) return [];
  return [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

/**
 * Answers requests of the API without Mock Service Worker: the same operations and the same backend
 * behind them.
 *
 * @param apiUrl where the API is, without a slash at the end
 * @returns a replacement for `fetch`; throws {@link ConnectionDropped} where an override asks for
 *   a broken connection
 */
export function createResponder(backend: Backend, apiUrl: string, jar: CookieJar) {
  const base = new URL(apiUrl).pathname;

  async function answer(request: Request): Promise<Answer> {
    const { method, url } = request;
    const path = new URL(url).pathname.slice(base.length);
    const found = findOperation(method, path);
    if (found) return backend.answer(found.operation, request, found.params, jar.read(request));
    const allowed = allowedMethods(path);
    if (allowed.length === 0) return toAnswer(refusal(url, notFound('operation')));
    if (method === 'OPTIONS') return { status: 204, headers: { allow: allowed.join(', ') } };
    return toAnswer(refusal(url, methodNotAllowed(method, allowed)));
  }

  return async (request: Request): Promise<Response> =>
    toResponse(await answer(request), jar, request.method);
}
