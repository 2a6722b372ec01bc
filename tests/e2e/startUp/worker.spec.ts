import type { Page } from 'playwright/test';
import { SEED_NOW } from '../../../mocks/seed/clock';
import { expect, test } from '../fixtures';
import { signInThroughDialog } from '../journeys/signIn';
import { expectSaid, saidOn } from '../said';

/** The first thing on the home page that comes from the API. */
const firstCard = (page: Page) =>
  page.getByRole('main').locator('article, li').getByRole('link').first();

/** Sees real data of the software list, so the API answers. */
async function expectListings(page: Page) {
  await expect(page.getByText(/50 listings available/i).first()).toBeVisible();
}

const NOTICE = 'does not run the demo’s service worker';

const expectSilent = async (page: Page) => expect(await saidOn(page)).not.toContain(NOTICE);

test('the shell is there before the mock is, and only the calls wait', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/mocks-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Software' })).toBeVisible();
  await expect(firstCard(page)).toBeHidden();
  release();
  await expect(firstCard(page)).toBeVisible();
});

/** Searches until a call goes through the worker, which takes over when the first view is done. */
async function expectCallsThroughWorker(page: Page) {
  const search = page.getByRole('searchbox', { name: 'Search software' });
  let word = 0;
  await expect(async () => {
    const answered = page.waitForResponse(/\/api\/listings/, { timeout: 5000 });
    await search.fill(`word ${(word += 1)}`);
    expect((await answered).fromServiceWorker()).toBe(true);
  }).toPass();
  // The answer may be there before the URL is; a reload that meets the word in it would search again.
  await expect(page).toHaveURL(/[?&]q=word/);
  await search.fill('');
  await expect(page).not.toHaveURL(/[?&]q=/);
  await expectListings(page);
}

test('once it is ready, the calls go through the service worker', async ({ page }) => {
  await page.goto('aitools');
  await expectListings(page);
  await expectCallsThroughWorker(page);
  await expectSilent(page);
});

test('the page goes on answering itself where the worker’s code can’t be fetched', async ({
  page,
  console,
}) => {
  console.allow(/Failed to load resource/);
  await page.route(/assets\/worker-.*\.js/, (route) => route.abort());
  await page.goto('aitools');
  await expectListings(page);
  await expectSaid(page, NOTICE);
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /courses/i })).toBeVisible();
  await expectListings(page);
});

test('a browser without service workers gets the site and a word about it', async ({ page }) => {
  await page.addInitScript(
    () => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker,
  );
  await page.goto('aitools');
  await expectListings(page);
  await expectSaid(page, NOTICE);
});

test('a browser that blocks the worker gets the site and a word about it', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  });
  await page.goto('aitools');
  await expectListings(page);
  await expectSaid(page, NOTICE);
});

test('a worker that never becomes ready is not waited for', async ({ page }) => {
  await page.clock.install({ time: SEED_NOW });
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset.isAsked = '';
      return new Promise(() => {});
    };
  });
  await page.goto('aitools');
  await expectListings(page);
  await expect(page.locator('[data-is-asked]')).toBeAttached();
  await page.clock.fastForward('00:30');
  await expectSaid(page, NOTICE);
});

test('a worker that the browser stopped while idle wakes up with the next call', async ({
  page,
}) => {
  await page.goto('aitools');
  await expectListings(page);
  await expectCallsThroughWorker(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /courses/i })).toBeVisible();
  await expectListings(page);
});

test('a hard reload, which leaves the page without its worker, works and does not reload again', async ({
  page,
}) => {
  await page.goto('aitools');
  await expectListings(page);
  await expectCallsThroughWorker(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  // What Shift+Reload leaves behind: a worker that is active and a page that it does not control.
  await page.addInitScript(() =>
    Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { get: () => null }),
  );
  await page.reload();
  await expectListings(page);
  await expectSilent(page);
  expect(loads).toBe(1);
});

