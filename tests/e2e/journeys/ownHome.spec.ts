import { expect, test } from '../fixtures';
import { MAYA, newIdentity, signInFromHeader } from './signIn';

test('the home page shows a member what is theirs, and nobody else', async ({ page, console }) => {
  // A read that is still under way when the session ends is answered with 401, which the browser logs.
  console.allow(/status of 401/);
  const own = page.getByRole('region', { name: /^Welcome/ });
  const home = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /Dealwright/ })
      .click();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('');
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('heading', { name: 'Browse by category' })).toBeVisible();
  await expect(own).toHaveCount(0);
  expect(asked.filter((path) => /\/(courses|bookmarks|OwnThings[^/]*)$/.test(path))).toEqual([]);

  await signInFromHeader(page, MAYA);
  await home();
  await expect(page.getByRole('region', { name: 'Welcome back, Maya' })).toBeVisible();
  const course = own.getByRole('link', { name: /lesson \d+ of \d+/ });
  const title = await course.locator('b').innerText();
  await course.click();
  await expect(page).toHaveURL(/studentbookmark\?course=/);
  await expect(page.getByRole('main')).toContainText(title);

  await home();
  await expect(own).toBeVisible();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(own).toHaveCount(0);

  await signInFromHeader(page, newIdentity());
  await home();
  await expect(own).toBeVisible();
  await expect(own.locator('.MuiSkeleton-root')).toHaveCount(0);
  await expect(own).not.toContainText('Maya');
  await expect(own).not.toContainText(title);
});
