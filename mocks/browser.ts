import { getResponse, type HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { Backend } from './backend';
import { FIRST_VIEW } from './firstView';
import { ANSWERED_BY, mswHandlers, SESSION_COOKIE, tokenIn, type CookieJar } from './mswHandlers';
import './setup';
import { browserStorage } from './store/storage';

const BASE = import.meta.env.BASE_URL;
/** How long a worker may take to start before the page answers itself. */
const PATIENCE_MS = 4000;
const CHANGES = 'mock-backend-changes';

export interface StartOptions {
  /** Shows a person a message in plain words. */
  notify: (message: string) => void;
}

type Fetch = (request: Request) => Promise<Response>;

/** What a started mock gives to the page. */
export interface StartedMock {
  /** Sends a request of the API to the mock, in whichever way works on this page. */
  fetch: Fetch;
}

/** The page's cookie. It can't be HttpOnly: it is the page itself that plays the server. */
const pageCookies: CookieJar = {
  read: () => tokenIn(document.cookie),
  write(cookie) {
    const value = cookie === 'clear' ? '; Max-Age=0' : `${cookie.token}; Max-Age=31536000`;
    document.cookie = `${SESSION_COOKIE}=${value}; Path=${BASE}; SameSite=Lax`;
    return undefined;
  },
};

/** One change at a time, over all tabs of the site where the browser has locks. */
function exclusively<T>(run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? (navigator.locks.request(CHANGES, run) as Promise<T>) : run();
}

/** Rejects when the promise takes longer than a person should wait for a worker. */
function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The service worker did not start in time.')),
      PATIENCE_MS,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A page loaded past its worker (by a hard reload) has no controller although a worker is there.
 * MSW would reload such a page; answering inside the page spares the visitor that.
 */
async function isPastItsWorker(): Promise<boolean> {
  if (navigator.serviceWorker.controller) return false;
  const registration = await navigator.serviceWorker.getRegistration(BASE);
  return Boolean(registration?.active);
}

/**
 * Starts the mock backend in the browser. Normally the service worker hands it every call of the
 * API, visible in the network panel like those of a real backend. Where there is no worker to be
 * had, and until it is ready, the same handlers answer inside the page, so the site works all the
 * same and nothing waits for the worker.
 */
export async function startMock({ notify }: StartOptions): Promise<StartedMock> {
  const setup = window.__mockSetup ?? {};
  const backend = new Backend({
    storage: browserStorage(notify),
    now: () => new Date(),
    notify,
    baseUrl: BASE,
    checkReplies: import.meta.env.DEV || setup.checkReplies === true,
    exclusively,
  });
  setup.overrides?.forEach((override) => backend.override(override));
  Object.assign(window, { mockBackend: consoleTools(backend) });
  // Failing is fine here: the first call asks again.
  backend.warm(FIRST_VIEW.tags, FIRST_VIEW.collections).catch(() => undefined);

  const handlers = mswHandlers(backend, `${location.origin}${BASE}api`, pageCookies);
  const inPage: Fetch = async (request) => {
    const response = await getResponse(handlers, request);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  let send = inPage;
  const started = startWorker(handlers).then(
    (isReached) => {
      if (isReached) send = throughWorker(inPage);
    },
    () =>
      notify(
        'This browser does not run the demo’s service worker (a private window or a setting may block it). The page answers its own requests instead; everything else works as usual.',
      ),
  );
  // Whoever develops wants to see every call in the network panel; a visitor wants to see the page,
  // so there the page answers itself until the worker is ready.
  if (import.meta.env.DEV) await started;
  return { fetch: (request) => send(request) };
}

/**
 * Starts the service worker; false where this page is past it.
 *
 * @throws Error where there is none to be had, or not in time
 */
async function startWorker(handlers: HttpHandler[]): Promise<boolean> {
  if (!('serviceWorker' in navigator)) throw new Error('No service workers here.');
  if (await inTime(isPastItsWorker())) return false;
  await inTime(
    setupWorker(...handlers).start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: `${BASE}mockServiceWorker.js`, options: { scope: BASE } },
    }),
  );
  return true;
}

/**
 * Sends requests to the service worker. One that comes back from the host instead (the developer
 * tools bypass workers, or somebody has removed this one) is answered inside the page, and so are
 * all after it.
 */
function throughWorker(inPage: Fetch): Fetch {
  let isReached = true;
  return async (request) => {
    if (!isReached) return inPage(request);
    const response = await fetch(request.clone());
    if (response.headers.has(ANSWERED_BY)) return response;
    isReached = false;
    return inPage(request);
  };
}

/** For the console of whoever develops with the mock: `mockBackend.reset()` and so on. */
function consoleTools(backend: Backend) {
  return {
    /** Forgets every change and reloads. */
    reset() {
      backend.store.reset();
      location.reload();
    },
    /** All changes as text. */
    exportState: () => backend.store.exportState(),
    /** Takes what `exportState` gave, and reloads. */
    importState(text: string) {
      backend.store.importState(text);
      location.reload();
    },
    /** Makes an operation answer otherwise until the page is reloaded. */
    override: backend.override.bind(backend),
  };
}