test('developer tools that bypass the worker do not stop the site', async ({ page }) => {
  await page.goto('aitools');
  await expectListings(page);
  await expectCallsThroughWorker(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  await page.reload();
  await expectListings(page);
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expectListings(page);
});

test('a mock that can’t be fetched ends in plain words and a way to try again', async ({
  page,
  console,
}) => {
  console.allow(/Failed to load resource|breaks the contract/);
  await page.route(/assets\/mocks-.*\.js/, (route) => route.abort());
  await page.goto('aitools');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a call that no mock has asked for passes the worker and comes back from the host', async ({
  page,
}) => {
  await page.goto('aitools');
  await expectListings(page);
  await expectCallsThroughWorker(page);
  const answer = await page.evaluate(async () => {
    const response = await fetch('/api/session');
    return response.text();
  });
  expect(answer).toContain('<!doctype html>');
});

test('a worker that the browser stops in the middle of a comment does not post it twice', async ({
  page,
  mock,
  console,
}) => {
  console.allow(/Failed to load resource|ServiceWorker/);
  await mock.override({ operationId: 'createComment', delayMs: 1500, times: 1 });
  await page.goto('aitools');
  await expectListings(page);
  await expectCallsThroughWorker(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Discussions' }).first().click();
  // The page before has such links, too.
  await expect(page).toHaveTitle(/^Discussions/);
  await page.getByRole('main').locator('li').getByRole('heading').getByRole('link').first().click();
  const words = 'Written while the worker was on its way out.';
  await page.getByRole('button', { name: 'Sign in to reply' }).click();
  await signInThroughDialog(page);
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await reply.fill(words);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  const posted = page.getByRole('article').filter({ hasText: words });
  await expect(posted.first()).toBeVisible();
  await page.reload();
  await expect(reply).toBeVisible();
  await expect(posted).toHaveCount(1);
});

test('an update of the worker that fails is no matter of the page, and is tried again', async ({
  page,
  context,
}) => {
  // The worker leaves with the last tab; only where there is another, it is there to be updated.
  const other = await context.newPage();
  await other.goto('aitools');
  await other.waitForFunction(() => navigator.serviceWorker.controller);

  await page.clock.install({ time: SEED_NOW });
  await page.addInitScript(() => {
    const tries: Promise<unknown>[] = [];
    Object.assign(window, { tries });
    ServiceWorkerRegistration.prototype.update = () => {
      const failure = Promise.reject(new TypeError('Failed to update a ServiceWorker.'));
      tries.push(failure);
      return failure;
    };
  });
  const tries = () => page.evaluate(() => (window as unknown as { tries: [] }).tries.length);
  await page.goto('aitools');
  await expect.poll(tries).toBe(1);
  await expectCallsThroughWorker(page);
  await page.clock.fastForward('05:00');
  await expect.poll(tries).toBe(2);
  // And the console was silent all the while.
  await expectSilent(page);
});

test('a body that is too long is refused by the contract, and said in plain words', async ({
  page,
  console,
}) => {
  console.allow(/413/);
  await page.addInitScript(() => {
    const stringify = JSON.stringify.bind(JSON);
    // No field of ours takes that much: the blanks make the body too long.
    JSON.stringify = (value: unknown) => {
      const text = stringify(value);
      return text?.includes('A whole manual.') ? text + ' '.repeat(2 ** 20) : text;
    };
  });
  await page.goto('aitools');
  await expectListings(page);
  await expectCallsThroughWorker(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Sam Okafor');
  await form.getByLabel('Email').fill('sam@northbeam.example');
  await form.getByLabel('Subject').fill('A manual');
  await form.getByLabel('Message').fill('A whole manual.');
  const answered = page.waitForResponse((response) => response.status() === 413);
  await form.getByRole('button', { name: 'Send Message' }).click();
  const answer = await answered;
  expect(answer.fromServiceWorker()).toBe(true);
  expect(answer.headers()['content-type']).toMatch(/^application\/problem\+json/);
  expect(await answer.json()).toMatchObject({
    type: 'urn:problem-type:content-too-large',
    detail: 'A request body may have at most 1048576 bytes.',
  });
  await expect(form.getByText('This is too large to send')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('A whole manual.');
});
