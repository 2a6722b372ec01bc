import { SEED_NOW } from '../../../mocks/seed/clock';
import { expect, test } from '../fixtures';

test('deals end on screen while a page stays open', async ({ page }) => {
  await page.clock.install({ time: SEED_NOW });
  await page.goto('aitools?status=ending-soon');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Ends (tomorrow|in \d days)$/).first()).toBeVisible();

  await page.clock.fastForward('168:00:00');
  await expect(main.getByText(/^Ends (tomorrow|in \d days)$/)).toHaveCount(0);
});
