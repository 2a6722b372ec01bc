import { inTime } from '../src/lib/inTime';
import { answerOnce } from './answerOnce';
import { Backend } from './backend';
import { changeLock } from './changeLock';
import { FIRST_VIEW } from './firstView';
import { watchOutbox } from './outbox/watchOutbox';
import { pageCookies } from './pageCookies';
import { createResponder } from './responder';
import type { Reviewer } from './reviewer';
import type { MockSetup } from './setup';
import { browserStorage } from './store/browserStorage';
import { throughWorker } from './throughWorker';

const BASE = import.meta.env.BASE_URL;
/** How long a worker may take to start before the page goes on without it: only a developer waits for it. */
const START_TIMEOUT_MS = import.meta.env.DEV ? 4000 : 20_000;
/** How long the worker waits at most for a quiet moment of the page. */
const LATEST_START_MS = 2000;

export interface StartOptions {
  /** Shows a person a message in plain words. */
  notify: (message: string) => void;
}

type Fetch = (request: Request) => Promise<Response>;

/** What a started mock gives to the page. */
export interface StartedMock {
  /** Sends a request of the API to the mock, in the way that works on this page. */
  fetch: Fetch;
}

/** Rejects when the worker takes longer than it may. */
const workerInTime = <T>(promise: Promise<T>): Promise<T> =>
  inTime(promise, START_TIMEOUT_MS, 'The service worker did not start in time.');

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
  const refusals = tellRefusals(notify);
  const exclusively = changeLock();
  const backend = new Backend({
    storage: browserStorage({ onRefused: refusals.storage }),
    now: () => new Date(),
    notify,
    baseUrl: BASE,
    // No request of a picture comes here, so the page makes its own URL for it.
    urlOfFile: ({ mediaType, bytes }) =>
      URL.createObjectURL(new Blob([bytes], { type: mediaType })),
    checkReplies: import.meta.env.DEV || setup.checkReplies === true,
    exclusively,
  });
  setup.overrides?.forEach((override) => backend.override(override));
  if (setup.reviewer) backend.reviewer = setup.reviewer;
  Object.assign(window, { mockBackend: consoleTools(backend, exclusively) });
  // Failing is fine here: the first call asks again.
  backend.warm(FIRST_VIEW.tags, FIRST_VIEW.collections).catch(() => undefined);

  const apiUrl = `${location.origin}${BASE}api`;
  const cookies = pageCookies(BASE, refusals.cookies);
  const respond = createResponder(backend, apiUrl, cookies);
  const signedIn = setup.signIn && signIn(respond, `${apiUrl}/session`, setup.signIn);
  const lookForMails = watchOutbox(backend.store);
  const inPage = answerOnce(async (request) => {
    await signedIn;
    const response = await respond(request);
    if (request.method !== 'GET') void lookForMails();
    return response;
  });
  let send: Fetch = inPage;
  const start = async () => {
    try {
      if (await reachWorker(inPage, apiUrl)) send = throughWorker(inPage);
    } catch {
      refusals.worker();
    }
  };
  // Developers want to see every call in the network panel; a visitor wants to see the page,
  // so there the page answers itself, and the worker comes when the first view is done.
  if (import.meta.env.DEV) await start();
  else void firstViewDone().then(start);
  void firstViewDone().then(lookForMails);
  return { fetch: (request) => send(request) };
}

/** Opens a session, as a test asks for it. Throws where it is refused, and then so does every call. */
async function signIn(respond: Fetch, url: string, identity: MockSetup['signIn']): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(identity);
  const { ok, status } = await respond(new Request(url, { method: 'POST', headers, body }));
  if (!ok) throw new Error(`The setup of the mock is refused a session: ${status}.`);
}

/**
 * Tells what this browser refuses. A setting that blocks all storage refuses everything at once, and
 * is told in one message.
 */
function tellRefusals(notify: (message: string) => void) {
  let isStorageTold = false;
  return {
    storage() {
      isStorageTold = true;
      notify(
        'This browser stores nothing for this site, so what you change, and that you are signed in, lasts until you close or reload the page.',
      );
    },
    cookies() {
      if (isStorageTold) return;
      notify(
        'This browser keeps no cookies for this site, so you stay signed in until you close or reload the page.',
      );
    },
    worker() {
      if (isStorageTold) return;
      notify(
        'This browser does not run the demo’s service worker (a private window or a setting may block it). The page answers its own requests instead; everything else works as usual.',
      );
    },
  };
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
async function reachWorker(answer: Fetch, apiUrl: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) throw new Error('No service workers here.');
  if (await workerInTime(isPastItsWorker())) return false;
  const { startWorker } = await import('./worker');
  await workerInTime(
    startWorker({ answer, apiUrl, url: `${BASE}mockServiceWorker.js`, scope: BASE }),
  );
  return true;
}

/** For the console of developers with the mock: `await mockBackend.reset()` and so on. */
function consoleTools(backend: Backend, exclusively: ReturnType<typeof changeLock>) {
  return {
    /** Forgets every change, and what older versions have left, and reloads. */
    async reset() {
      await exclusively(() => backend.store.reset());
      location.reload();
    },
    /** All changes as text, without session tokens, reset codes and password hashes. */
    exportState: () => backend.store.exportState(),
    /** Takes what `exportState` gave, and reloads; rejects, and changes nothing, for anything else. */
    async importState(text: string) {
      await exclusively(() => backend.store.importState(text));
      location.reload();
    },
    /** Makes an operation answer otherwise until the page is reloaded. */
    override: backend.override.bind(backend),
    /** Sets how the reviewer of vendors' listings decides until the page is reloaded. */
    setReviewer(reviewer: Reviewer) {
      backend.reviewer = reviewer;
    },
  };
}
