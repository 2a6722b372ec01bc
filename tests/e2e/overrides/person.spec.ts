import { SEED_NOW } from '../../../mocks/seed/clock';
import { expect, test } from '../fixtures';
import { newIdentity, openSignedIn } from '../journeys/signIn';

test('two hearts in quick succession both stay, however slow the answers are', async ({
  page,
  mock,
}) => {
  await openSignedIn(page, 'dashboard');
  await mock.override({ operationId: 'addBookmark', delayMs: 1500, times: 1 });
  await page.goto('aitools');
  await expect(page.getByRole('link', { name: /^Wishlist, 0/ })).toBeVisible();
  let answers = 0;
  page.on('response', (answer) => {
    if (answer.request().method() === 'PUT') answers += 1;
  });
  const hearts = page.getByRole('main').getByRole('button', { name: /^Wishlist: / });
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await expect(page.getByRole('link', { name: /^Wishlist, 2/ })).toBeVisible();
  // The worker may have to wake up first, which takes a busy machine its time.
  await expect.poll(() => answers, { timeout: 30_000 }).toBe(2);
  for (const heart of [hearts.nth(0), hearts.nth(1)])
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Wishlist, 2/ })).toBeVisible();
});

test('a member who clicks a heart before the session is known gets no login dialog', async ({
  page,
  mock,
}) => {
  await openSignedIn(page, 'dashboard');
  await mock.override({ operationId: 'getSession', delayMs: 2000 });
  await page.goto('aitools');
  const heart = page.getByRole('button', { name: 'Wishlist: Replywright' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a browser that refuses the cookie is told in the login dialog', async ({ page, mock }) => {
  await mock.override({
    operationId: 'getSession',
    reply: { status: 200, body: { user: null, demo: null } },
  });
  await page.goto('courses');
  await page.getByRole('banner').getByRole('button', { name: 'Signin' }).click();
  const dialog = page.getByRole('dialog');
  const { identifier, password } = newIdentity();
  await dialog.getByRole('textbox', { name: 'UserId / Email' }).fill(identifier);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByText(/your browser did not keep the session/)).toBeVisible();
});

test('signing out in one tab shows in the other, with nothing of the account left', async ({
  page,
  context,
}) => {
  await openSignedIn(page, 'dashboard');
  const other = await context.newPage();
  await other.clock.setFixedTime(SEED_NOW);
  await other.goto('dashboard');
  await other.getByRole('button', { name: /^Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Signin' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wishlist' })).toHaveCount(0);
});
