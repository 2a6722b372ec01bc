import { expect, test } from '../fixtures';
import { newIdentity, openSignedIn, signInThroughDialog } from '../journeys/signIn';

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
      body: { type: 'urn:problem-type:unauthenticated', title: 'Sign in first', status: 401 },
    },
  });
  const identity = await openSignedIn(page, 'productdetails?tab=questions');
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
