import { setupWorker } from 'msw/browser';
import type { Backend } from './backend';
import { mswHandlers } from './mswHandlers';
import type { CookieJar } from './responder';

export interface WorkerOptions {
  backend: Backend;
  /** Where the API is, without a slash at the end. */
  apiUrl: string;
  cookies: CookieJar;
  /** Where the worker's script is, and the part of the site that it serves. */
  url: string;
  scope: string;
}

/**
 * Starts the service worker that hands every call of the API to the mock.
 *
 * @throws Error where the browser does not run it
 */
export async function startWorker({ backend, apiUrl, cookies, url, scope }: WorkerOptions) {
  await setupWorker(...mswHandlers(backend, apiUrl, cookies)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url, options: { scope } },
  });
}
