import { setupWorker } from 'msw/browser';
import type { Backend } from './backend';
import { mswHandlers } from './mswHandlers';
import type { CookieJar } from './responder';

declare global {
  interface Window {
    /** Trusted Types, where the browser has them; TypeScript does not know them yet. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (input: string) => string | null },
      ) => unknown;
    };
  }
}

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
 * Under Trusted Types a plain string registers no worker, and Mock Service Worker hands on nothing
 * else. So the page's default policy trusts this one script, and no other.
 */
function trustScript(url: string): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (input) => (input === url ? input : null),
  });
}

/**
 * Starts the service worker that hands every call of the API to the mock.
 *
 * @throws Error where the browser does not run it
 */
export async function startWorker({ backend, apiUrl, cookies, url, scope }: WorkerOptions) {
  trustScript(url);
  await setupWorker(...mswHandlers(backend, apiUrl, cookies)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url, options: { scope } },
  });
}
