import { setupServer } from 'msw/node';
import { Backend } from './backend';
import { mswHandlers } from './mswHandlers';
import { oneAtATime } from './oneAtATime';
import { SESSION_COOKIE, tokenIn, type CookieJar } from './responder';
import { memoryStorage, type Storage } from './store/storage';

/** The session lasts a year. */
const COOKIE_SECONDS = 31_536_000;

/**
 * The cookie of a request and response header, as a server sees it.
 *
 * @param crossSite whether the app's pages are on another site than the API: a browser then sends
 *   the cookie only where it is `SameSite=None` and `Secure`
 */
export function headerCookies({ crossSite = false } = {}): CookieJar {
  const scope = crossSite ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  return {
    read: (request) => tokenIn(request.headers.get('cookie') ?? ''),
    write(cookie) {
      const value =
        cookie === 'clear' ? '; Max-Age=0' : `${cookie.token}; Max-Age=${COOKIE_SECONDS}`;
      return `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; ${scope}`;
    },
  };
}

export interface NodeMockOptions {
  /** Where the API is; requests elsewhere are errors. */
  apiUrl: string;
  /** The time of the mock world: fixed, or asked for with each call. */
  now: Date | (() => Date);
  storage?: Storage;
  notify?: (message: string) => void;
  cookies?: CookieJar;
}

/** The mock backend for tests in Node: the same behaviour as in the browser, with every answer checked. */
export function createNodeMock({ apiUrl, now, storage, notify, cookies }: NodeMockOptions) {
  const backend = new Backend({
    storage: storage ?? memoryStorage(),
    now: typeof now === 'function' ? now : () => now,
    notify: notify ?? (() => undefined),
    baseUrl: '/',
    checkReplies: true,
    exclusively: oneAtATime(),
  });
  const handlers = mswHandlers(backend, apiUrl, cookies ?? headerCookies());
  return { backend, handlers, server: setupServer(...handlers) };
}
