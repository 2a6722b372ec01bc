import { expectAccessible } from '../axe';
import { expect, test } from '../fixtures';
import { openSignedIn } from '../journeys/signIn';

test('the login dialog and its steps are accessible', async ({ page }) => {
  await page.goto('');
  await page.getByRole('banner').getByRole('button', { name: 'Signin' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Login' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lost Password' }).click();
  await expect(dialog.getByRole('button', { name: 'Send code' })).toBeVisible();
  await expectAccessible(page);
});

test('the menu of a phone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Courses' })).toBeVisible();
  await expectAccessible(page, ['phone']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  // A wider window has the links in its header.
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(menu).toBeHidden();
});

test('the filters of a phone are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('aitools');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible(page, ['phone']);
});

test('what a member sees is accessible: account page, notices and menu', async ({ page }) => {
  await openSignedIn(page, 'dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /mark all/i })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page, ['desk']);
});

test('the first key leads past the header', async ({ page }) => {
  await page.goto('courses');
  await expect(page.getByText('50 listings available').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
