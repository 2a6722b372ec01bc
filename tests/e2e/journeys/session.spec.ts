import { expect, test } from '../fixtures';
import { mailedCode } from './outbox';
import { MAYA, newIdentity, signInThroughDialog } from './signIn';

test(
  'a password that was forgotten is set again, and only the new one signs in',
  { tag: '@every-backend' },
  async ({ page, console }) => {
    console.allow(/401|422/);
    const email = newIdentity().identifier;
    await page.goto('register');
    const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
    await field('Full Name').fill('Lena Moreau');
    await field('Email').fill(email);
    await field('Phone').fill('+1 555 010 7711');
    await field('Create Password').fill('the first password');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Join|Create|Register/ })
      .click();
    await expect(page).toHaveURL(/dashboard/);
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();

    await page.getByRole('banner').getByRole('button', { name: 'Signin' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Lost Password' }).click();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByText(/a code is on its way/)).toBeVisible();
    const code = await mailedCode(page, email);
    await dialog
      .getByRole('textbox', { name: 'Six-digit code' })
      .fill(code === '000000' ? '000001' : '000000');
    await dialog.getByRole('textbox', { name: 'New password' }).fill('the second password');
    await dialog.getByRole('button', { name: 'Set password' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Six-digit code' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await dialog.getByRole('textbox', { name: 'Six-digit code' }).fill(code);
    await dialog.getByRole('button', { name: 'Set password' }).click();
    await expect(dialog.getByText('Your new password is set.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'UserId / Email' })).toHaveValue(email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill('the first password');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(dialog.getByText(/do not match/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Password' }).fill('the second password');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Account menu of Lena Moreau' })).toBeVisible();
  },
);

test('a seller signs in beside the invitation to sell, and the page appears in its place', async ({
  page,
}) => {
  await page.goto('listyourtool');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Start selling' })).toBeInViewport();
  const login = main.getByRole('button', { name: 'Login' });
  await login.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Sign in to see your products.')).toBeVisible();
  // Who changes their mind is where they were.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(login).toBeFocused();
  await login.press('Enter');
  await signInThroughDialog(page, MAYA);
  await expect(page).toHaveURL(/listyourtool/);
  await expect(main.getByRole('link', { name: 'Start selling' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Add product' })).toBeVisible();
  await expect(main).toBeFocused();
});

test('on a phone the demo outbox covers nothing of the dialog that needs its code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await page.goto('register');
  await page.getByRole('button', { name: 'Already have an account? Login' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Lost Password' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('maya@dealwright.example');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const outbox = page.getByRole('status', { name: 'Demo outbox' });
  const toggle = page.getByRole('button', { name: /demo outbox/i });
  const expectApart = async () => {
    const [above, below] = await Promise.all([dialog.boundingBox(), toggle.boundingBox()]);
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
    const set = dialog.getByRole('button', { name: 'Set password' });
    await set.scrollIntoViewIfNeeded();
    // Playwright clicks only what nothing covers.
    await set.click({ trial: true });
  };
  await expect(outbox).toBeVisible();
  const list = await outbox.boundingBox();
  const box = await dialog.boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(list!.y);
  await expectApart();
  await toggle.click();
  await expect(outbox).toBeHidden();
  await expectApart();
});

test('Google leads home, as specified', async ({ page }) => {
  await page.goto('courses');
  await page.getByRole('banner').getByRole('button', { name: 'Signin' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Google/ })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
