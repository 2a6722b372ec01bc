import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './ApiError';
import type { paths } from './schema.d';

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

/** Turns every refusal into a thrown {@link ApiError}, also one with an empty body. */
const throwApiErrors: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await ApiError.from(response);
    const mediaType = response.headers.get('content-type') ?? '';
    // A host that answers every address with its start page is not the API.
    if (response.status !== 204 && !mediaType.startsWith('application/json'))
      throw ApiError.unreachable();
    return response;
  },
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
  fetch: async (request) => (await sender)(request),
  querySerializer: serializeQuery,
});
client.use(throwApiErrors);
