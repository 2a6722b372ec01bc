import { expect, test } from '../fixtures';
import { openSignedIn } from './signIn';

test(
  'sign in, save a deal, find it again after a reload, sign out',
  { tag: '@every-backend' },
  async ({ page }) => {
    await openSignedIn(page, 'dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto('aitools');
    const heart = page.getByRole('button', { name: 'Wishlist: Replywright' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Wishlist/ })
      .click();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Replywright' }).first(),
    ).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Replywright' }).first(),
    ).toBeVisible();
    await page.goto('productdetails');
    await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');

    // What the page still asks for while one signs out is refused, and the browser's console says so.
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account|menu of|user/i })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Signin' })).toBeVisible();
    await page.goto('productdetails');
    await expect(heart.first()).toHaveAttribute('aria-pressed', 'false');
  },
);
