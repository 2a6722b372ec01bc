import { expect } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';

declare global {
  interface Window {
    /** What the live regions of this page have said since it was loaded. */
    __said?: Set<string>;
  }
}

/**
 * Writes down what the live regions of each page say: some messages go by themselves after a second or
 * so, which a busy machine may spend between two looks of a test.
 */
export async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const said = (window.__said = new Set<string>());
    const note = () => {
      for (const region of document.querySelectorAll('[role="status"], [role="alert"]'))
        said.add(region.textContent);
    };
    new MutationObserver(note).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

/** All that live regions have said since the page was loaded, a line each. */
export const saidOn = (page: Page): Promise<string> =>
  page.evaluate(() => [...(window.__said ?? [])].join('\n'));

/** Asserts that a live region says something, or has said it since the page was loaded. */
export async function expectSaid(page: Page, words: string): Promise<void> {
  await expect.poll(() => saidOn(page), 'said by live regions').toContain(words);
}
