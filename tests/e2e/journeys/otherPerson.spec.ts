import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { follow } from '../visit';
import { MAYA, newIdentity, signInFromHeader } from './signIn';

const DRAFT = 'Does it still work when the office is on fire?';

/** Pages of the first member, each with what must be seen of it while they are signed in. */
const PAGES = [
  { url: '/buyerorder', seen: 'DWO-041272' },
  { url: '/notifications', seen: 'Your license has arrived' },
  { url: '/studentbookmark', seen: 'Spreadsheets for Everyday Work' },
  { url: '/products', seen: 'Invoicefinch' },
  { url: '/profile', seen: 'maya@dealwright.example' },
  { url: '/buyerbookmark', seen: 'Reelsmith Studio' },
  { url: '/payment', seen: 'Visa ending in 4242' },
  { url: '/dashboard', seen: 'Maya Lindqvist' },
] as const;

const main = (page: Page) => page.getByRole('main');

test('who signs in after someone else sees nothing of them, on any page', async ({
  page,
  console,
}) => {
  // Following a URL as this test does is not the router's way, which the profile page notices.
  console.allow(/use a blocker on a POP navigation/);
  await page.goto('');
  await signInFromHeader(page, MAYA);
  for (const { url, seen } of PAGES) {
    await follow(page, url);
    await expect(main(page).getByText(seen).first()).toBeVisible();
  }
  await follow(page, '/aitools');
  await main(page)
    .getByRole('button', { name: /^Wishlist: / })
    .first()
    .click();
  const saved = page.getByRole('banner').getByRole('link', { name: /^Wishlist, 7 / });
  await expect(saved).toBeVisible();
  await follow(page, '/productdetails?tab=questions');
  await main(page).getByRole('textbox', { name: 'Your question' }).fill(DRAFT);

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Signin' })).toBeVisible();
  await expect(main(page).getByRole('textbox', { name: 'Your question' })).toHaveValue('');

  // In the same document, where everything that was read is still at hand.
  await signInFromHeader(page, newIdentity());
  const expectNothing = async () => {
    for (const { url, seen } of PAGES) {
      await follow(page, url);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).locator('.MuiSkeleton-root, .Bone')).toHaveCount(0);
      await expect(main(page).getByText(seen)).toHaveCount(0);
    }
    await follow(page, '/buyerbookmark');
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    await follow(page, '/payment');
    await expect(page.getByRole('heading', { name: 'No payment method on file' })).toBeVisible();
    await follow(page, '/productdetails?tab=questions');
    await expect(main(page).getByRole('textbox', { name: 'Your question' })).toHaveValue('');
    await expect(page.getByText(DRAFT)).toHaveCount(0);
  };
  await expectNothing();
  await page.reload();
  await expectNothing();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(DRAFT);
});
