import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The script of the service worker: that of the installed MSW, unchanged, with two rules before it.
 *
 * 1. Only calls of the API go through it. MSW would take every picture and script on a round trip
 *    to the page and back.
 * 2. A worker that the browser stopped while idle comes back without memory of its pages, and MSW
 *    then lets every call through to the host. Whoever calls the API through this worker is one of
 *    its pages, so the call itself brings the memory back.
 *
 * @param base where the app stands, with a slash at the end
 */
export function workerScript(base: string): string {
  const msw = readFileSync(
    createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
    'utf8',
  );
  return `addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || !url.pathname.startsWith(${JSON.stringify(`${base}api/`)})) {
    event.stopImmediatePropagation();
  } else if (event.clientId) {
    activeClientIds.add(event.clientId);
  }
});
${msw}`;
}
