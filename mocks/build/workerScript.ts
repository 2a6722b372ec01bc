import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { REQUEST_ID } from '../answerOnce';

/**
 * The script of the service worker: that of the installed MSW, unchanged, with two rules before it.
 *
 * 1. Only what a page hands over goes through it. MSW would take every picture and script on a round
 *    trip to the page and back, and the calls of a page that runs no mock would wait forever.
 * 2. A worker that the browser stopped while idle comes back without memory of its pages, and MSW
 *    then lets every call through to the host. A page that hands something over is one of its pages,
 *    so the call itself brings the memory back.
 */
export function workerScript(): string {
  const msw = readFileSync(
    createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
    'utf8',
  );
  return `addEventListener('fetch', (event) => {
  if (event.clientId && event.request.headers.has(${JSON.stringify(REQUEST_ID)})) {
    activeClientIds.add(event.clientId);
  } else {
    event.stopImmediatePropagation();
  }
});
${msw}`;
}
