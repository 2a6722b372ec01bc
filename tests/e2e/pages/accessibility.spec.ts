import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { paths } from '../../../src/routing/paths';
import { expect, test } from '../fixtures';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every route of the site, the product's other tabs, and an address that is none. */
const addresses = [
  ...Object.values(paths),
  ...['plans', 'founders', 'questions', 'reviews'].map((tab) => `${paths.product}?tab=${tab}`),
  `${paths.product}?more=compare`,
  '/no-such-page',
];

async function expectAccessible(page: Page, address: string) {
  await page.goto(address.slice(1));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.evaluate(
      (value) => document.documentElement.setAttribute('data-color-scheme', value),
      scheme,
    );
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
    expect(found, `${address} ${scheme}`).toEqual([]);
  }
}

for (const address of addresses) {
  test(`${address} is accessible on a desk, light and dark`, async ({ page }) => {
    await expectAccessible(page, address);
  });

  test(`${address} is accessible on a phone, light and dark, and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, address);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
}
