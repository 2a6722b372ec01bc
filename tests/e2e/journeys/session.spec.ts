import { expect, test } from '../fixtures';
import { newIdentity, signInFromHeader, signInThroughDialog } from './signIn';

test('a password that was forgotten is set anew, and only the new one signs in', async ({
  page,
  console,
}) => {
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
  const said = await dialog.getByText(/your code is \d{6}/).textContent();
  const code = /\d{6}/.exec(said ?? '')?.[0] ?? '';
  await dialog
    .getByRole('textbox', { name: 'Six-digit code' })
    .fill(code === '000000' ? '1' : '000000');
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
});

test('a session that ends in the middle of a form costs no word of it', async ({
  page,
  mock,
  console,
}) => {
  console.allow(/401/);
  await mock.override({
    operationId: 'createQuestion',
    times: 2,
    reply: {
      status: 401,
      body: { type: 'urn:problem-type:unauthorized', title: 'Sign in first', status: 401 },
    },
  });
  await page.goto('');
  const identity = await signInFromHeader(page);
  await page.goto('productdetails?tab=questions');
  const text = `Does it work behind a proxy? ${crypto.randomUUID()}`;
  await page.getByRole('textbox', { name: 'Your question' }).fill(text);
  const ask = page.getByRole('button', { name: 'Ask question' });
  await ask.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue(text);
  await ask.click();
  await signInThroughDialog(page, identity);
  await expect(page.getByRole('article').getByText(text)).toBeVisible();
});

test('too many requests: the form keeps what was typed and says to wait', async ({
  page,
  mock,
  console,
}) => {
  console.allow(/429/);
  await mock.override({
    operationId: 'createSession',
    times: 1,
    reply: {
      status: 429,
      body: { type: 'urn:problem-type:too-many-requests', title: 'Too many requests', status: 429 },
    },
  });
  await page.goto('courses');
  await page.getByRole('banner').getByRole('button', { name: 'Signin' }).click();
  const dialog = page.getByRole('dialog');
  const { identifier, password } = newIdentity();
  await dialog.getByRole('textbox', { name: 'UserId / Email' }).fill(identifier);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByText(/too many requests|One moment/i).first()).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'UserId / Email' })).toHaveValue(identifier);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
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
