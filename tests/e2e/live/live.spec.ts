import { serveDirectory } from '../../support/staticServer.mjs';
import { expect, test } from '../fixtures';
import { signInFromHeader } from '../journeys/signIn';

test('a build for a real backend holds nothing of the mocks', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('aitools');
  await expect(page.getByText('50 listings available').first()).toBeVisible();
  expect(asked.filter((url) => /mockServiceWorker|assets\/browser-/.test(url))).toEqual([]);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect((await page.request.get('mockServiceWorker.js')).headers()['content-type']).toContain(
    'text/html',
  );
});

test('the policy of a build for a real backend lets it reach that backend alone', async ({
  page,
}) => {
  const response = await page.goto('aitools');
  const policy = response?.headers()['content-security-policy'];
  const [, api] = /connect-src 'self' (\S+);/.exec(policy ?? '') ?? [];
  expect(new URL(api ?? '').origin).toBe(api);
  expect(policy).toContain(`img-src 'self' data: blob: ${api};`);
  expect(policy).toContain("worker-src 'none';");
  expect(policy).toContain("trusted-types 'none';");
});

test('a backend that is down is said in plain words, and Retry helps once it is back', async ({
  page,
  console,
}) => {
  console.allow(/Failed to load resource/);
  await page.route('**/api/listings*', (route) => route.abort());
  await page.goto('aitools');
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/listings*');
  await retry.click();
  await expect(page.getByText('50 listings available').first()).toBeVisible();
});

test('what a visitor clicks just before leaving reaches the server', async ({ page }) => {
  await page.goto('');
  await signInFromHeader(page);
  await page.goto('courses?q=git');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Wishlist/ })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.evaluate((button: HTMLElement) => {
    button.click();
    location.href = 'about:blank';
  });
  await page.waitForURL('about:blank');
  await page.goto('privacy');
  await expect(page.getByRole('banner').getByRole('link', { name: /1 saved/ })).toBeVisible();
});

test('a mock worker that an earlier build has left at the same place is removed', async ({
  page,
}) => {
  const builds = process.env.E2E_BUILD ?? '.cache/build';
  // The page may be loading again when it is asked; the next time it answers.
  const registrations = () =>
    page
      .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      .catch(() => undefined);
  const before = await serveDirectory({ directory: `${builds}/mocks` });
  await page.goto(before.url);
  await expect.poll(registrations).toBe(1);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await before.close();
  const after = await serveDirectory({
    directory: `${builds}/live`,
    port: Number(new URL(before.url).port),
  });
  await page.goto(after.url);
  await expect.poll(registrations).toBe(0);
  await page.waitForFunction(() => !navigator.serviceWorker.controller);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await after.close();
});
