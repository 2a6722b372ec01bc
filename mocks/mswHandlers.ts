import { operations } from 'virtual:contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { ConnectionDropped, unknownOperation, type Answer, type Backend } from './backend';
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
 * One handler of Mock Service Worker for every operation of the contract, and one that answers 404
 * for all other addresses of the API. These are all the handlers there are: behaviour stands in
 * `handlers/`, a file for each tag.
 *
 * @param apiUrl where the API is, without a slash at the end
 */
export function mswHandlers(backend: Backend, apiUrl: string, jar: CookieJar): HttpHandler[] {
  const known = operations.map((operation) =>
    http[operation.method](apiUrl + operation.path, async ({ request, params }) => {
      try {
        const answer = await backend.answer(
          operation,
          request,
          params as Record<string, string>,
          jar.read(request),
        );
        return toResponse(answer, jar);
      } catch (error) {
        if (error instanceof ConnectionDropped) return HttpResponse.error();
        throw error;
      }
    }),
  );
  const rest = http.all(`${apiUrl}/*`, ({ request }) => toResponse(unknownOperation(request), jar));
  return [...known, rest];
}
