import { Backend } from './backend';
import { FIRST_VIEW } from './firstView';
import { ANSWERED_BY, createResponder, SESSION_COOKIE, tokenIn, type CookieJar } from './responder';
import './setup';
import { browserStorage } from './store/storage';

const BASE = import.meta.env.BASE_URL;
/** How long a worker may take to start before the page answers itself. */
const PATIENCE_MS = 4000;
/** How long the worker waits at most for a quiet moment of the page. */
const LATEST_START_MS = 2000;
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

  const apiUrl = `${location.origin}${BASE}api`;
  const inPage = createResponder(backend, apiUrl, pageCookies);
  let send: Fetch = inPage;
  const start = async () => {
    try {
      if (await reachWorker(backend, apiUrl)) send = throughWorker(inPage);
    } catch {
      notify(
        'This browser does not run the demo’s service worker (a private window or a setting may block it). The page answers its own requests instead; everything else works as usual.',
      );
    }
  };
  // Whoever develops wants to see every call in the network panel; a visitor wants to see the page,
  // so there the page answers itself, and the worker comes when the first view is done.
  if (import.meta.env.DEV) await start();
  else void firstViewDone().then(start);
  return { fetch: (request) => send(request) };
}

/** Resolves when the page has loaded and is quiet for the first time. */
async function firstViewDone(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  }
  await new Promise<unknown>((quiet) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) requestIdleCallback(quiet, { timeout: LATEST_START_MS });
    else setTimeout(quiet, LATEST_START_MS);
  });
}

/**
 * Starts the service worker; false where this page is past it. Mock Service Worker is fetched only
 * here: the first view does without it.
 *
 * @throws Error where there is none to be had, or not in time
 */
async function reachWorker(backend: Backend, apiUrl: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) throw new Error('No service workers here.');
  if (await inTime(isPastItsWorker())) return false;
  const { startWorker } = await import('./worker');
  const url = `${BASE}mockServiceWorker.js`;
  await inTime(startWorker({ backend, apiUrl, cookies: pageCookies, url, scope: BASE }));
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
