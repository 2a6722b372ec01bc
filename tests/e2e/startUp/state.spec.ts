import { expect, test } from '../fixtures';

const STATE = 'mock-backend';

test('a damaged stored state is set aside with a notice, and nothing else breaks', async ({
  page,
}) => {
  await page.addInitScript((key) => {
    if (!sessionStorage.getItem('damaged'))
      localStorage.setItem(key, '{"version": 1, "collections": [');
    sessionStorage.setItem('damaged', 'yes');
  }, STATE);
  await page.goto('aitools');
  await expect(page.getByText(/50 listings available/i).first()).toBeVisible();
  await expect(page.getByText(/was set aside/)).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(`${key}:set-aside`), STATE)).toContain(
    '"version": 1',
  );
  await page.reload();
  await expect(page.getByText(/50 listings available/i).first()).toBeVisible();
  await expect(page.getByText(/was set aside/)).toBeHidden();
});

test('a state of an older version is set aside likewise', async ({ page }) => {
  await page.addInitScript((key) => {
    if (!sessionStorage.getItem('old')) {
      localStorage.setItem(
        key,
        JSON.stringify({ version: 0, seed: 'x', counters: {}, collections: {} }),
      );
    }
    sessionStorage.setItem('old', 'yes');
  }, STATE);
  await page.goto('');
  await expect(page.getByText(/was set aside/)).toBeVisible();
});

test('a browser that stores nothing says so and works until the reload', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await page.goto('aitools');
  await expect(page.getByText(/50 listings available/i).first()).toBeVisible();
  await expect(page.getByText(/stores nothing for this site/)).toBeVisible();
});

test('two tabs share one state, and closing one leaves the other at work', async ({
  page,
  context,
}) => {
  await page.goto('dashboard');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'UserId / Email' }).fill('two-tabs@example.com');
  await main.getByRole('textbox', { name: 'Password' }).fill('any-password');
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /My Account/ })).toBeVisible();

  const second = await context.newPage();
  await second.goto('productdetails?id=replywright');
  await second
    .getByRole('main')
    .getByRole('button', { name: 'Wishlist: Replywright' })
    .first()
    .click();
  await page.close();
  await second.goto('dashboard');
  await expect(second.getByRole('main').getByRole('link', { name: 'Replywright' })).toBeVisible();
});
