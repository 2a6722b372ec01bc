import { pngOf } from '../../support/png';
import { serveDirectory } from '../../support/staticServer.mjs';
import { expect, test } from '../fixtures';
import { openSignedIn, signInToSell } from '../journeys/signIn';
import { pressRetry } from '../pressRetry';

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
  await pressRetry(page, () => page.unroute('**/api/listings*'));
  await expect(page.getByText('50 listings available').first()).toBeVisible();
});

test('what a visitor clicks just before leaving reaches the server', async ({ page }) => {
  await openSignedIn(page, 'courses?q=git');
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
  // The page is left first, so that nothing it still loads is cut off.
  await page.goto('about:blank');
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

test('an upload tells how many of its bytes are sent, and is called off', async ({ page }) => {
  await page.goto('addproduct');
  await signInToSell(page);
  const landing = page.getByRole('group', { name: 'Landing-page screenshot' });
  const file = landing.getByLabel('File: Landing-page screenshot');
  // What follows the end of a picture is sent, too, and nobody looks at it.
  const buffer = Buffer.concat([pngOf(640, 400), Buffer.alloc(700_000)]);
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await file.setInputFiles({ name: 'landing.png', mimeType: 'image/png', buffer });
  const bar = landing.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuetext', /^[1-6]\d\d kB of 7\d\d kB$/);
  await landing.getByRole('button', { name: /^Cancel/ }).click();
  await expect(bar).toHaveCount(0);
  await expect(landing.getByRole('button', { name: 'Choose a picture' })).toBeFocused();

  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await file.setInputFiles({ name: 'landing.png', mimeType: 'image/png', buffer });
  await expect(landing.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.reload();
  await expect(landing.getByRole('img')).toBeVisible();
});
