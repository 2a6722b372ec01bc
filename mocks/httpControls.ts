import { operations } from 'virtual:contract';
import type { Backend } from './backend';
import type { Override } from './overrides';
import { isReviewer } from './reviewer';
import { outboxOf } from './rules/mails';

const known: ReadonlySet<string> = new Set(operations.map(({ id }) => id));

function isOverride(value: unknown): value is Override {
  return (
    typeof value === 'object' &&
    value !== null &&
    'operationId' in value &&
    typeof value.operationId === 'string' &&
    known.has(value.operationId)
  );
}

async function addOverrides(backend: Backend, request: Request): Promise<Response> {
  const sent: unknown = await request.json().catch(() => undefined);
  if (!Array.isArray(sent) || !sent.every(isOverride)) {
    return new Response('Send an array of overrides of known operations.', { status: 400 });
  }
  sent.forEach((override) => backend.override(override));
  return new Response(null, { status: 204 });
}

async function setReviewer(backend: Backend, request: Request): Promise<Response> {
  const sent: unknown = await request.json().catch(() => undefined);
  if (!isReviewer(sent)) {
    return new Response('Send "lenient", "strict" or { decides, afterSeconds }.', { status: 400 });
  }
  backend.reviewer = sent;
  return new Response(null, { status: 204 });
}

/**
 * What a test does to the mock beside using it. There is none of this in the browser, where a test
 * puts its wishes on the page.
 *
 * - `POST /__mock/reset` forgets all changes, overrides and the reviewer's orders
 * - `POST /__mock/overrides` adds an array of overrides
 * - `DELETE /__mock/overrides` lifts them
 * - `PUT /__mock/reviewer` sets how the reviewer of vendors' listings decides
 * - `GET /__mock/outbox` gives the mails that would have been sent, the latest first
 *
 * @returns undefined where the request is none of these
 */
export async function mockControls(
  backend: Backend,
  request: Request,
): Promise<Response | undefined> {
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case 'POST /__mock/reset':
      await backend.store.reset();
      backend.overrides.clear();
      backend.reviewer = 'lenient';
      return new Response(null, { status: 204 });
    case 'PUT /__mock/reviewer':
      return setReviewer(backend, request);
    case 'POST /__mock/overrides':
      return addOverrides(backend, request);
    case 'DELETE /__mock/overrides':
      backend.overrides.clear();
      return new Response(null, { status: 204 });
    case 'GET /__mock/outbox':
      return Response.json({ items: await outboxOf(backend.store) });
    default:
      return undefined;
  }
}
