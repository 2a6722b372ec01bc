import { SEED_NOW } from '../../../mocks/seed/clock';
import { expect, test } from '../fixtures';

const WEEK_MS = 7 * 86_400_000;

test('deals end on screen while a page stays open', async ({ page }) => {
  await page.clock.install({ time: SEED_NOW });
  await page.goto('aitools?status=ending-soon');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Ends (tomorrow|in \d days)$/).first()).toBeVisible();

  await page.clock.fastForward(WEEK_MS);
  await expect(main.getByText(/^Ends (tomorrow|in \d days)$/)).toHaveCount(0);
});

test('an order that a visitor looks at costs what it does once its deal has ended', async ({
  page,
  console,
}) => {
  console.allow(/409/);
  await page.clock.install({ time: SEED_NOW });
  await page.goto('aitools?status=ending-soon');
  const product = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const { searchParams } = new URL((await product.getAttribute('href'))!, 'http://host');
  await page.goto(`checkout?id=${searchParams.get('id')}`);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByText(/^Deal ends /)).toBeVisible();
  const before = await summary.getByRole('definition').nth(-2).textContent();
  await page.clock.fastForward(WEEK_MS);
  await expect(summary.getByText(/^Deal ended on/)).toBeVisible();
  await expect(summary.getByText(before!)).toHaveCount(0);
});
