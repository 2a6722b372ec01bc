import { http, HttpResponse, type HttpHandler } from 'msw';
import { ConnectionDropped, type Backend } from './backend';
import { createResponder, type CookieJar } from './responder';

/**
 * The handler of Mock Service Worker for the whole API: which operation a request asks for is found
 * in the contract's table. Behaviour is in `handlers/`, a file for each tag.
 *
 * @param apiUrl where the API is, without a slash at the end
 */
export function mswHandlers(backend: Backend, apiUrl: string, jar: CookieJar): HttpHandler[] {
  const respond = createResponder(backend, apiUrl, jar);
  return [
    // Not a path with a wildcard: MSW fails on one that can't be decoded.
    http.all(
      ({ request }) => request.url.startsWith(`${apiUrl}/`),
      async ({ request }) => {
        try {
          return await respond(request);
        } catch (error) {
          if (error instanceof ConnectionDropped) return HttpResponse.error();
          throw error;
        }
      },
    ),
  ];
}
