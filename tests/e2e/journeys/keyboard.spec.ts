import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { newIdentity } from './signIn';

/** More stops than this on the way to anything is a way that nobody goes. */
const MOST_STOPS = 90;

/** Goes to a control with the Tab key. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} stops, and still not at ${String(target)}`);
}

/** Goes to a control and presses it. */
async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and types into it. */
async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('from signing in to signing out by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const { identifier, password } = newIdentity();
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const box = (name: string | RegExp, within = main) => within.getByRole('textbox', { name });

  await page.goto('');
  await press(page, banner.getByRole('button', { name: 'Signin' }));
  await type(page, box('UserId / Email', dialog), identifier);
  await type(page, box('Password', dialog), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dashboard$/);

  await press(page, banner.getByRole('link', { name: 'AI tools' }));
  await expect(page).toHaveURL(/aitools$/);
  const heart = main.getByRole('button', { name: /^Wishlist: / }).first();
  await press(page, heart, 'Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(banner.getByRole('link', { name: /^Wishlist, 1 / })).toBeVisible();
  await press(page, main.getByRole('article').nth(1).getByRole('link').first());
  await press(page, main.getByRole('button', { name: 'Buy Now' }).first());

  await expect(main.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  await type(page, box('Full name on card'), 'Maya Lindqvist');
  await type(page, box('Card number'), '4242424242424242');
  await type(page, box('Expiration date'), '1229');
  await type(page, box('CVC'), '123');
  await type(page, box('Address 1'), '548 Market Street');
  await type(page, box('City'), 'San Francisco');
  await type(page, box('State/Province'), 'CA');
  await type(page, box(/^ZIP/), '94104');
  await type(page, main.getByRole('combobox', { name: 'Country' }), 'United States');
  await press(page, main.getByRole('button', { name: 'Use this card' }));
  await expect(main.getByRole('radio', { name: /4242/ })).toBeChecked();
  await press(page, main.getByRole('button', { name: /^Pay \$/ }));
  await expect(main.getByRole('heading', { level: 1, name: / is yours$/ })).toBeVisible();

  await press(page, main.getByRole('link', { name: 'See the order' }));
  await expect(main.getByText('Paid with Visa ending in 4242')).toBeVisible();
  await press(page, main.getByRole('button', { name: 'Request a refund' }));
  await type(page, box('What was wrong?', dialog), 'It has no week view.');
  await press(page, dialog.getByRole('button', { name: 'Request the refund' }));
  await expect(main.getByText(/You asked for your money back on/)).toBeVisible();
  await expect(dialog).toBeHidden();

  const menu = banner.getByRole('button', { name: /^Account menu/ });
  await press(page, menu);
  await expect(page.getByRole('menuitem', { name: 'Account Overview' })).toBeFocused();
  await page.keyboard.press('Enter');
  const pages = main.getByRole('navigation', { name: 'Account', exact: true });
  await press(page, pages.getByRole('link', { name: 'Profile' }));
  await type(page, box('City'), 'Uppsala');
  await press(page, main.getByRole('button', { name: 'SAVE' }));
  await expect(page.getByText('Your profile was saved.')).toBeVisible();

  await press(page, menu);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner.getByRole('button', { name: 'Signin' })).toBeVisible();
});
