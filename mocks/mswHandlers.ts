import { operations } from 'virtual:contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { ConnectionDropped, type Backend } from './backend';
import { respond, respondUnknown, type CookieJar } from './responder';

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
        return await respond(backend, jar, operation, request, params as Record<string, string>);
      } catch (error) {
        if (error instanceof ConnectionDropped) return HttpResponse.error();
        throw error;
      }
    }),
  );
  const rest = http.all(`${apiUrl}/*`, ({ request }) => respondUnknown(request, jar));
  return [...known, rest];
}
