import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './ApiError';
import { bodySize, keptAlive } from './keepAlive';
import { SESSION_PATH } from './personCache';
import type { paths } from './schema.d';
import { findBreak } from './shapes/findBreak';
import { tellRefused } from './sessionEvents';
import { withinTimeLimit } from './timeLimit';

type Send = (request: Request) => Promise<Response>;

/** What calls take in place of the network, once that is known. */
let replaced: Promise<Send | undefined> = Promise.resolve(undefined);

/**
 * Lets every call wait until the backend is ready. Only the calls wait, so the page paints at
 * once. The result's `fetch` replaces the network; if getting ready fails, the calls go
 * out as usual.
 */
export function holdRequests(ready: Promise<{ fetch: Send }>): void {
  replaced = ready.then(
    ({ fetch }) => fetch,
    () => undefined,
  );
}

type QueryValue = string | number | boolean | null | undefined;

/** Lists repeat their parameter; only orders are joined with commas, as the contract has it. */
function serializeQuery(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, QueryValue | QueryValue[]>)) {
    if (value === undefined || value === null) continue;
    if (!Array.isArray(value)) search.append(name, String(value));
    else if (name === 'sort') search.append(name, value.join(','));
    else value.forEach((item) => search.append(name, String(item)));
  }
  return search.toString();
}

/**
 * Reads an answer to its end and holds it against the contract.
 *
 * @param operation method and path as the contract has it
 * @throws ApiError for a refusal and for an answer that is not what the contract promises
 */
async function readAnswer(operation: string, response: Response): Promise<Response> {
  if (!response.ok) throw await ApiError.from(response);
  if (response.status === 204 && !operation.startsWith('GET ')) return response;
  const text = await response.text();
  let broken: string | undefined;
  try {
    broken = findBreak(operation, JSON.parse(text));
  } catch {
    // Also a host that answers every URL with its start page.
    broken = '';
  }
  if (broken === undefined) return new Response(text, response);
  console.error(`The answer to ${operation} breaks the contract at “${broken}”.`);
  throw ApiError.malformed(response.status);
}

/**
 * Reads an answer that is a file to its end.
 *
 * @throws ApiError for a refusal and for an answer that is no file, such as a host's start page
 */
async function readFileAnswer(response: Response): Promise<Response> {
  if (!response.ok) throw await ApiError.from(response);
  if (!response.headers.has('content-disposition')) throw ApiError.malformed(response.status);
  return new Response(await response.blob(), response);
}

/** Makes the call itself, so that everything that can go wrong with it ends as an {@link ApiError}. */
const callWithinLimits: Middleware = {
  async onRequest({ request, schemaPath, options }) {
    const operation = `${request.method} ${schemaPath}`;
    const read = options.parseAs === 'blob' ? readFileAnswer : readAnswer.bind(null, operation);
    try {
      const size = await bodySize(request);
      return await withinTimeLimit(keptAlive(request, size), size, async (limited) =>
        read(await ((await replaced) ?? options.fetch)(limited)),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw ApiError.unreachable();
      // A wrong password is refused this way, too, and says nothing about who is signed in.
      if (error.status === 401 && schemaPath !== SESSION_PATH) tellRefused();
      throw error;
    }
  },
};

/**
 * The typed client of the API. Calls throw {@link ApiError}; `data` of the result is the body.
 * Components use the hooks in `resources/` instead.
 */
export const client = createClient<paths>({
  baseUrl: import.meta.env.VITE_API_URL ?? `${import.meta.env.BASE_URL}api`,
  credentials: import.meta.env.VITE_API_URL ? 'include' : 'same-origin',
  fetch: (request) => globalThis.fetch(request),
  querySerializer: serializeQuery,
});
client.use(callWithinLimits);
