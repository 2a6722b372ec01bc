import { REQUEST_ID } from './answerOnce';
import { ANSWERED_BY } from './responder';

type Fetch = (request: Request) => Promise<Response>;

let count = 0;
/** Another one for each request of all pages; `randomUUID` is not there on every host. */
const newId = () => `${performance.timeOrigin}-${(count += 1)}`;

/**
 * Sends requests to the service worker. One that the worker fails to answer, because the browser has
 * stopped it half way, is answered inside the page. One that comes back from the host instead (the
 * developer tools bypass workers, or this one was removed) is, too, and so are all after it.
 *
 * @param inPage answers each request once, also when it came through the worker before
 */
export function throughWorker(inPage: Fetch): Fetch {
  let isReached = true;
  return async (request) => {
    if (!isReached) return inPage(request);
    const marked = new Request(request);
    marked.headers.set(REQUEST_ID, newId());
    const response = await fetch(marked.clone()).catch((error: unknown) => {
      if (marked.signal.aborted) throw error;
      return undefined;
    });
    if (response?.headers.has(ANSWERED_BY)) return response;
    if (response) isReached = false;
    return inPage(marked);
  };
}
