import { expect, test } from '../fixtures';
import { newIdentity } from './signIn';

test(
  'register with errors first, then with success, and sign in with that password only',
  { tag: '@over-http' },
  async ({ page, console }) => {
    console.allow(/401|409/);
    const { identifier } = newIdentity();
    await page.goto('register');
    // Beside the form, a member speaks.
    await expect(page.getByRole('main').getByRole('figure').locator('blockquote')).toBeVisible();
    const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Join|Create|Register/ })
      .click();
    const summary = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('link') });
    await expect(summary).toBeFocused();
    await field('Full Name').fill('Sam Okafor');
    await field('Email').fill('not-an-address');
    await field('Phone').fill('+1 555 010 9988');
    await field('Create Password').fill('short');
    await field('Phone').focus();
    await expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Create Password')).toHaveAttribute('aria-invalid', 'true');
    await field('Email').fill(identifier);
    await field('Create Password').fill('correct horse battery');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Join|Create|Register/ })
      .click();
    await expect(page).toHaveURL(/dashboard/);
    await expect(page.getByText('Your account is ready, and you are signed in.')).toBeVisible();
    await expect(page.getByText(/Sam/).first()).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('button', { name: /account|menu of|user/i })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Signin' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'UserId / Email' }).fill(identifier);
    await dialog.getByRole('textbox', { name: 'Password' }).fill('a wrong one');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(dialog.getByText(/do not match/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'UserId / Email' })).toHaveValue(identifier);
    await dialog.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(dialog).toBeHidden();
  },
);

test(
  'joining instead of signing in leads back to what one was about to do',
  { tag: '@over-http' },
  async ({ page }) => {
    const { identifier } = newIdentity();
    await page.goto('productdetails?id=replywright&tab=plans');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Wishlist/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/register$/);
    await page.reload();
    const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
    await field('Full Name').fill('Sam Okafor');
    await field('Email').fill(identifier);
    await field('Phone').fill('+1 555 010 9988');
    await field('Create Password').fill('correct horse battery');
    await page.getByRole('main').getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page).toHaveURL(/productdetails\?id=replywright&tab=plans$/);
    await expect(page.getByText('Your account is ready, and you are signed in.')).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/register/);
  },
);
