import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowedMethods } from './responder';

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const PREFLIGHT_SECONDS = '600';
/** What a page on another origin may read of an answer, beside what CORS always lets through. */
const EXPOSED_HEADERS = 'Allow, Content-Disposition, ETag, Location, Retry-After';

/** Which pages may call the API with the visitor's cookie. */
export interface OriginRules {
  /** Whether this `Origin` is one of the app's. */
  isAllowed: (origin: string) => boolean;
}

/**
 * The rules for these origins.
 *
 * @param allowed origins of the app, such as `https://shop.example`; every page of this machine
 *   where it is left out
 * @param own the origin that the API itself is at
 */
export function originRules(allowed: readonly string[] | undefined, own: string): OriginRules {
  return {
    isAllowed: (origin) =>
      origin === own || (allowed ? allowed.includes(origin) : LOCAL_ORIGIN.test(origin)),
  };
}

/** Whether a page of another origin sent this. A client that is not a browser sends no origin. */
export function isForeign({ headers: { origin } }: IncomingMessage, rules: OriginRules): boolean {
  return origin !== undefined && !rules.isAllowed(origin);
}

/** Whether a request may change something. */
export const isChange = ({ method = '' }: IncomingMessage): boolean => !SAFE_METHODS.has(method);

/**
 * Lets a page of an allowed origin read the answer. The exact origin is named, because a browser
 * sends a cookie to no other.
 *
 * @param path below the API's URL
 * @returns whether the request was a preflight and has been answered with this
 */
export function applyCors(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  rules: OriginRules,
  path: string,
): boolean {
  outgoing.appendHeader('vary', 'Origin');
  const { origin, 'access-control-request-method': asked } = incoming.headers;
  if (!origin || !rules.isAllowed(origin)) return false;
  outgoing.setHeader('access-control-allow-origin', origin);
  outgoing.setHeader('access-control-allow-credentials', 'true');
  outgoing.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
  if (incoming.method !== 'OPTIONS' || !asked) return false;
  outgoing.appendHeader('vary', 'Access-Control-Request-Headers');
  outgoing.setHeader('access-control-allow-methods', allowedMethods(path).join(', '));
  outgoing.setHeader(
    'access-control-allow-headers',
    incoming.headers['access-control-request-headers'] ?? '',
  );
  outgoing.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
  outgoing.writeHead(204).end();
  return true;
}
