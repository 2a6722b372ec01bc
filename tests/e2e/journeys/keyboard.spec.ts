import type { Locator, Page } from 'playwright/test';
import { pngOf } from '../../support/png';
import { expect, test } from '../fixtures';
import { newIdentity, signInFromHeader } from './signIn';

/** More stops than this on the way to anything is a way that nobody goes. */
const MOST_STOPS = 90;

/** What covers the whole of the element with the focus, such as a header that stays; '' for nothing. */
const coverOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const middle = (left + right) / 2;
    const covers = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => {
      const hit = document.elementFromPoint(middle, y);
      if (!hit) return 'nothing: it is out of view';
      const over = hit.closest('header, section, [role="dialog"]');
      const stays = over && ['fixed', 'sticky'].includes(getComputedStyle(over).position);
      return stays && !over.contains(focused) ? over.outerHTML.slice(0, 80) : '';
    });
    return covers.every(Boolean) ? `${focused.outerHTML.slice(0, 120)} by ${covers[0]}` : '';
  });

/** Goes to a control with the Tab key; what has the focus on the way can be seen. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await coverOfFocus(page), 'The focus is covered.').toBe('');
      return;
    }
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

test('a business is set up to be paid by keyboard alone', async ({ page }) => {
  const main = page.getByRole('main');
  const box = (name: string) => main.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const choice = (name: RegExp) => main.getByRole('combobox', { name });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const step = (title: string) => main.getByRole('heading', { level: 2, name: title });
  const summary = main.getByRole('group', { name: 'Please check what is marked below' });

  await page.goto('');
  await signInFromHeader(page);
  await page.goto('billing');
  await type(page, box('Name of your business'), `Tidepool ${Date.now()}`);
  await press(page, main.getByRole('checkbox', { name: /^I accept the terms/ }), 'Space');
  await press(page, button('Become a partner'));

  // Nothing typed: the focus comes to what is missing, and from there to its field.
  await press(page, button('Next'));
  await expect(summary).toBeFocused();
  await press(page, summary.getByRole('link', { name: 'Enter your first name.' }));
  await expect(box('First name')).toBeFocused();
  await page.keyboard.type('Sam');
  await type(page, box('Last name'), 'Okafor');
  await type(page, box('Street address'), 'Storgatan 12');
  await type(page, box('City'), 'Uppsala');
  await type(page, choice(/^Country(?! code)/), 'Sweden');
  await type(page, box('ZIP'), '753 10');
  await page.keyboard.press('Enter');
  await expect(summary).toBeFocused();
  await tabTo(page, main.getByRole('radio', { name: 'Individual' }));
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: 'Company' })).toBeFocused();
  await expect(box('First name')).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(box('First name')).toHaveValue('Sam');
  await type(page, box('Contact email'), 'sam@tidepool.example');
  await type(page, choice(/^Country code/), 'Sweden');
  await type(page, box('Phone number'), '070-174 06 05');
  await press(page, button('Next'));

  await expect(step('Payment Method')).toBeFocused();
  await tabTo(page, main.getByRole('radio', { name: 'Debit card' }));
  await page.keyboard.press('ArrowUp');
  await expect(choice(/^Select Bank/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(main.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
  await type(page, box('Cardholder name'), 'Sam Okafor');
  await type(page, box('Card number'), '5555555555554444');
  await type(page, box('Expiry'), '122029');
  await type(page, box('CVC'), '739');
  await page.keyboard.press('Enter');

  await expect(step('Tax Form')).toBeFocused();
  await type(page, box('Annual gross pay'), '48,000');
  await type(page, box('GIS No.'), 'GIS-204-118');
  await press(page, button('Next'));
  await expect(step('Successful Process')).toBeFocused();
  await press(page, button('Back'));
  await expect(step('Tax Form')).toBeFocused();
  await press(page, button('Next'));
  await expect(step('Successful Process')).toBeFocused();
  await press(page, button('Finish'));
  await expect(main.getByText('You r done. TQ').locator('..')).toBeFocused();

  // Edit opens its form in place; what takes the place of the button has the focus, and Save gives it back.
  const tax = main.getByRole('region', { name: 'Tax Form' });
  const edit = main.getByRole('button', { name: 'Edit: Tax Form' });
  await press(page, edit);
  await expect(tax).toBeFocused();
  await type(page, box('GIS No.'), 'GIS-204-119');
  await press(page, button('Save'));
  await expect(tax).toContainText('GIS-204-119');
  await expect(edit).toBeFocused();
});

test('a product is entered and submitted by keyboard alone', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Add product' });
  const box = (name: string) => form.getByRole('textbox', { name, exact: true });
  const slot = (name: string) => form.getByRole('group', { name });
  const go = (target: Locator, key?: string) => press(page, target, key);
  const upload = async (name: string, width: number, height: number) => {
    const chooser = page.waitForEvent('filechooser');
    await go(slot(name).getByRole('button', { name: 'Choose a picture' }));
    const buffer = pngOf(width, height);
    await (await chooser).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
    const replace = slot(name).getByRole('button', { name: /^Replace/ });
    await expect(replace).toBeVisible();
    await expect(replace).toBeFocused();
  };
  const answer = async (group: string, label: string) => {
    const radios = form.getByRole('radiogroup', { name: group });
    await tabTo(page, radios.getByRole('radio').first());
    await page.keyboard.press('Space');
    const wanted = radios.getByRole('radio', { name: label, exact: true });
    for (let stop = 0; stop < 4 && !(await wanted.isChecked()); stop += 1)
      await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  };

  await page.goto('addproduct');
  await go(page.getByRole('main').getByRole('button', { name: 'Login' }));
  await go(page.getByRole('dialog').getByRole('button', { name: /Maya/ }));
  await type(page, box('Tool name'), 'Tallowink');
  await type(page, box('Tool website URL'), 'https://tallowink.example');
  await type(page, box('Two-line description'), 'Keeps what was said,');
  await page.keyboard.press('Enter');
  await page.keyboard.type('and who said it.');
  for (const number of [1, 2, 3, 4, 5])
    await type(page, box(`Pro ${number}`), `It is good at thing number ${number}`);
  for (const number of [1, 2, 3, 4, 5])
    await type(page, box(`Use-case ${number}`), `Teams of the kind number ${number}`);
  await go(form.getByRole('checkbox', { name: 'Productivity' }), 'Space');
  await upload('Landing-page screenshot', 1280, 800);
  await answer('Tool pricing', 'Paid');
  await type(page, box('Price in US dollars'), '24.50');
  await answer('Feature my tool', 'Yes');
  await answer('Lifetime deals: do you want a call?', 'No');
  await type(page, box('Founder’s name'), 'Ines Halloran');
  await type(page, box('Founder’s note'), 'We needed it ourselves.');
  await upload('Founder’s picture', 200, 200);
  await type(page, box('How it works'), 'It keeps what was said, and by whom.');
  // Without the last answer the focus comes to what is missing, and from there to its field.
  await go(form.getByRole('button', { name: 'Submit Tools' }));
  const missing = form.getByRole('group', { name: 'Please check what is marked below' });
  await expect(missing).toBeFocused();
  await go(missing.getByRole('link'));
  await expect(box('Who it is best for')).toBeFocused();
  await page.keyboard.type('Teams that write a lot.');
  await go(form.getByRole('button', { name: 'Submit Tools' }));
  await expect(page.getByText('Tallowink is under review')).toBeVisible();
});

test('all products on a phone are selected by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('partnerlisting?status=draft');
  const main = page.getByRole('main');
  await press(page, main.getByRole('button', { name: 'Login' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: /Maya/ }));
  const boxes = main.getByRole('table').getByRole('checkbox');
  await press(page, boxes.first(), 'Space');
  const bar = main.getByRole('group', { name: 'Selected products' });
  const all = bar.getByRole('button', { name: 'Select all' });
  await press(page, all);
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  // What comes after it in the bar is the next stop.
  await expect(all).toBeFocused();
  await expect(all).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: 'Clear selection' })).toBeFocused();
});
