import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './ApiError';
import type { paths } from './schema.d';
import { withinTimeLimit } from './timeLimit';

type Send = (request: Request) => Promise<Response>;

const overTheNetwork: Send = (request) => globalThis.fetch(request);
let sender: Promise<Send> = Promise.resolve(overTheNetwork);

/**
 * Lets every call wait until whoever answers is ready. Only the calls wait, so the page paints at
 * once. The result's `fetch` takes the place of the network; if getting ready fails, the calls go
 * out as usual.
 */
export function holdRequests(ready: Promise<{ fetch: Send }>): void {
  sender = ready.then(
    ({ fetch }) => fetch,
    () => overTheNetwork,
  );
}

/** Lists repeat their parameter; only orders are joined with commas, as the contract has it. */
function serializeQuery(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    if (!Array.isArray(value)) search.append(name, String(value));
    else if (name === 'sort') search.append(name, value.join(','));
    else value.forEach((item) => search.append(name, String(item)));
  }
  return search.toString();
}

/**
 * Reads an answer to its end and holds it against what every answer of the contract is: an object
 * with something in it. What is inside is checked where it is shown (see QueryView).
 *
 * @throws ApiError for a refusal and for an answer that is not the API's
 */
async function readAnswer(method: string, response: Response): Promise<Response> {
  if (!response.ok) throw await ApiError.from(response);
  if (response.status === 204 && method !== 'GET') return response;
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    if (isObject && Object.keys(body).length > 0) return new Response(text, response);
  } catch {
    // A host that answers every URL with its start page is not the API.
  }
  throw ApiError.malformed(response.status);
}

/** Everything that `fetch` rejects with becomes an {@link ApiError}. */
const throwApiErrors: Middleware = {
  onError({ error }) {
    return error instanceof ApiError ? error : ApiError.unreachable();
  },
};

/**
 * The typed client of the API. Calls throw {@link ApiError}; `data` of the result is the body.
 * Components use the hooks in `resources/` instead.
 */
export const client = createClient<paths>({
  baseUrl: import.meta.env.VITE_API_URL ?? `${import.meta.env.BASE_URL}api`,
  credentials: import.meta.env.VITE_API_URL ? 'include' : 'same-origin',
  fetch: (request) =>
    withinTimeLimit(request, async (limited) =>
      readAnswer(request.method, await (await sender)(limited)),
    ),
  querySerializer: serializeQuery,
});
client.use(throwApiErrors);
