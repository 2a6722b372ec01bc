import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

const phone = { width: 390, height: 844 };

/** Presses Back. Playwright's own way waits for another page, which is what must not come here. */
const pressBack = (page: Page) => page.evaluate(() => history.back());

test('on a phone Back closes the menu, and once more goes back', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/deals');
  await page.goto('/aitools');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();

  await pressBack(page);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/aitools$/);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

  // Closed by its button it leaves nothing behind in the history.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await pressBack(page);
  await expect(page).toHaveURL(/\/deals$/);
});

test('a link in the menu is one step, and Forward goes there again', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/aitools');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Deals' }).click();
  await expect(page).toHaveURL(/\/deals$/);
  await expect(page).toHaveTitle(/^Deals/);

  await pressBack(page);
  await expect(page).toHaveTitle(/^Software/);
  await page.goForward();
  await expect(page).toHaveTitle(/^Deals/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on a phone the header opens the search, except beside the same search', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const open = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
  await expect(open).toBeHidden();
  // That of a list finds less.
  await page.goto('/aitools');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(open).toBeVisible();

  await page.goto('/productdetails?id=signorella');
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await pressBack(page);
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page).toHaveURL(/signorella$/);

  await open.click();
  await dialog.getByRole('combobox').fill('mail');
  const found = dialog.getByRole('option', { name: /Replywright/ });
  await expect(found).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(found).toBeHidden();
  await expect(dialog.getByRole('combobox')).toHaveValue('mail');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/aitools\?q=mail$/);
  await expect(dialog).toBeHidden();
  await expect(page.locator('main')).toBeFocused();

  await page.mouse.wheel(0, 2000);
  await open.click();
  await dialog.getByRole('combobox').fill('chat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/aitools\?q=chat$/);
  await expect(dialog).toBeHidden();
  await expect(page.locator('main')).toBeFocused();

  // The search of the menu leaves it there, too.
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await menu.getByRole('combobox').fill('forms');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/aitools\?q=forms$/);
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).toBeFocused();

  for (let steps = 0; steps < 3; steps += 1) await pressBack(page);
  await expect(page).toHaveURL(/signorella$/);
});

test('Back closes the filters and keeps what was chosen in them', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/aitools');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByLabel('macOS').click();
  await expect(page).toHaveURL(/os=macos/);

  await pressBack(page);
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/os=macos/);
  await pressBack(page);
  await expect(page).toHaveURL(/\/aitools$/);
});

test('Back closes the login dialog', async ({ page }) => {
  await page.goto('/aitools');
  await page.getByRole('button', { name: 'Signin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/UserId/).focus();
  await pressBack(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveTitle(/^Software/);
});

test('Back after a typed search goes to the list without it', async ({ page }) => {
  await page.goto('/deals');
  await page.goto('/aitools');
  const search = page.getByRole('searchbox', { name: /^Search software/ });
  await search.fill('ema');
  await expect(page).toHaveURL(/q=ema$/);
  await search.fill('email');
  await expect(page).toHaveURL(/q=email$/);

  await pressBack(page);
  await expect(page).toHaveURL(/\/aitools$/);
  await expect(search).toHaveValue('');
  await expect(page.getByRole('heading', { name: '50 listings available' })).toBeVisible();
});
