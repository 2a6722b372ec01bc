import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

/** Rows whose slides have been made a carousel. */
const READY = '[aria-roledescription="carousel"]';

const offers = (page: Page) => page.locator('section[aria-label="Best offers"]');

for (const width of [390, 1366])
  test(`at ${width} px who goes through a row already is not sent back when its code comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('');
    const row = offers(page).getByRole('group', { name: 'Best offers', exact: true });
    await row.evaluate((element) => (element.scrollLeft = 500));
    // One below has become a carousel by then.
    await expect(page.locator(READY).first()).toBeAttached({ timeout: 15_000 });
    expect(await row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300);
  });
