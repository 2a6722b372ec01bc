import { expect, test } from '../fixtures';
import { signInFromHeader } from '../journeys/signIn';

test('below a sub-path everything stays below it', async ({ page }) => {
  await page.goto('');
  await expect(
    page.getByRole('main').locator('article, li').getByRole('link').first(),
  ).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Software' }).click();
  await expect(page).toHaveURL(/\/shop\/aitools/);
  await expect(page.getByText('50 listings available').first()).toBeVisible();
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // The worker takes over when the first view is done; from then on its answers are seen here.
  const answered = page.waitForResponse(/\/shop\/api\//);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  expect((await answered).fromServiceWorker()).toBe(true);
  await page.reload();
  await expect(page.getByText('50 listings available').first()).toBeVisible();
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/shop/']);
  await signInFromHeader(page);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Signin' })).toBeHidden();
});
