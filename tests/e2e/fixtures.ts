import { expect, test as base } from 'playwright/test';
import type { Page, Request } from 'playwright/test';
import type { OperationId } from '../../mocks/contract/types';
import type { Override } from '../../mocks/overrides';
import type { Reviewer } from '../../mocks/reviewer';
import type { MockSetup } from '../../mocks/setup';
import { SEED_NOW } from '../../mocks/seed/clock';
import { listen } from './said';

/** What a test says to the mock backend in the page. */
export interface Mock {
  /**
   * Makes an operation answer otherwise, before the page starts and after every reload. Call it
   * before the first `goto`; typed by the contract.
   */
  override: <Id extends OperationId>(override: Override<Id>) => Promise<void>;
  /** Sets how the reviewer of vendors' listings decides, from the next load of a page on. */
  review: (reviewer: Reviewer) => Promise<void>;
}

/** What the console may say in this test besides nothing. */
export interface AllowedConsole {
  allow: (pattern: RegExp) => void;
}

/**
 * Makes `goto` and `reload` wait for the answers to what the page has sent: the mock backend runs in
 * the page, so a change that is still on its way would end with it, where a server would have done
 * it. A test that leaves a page in mid-request says so: `page.evaluate(() => location.reload())`.
 */
function waitForChanges(page: Page) {
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.method() !== 'GET') onTheirWay.add(request);
  });
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  const answered = async () => {
    // What a click has begun is sent by the next frame.
    if (page.url() !== 'about:blank') await page.evaluate(() => new Promise(requestAnimationFrame));
    const urls = () => [...onTheirWay].map((request) => `${request.method()} ${request.url()}`);
    await expect.poll(urls, 'changes on their way when the page is left').toEqual([]);
  };
  const { goto, reload } = page;
  page.goto = async (...to) => {
    await answered();
    return goto.apply(page, to);
  };
  page.reload = async (...options) => {
    await answered();
    return reload.apply(page, options);
  };
}

/**
 * Playwright's test with a mock backend that checks every answer, a clock that stands at the time
 * of the seed, and a console that has to stay silent. A violation of the
 * build's Content Security Policy speaks on it.
 */
export const test = base.extend<{ mock: Mock; console: AllowedConsole }>({
  context: async ({ context }, use) => {
    context.on('page', waitForChanges);
    await listen(context);
    await use(context);
  },
  console: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const said: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          said.push(`${message.type()}: ${message.text()}`);
      });
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) => {
          const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
          window.console.error(
            `policy violated: ${violatedDirective} by ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`,
          );
        }),
      );
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(
        said.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'console',
      ).toEqual([]);
    },
    { auto: true },
  ],
  mock: [
    async ({ page }, use) => {
      await page.clock.setFixedTime(SEED_NOW);
      await page.addInitScript(() => {
        window.__mockSetup = { ...window.__mockSetup, checkReplies: true };
      });
      await use({
        override: async (override) => {
          await page.addInitScript((added) => {
            const setup: MockSetup = window.__mockSetup ?? {};
            window.__mockSetup = {
              ...setup,
              overrides: [...(setup.overrides ?? []), added as Override],
            };
          }, override);
        },
        review: async (reviewer) => {
          await page.addInitScript((wanted) => {
            window.__mockSetup = { ...window.__mockSetup, reviewer: wanted };
          }, reviewer);
        },
      });
    },
    { auto: true },
  ],
});

export { expect };
