type Answer = (request: Request) => Promise<Response>;

/**
 * The header with which a page hands a request to its worker; the worker lets all others pass. Its
 * value is another one for every request.
 */
export const REQUEST_ID = 'x-mock-request';

/** More than can be under way at once. */
const MOST_KEPT = 100;

/**
 * Answers each request once, however often it arrives: a worker that the browser stops half way may
 * have handed it over already, and then it comes back to be answered in the page.
 *
 * @param answer what to do with a request; those without an id always get it
 */
export function answerOnce(answer: Answer): Answer {
  const kept = new Map<string, Promise<Response>>();
  return async (request) => {
    const id = request.headers.get(REQUEST_ID);
    if (!id) return answer(request);
    const before = kept.get(id);
    const answered = before ?? answer(request);
    kept.set(id, answered);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT) kept.delete(oldest!);
    return (await answered).clone();
  };
}
