import type { Page } from 'playwright/test';
import { expect } from '../fixtures';

/** Someone whom no other test knows; any password opens a new account (specification section 5). */
export function newIdentity() {
  return {
    identifier: `journey-${crypto.randomUUID().slice(0, 8)}@example.com`,
    password: 'any-password',
  };
}

/** Fills and sends the login dialog that is open. */
export async function signInThroughDialog(page: Page, { identifier, password } = newIdentity()) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'UserId / Email' }).fill(identifier);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  // What had to wait for it may be a dialog, too, which is open by now.
  await expect(page.getByRole('textbox', { name: 'UserId / Email' })).toBeHidden();
}

/** Signs in from the header; ends on the account page. */
export async function signInFromHeader(page: Page, identity = newIdentity()) {
  await page.getByRole('banner').getByRole('button', { name: 'Signin' }).click();
  await signInThroughDialog(page, identity);
  await expect(page).toHaveURL(/dashboard/);
  return identity;
}
