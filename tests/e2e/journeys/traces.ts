import type { Page } from 'playwright/test';
import { expect } from '../fixtures';

interface Sent {
  url: string;
  body: string;
}

/** Everything that the page keeps: both storages, the databases, the exported state and the document. */
async function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name!);
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => fail(opening.error!);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((done) => (all.onsuccess = done));
        texts.push(JSON.stringify(all.result));
      }
      database.close();
    }
    const { mockBackend } = window as unknown as {
      mockBackend: { exportState: () => Promise<string> };
    };
    texts.push(await mockBackend.exportState(), document.documentElement.outerHTML);
    return texts;
  });
}

/**
 * Watches what the page sends and says from now on. To be called before the first `goto`.
 *
 * @returns `expectNoTraces`, which holds that a card went to the tokenising operation once, and that
 *   neither its number nor its CVC is anywhere else
 */
export async function watchForTraces(page: Page) {
  const urls: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  page.on('console', (message) => said.push(message.text()));
  // The browser does not tell the body of a request that its page has made from an object.
  await page.addInitScript(() => {
    const sent: Sent[] = [];
    Object.assign(window, { sent });
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      sent.push({ url: request.url, body: await request.clone().text() });
      return fetch(request);
    };
  });
  return {
    async expectNoTraces({ number, cvc }: { number: string; cvc: string }) {
      const kept = await keptTexts(page);
      expect(kept.join()).toContain('"last4');
      const sent = await page.evaluate(() => (window as unknown as { sent: Sent[] }).sent);
      const withNumber = sent.filter(({ body }) => body.includes(number));
      expect(withNumber.map(({ url }) => new URL(url).pathname)).toEqual(['/api/card-tokens']);
      const others = sent.filter((request) => !withNumber.includes(request));
      const inGroups = new RegExp(number.replace(/\d{4}(?=\d)/g, '$& ?'));
      for (const trace of [...kept, ...said, ...urls, ...others.map(({ body }) => body)]) {
        expect(trace).not.toMatch(inGroups);
        expect(trace).not.toMatch(/\bcvc\W+\d/i);
        expect(trace).not.toContain(`"${cvc}"`);
      }
    },
  };
}
