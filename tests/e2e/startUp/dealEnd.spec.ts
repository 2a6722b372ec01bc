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
