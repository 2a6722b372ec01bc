import type { Locator } from 'playwright/test';
import { expect, test } from '../fixtures';

const expectMarked = (one: Locator) => expect(one).toHaveCSS('outline-style', 'solid');
const expectPlain = (one: Locator) => expect(one).toHaveCSS('outline-style', 'none');

test('in colors of the system main actions have an edge, and what is chosen is marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('productdetails');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Buy Now' }).first()).toHaveCSS(
    'border-top-width',
    '1px',
  );
  const plan = (name: string) => main.locator('label').filter({ hasText: name });
  await expectMarked(plan('Tier 1'));
  await expectPlain(plan('Tier 2'));
  await expectMarked(main.getByRole('tab', { name: 'Overview' }));
  await expectPlain(main.getByRole('tab', { name: 'Reviews' }));
  await page.goto('deals?category=marketing');
  await expectMarked(page.getByRole('banner').getByRole('link', { name: 'Deals' }));
  await expectMarked(main.getByRole('link', { name: /^Marketing/ }));
});

test('in colors of the system a field shows that it has the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('');
  const main = page.getByRole('main');
  const hero = main.getByRole('combobox', { name: 'Search software, courses and templates' });
  const frame = hero.locator('xpath=ancestor::form');
  await expectPlain(frame);
  await hero.focus();
  await expectMarked(frame);
  await page.goto('aitools');
  const search = main.getByRole('searchbox', { name: 'Search software' });
  await search.focus();
  await expectMarked(search.locator('..'));
});

test('in colors of the system bars are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('productdetails?tab=reviews');
  const share = page
    .getByRole('group', { name: 'Filter by rating' })
    .locator('[data-share]')
    .first();
  await expect(share).toHaveCSS('outline-style', 'solid');
  const filled = await share.evaluate((bar) => getComputedStyle(bar, '::after').borderTopWidth);
  expect(filled).toBe('12px');
});
