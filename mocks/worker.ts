import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';

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

/** When an update of the worker's script that failed is tried again. */
const UPDATE_AGAIN_MS = 300_000;

export interface WorkerOptions {
  /** Answers a request; rejects for a broken connection. */
  answer: (request: Request) => Promise<Response>;
  /** Where the API is, without a slash at the end. */
  apiUrl: string;
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
 * Mock Service Worker asks for an update of a script that is there already, and does not look how
 * that ends. It may well fail, offline for example, and the worker at hand serves on: that is no
 * error of the page.
 */
async function updateQuietly(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (!registration) return;
  const update = registration.update.bind(registration);
  registration.update = async () => {
    try {
      return await update();
    } catch {
      setTimeout(() => void registration.update(), UPDATE_AGAIN_MS);
      return registration;
    }
  };
}

/**
 * Starts the service worker that hands every call of the API to the page.
 *
 * @throws Error where the browser does not run it
 */
export async function startWorker({ answer, apiUrl, url, scope }: WorkerOptions): Promise<void> {
  trustScript(url);
  await updateQuietly(scope);
  const handler = http.all(`${apiUrl}/*`, ({ request }) =>
    answer(request).catch(() => HttpResponse.error()),
  );
  await setupWorker(handler).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url, options: { scope } },
  });
}
