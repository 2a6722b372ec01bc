import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe';
import { expect, test } from '../fixtures';
import { openSignedIn, signInThroughDialog } from './signIn';
import { watchForTraces } from './traces';

const field = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function fillAddress(page: Page) {
  await field(page, 'Address 1').fill('548 Market Street');
  await field(page, 'City').fill('San Francisco');
  await field(page, 'State/Province').fill('CA');
  await field(page, /^ZIP/).fill('94104');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('US');
}

async function fillCard(page: Page, number = '4242424242424242', cvc = '123') {
  await field(page, 'Full name on card').fill('Maya Lindqvist');
  await field(page, 'Card number').fill(number);
  await field(page, 'Expiration date').fill('12/29');
  await field(page, 'CVC').fill(cvc);
}

/** Puts a card on file, from whichever page. */
async function addCard(page: Page, number?: string) {
  await page.goto('paymentmethod');
  await fillCard(page, number);
  await fillAddress(page);
  await save(page).click();
  await expect(page).toHaveURL(/payment$/);
}

test(
  'a card is put on file after its errors, chosen as the default and removed',
  { tag: '@over-http' },
  async ({ page }) => {
    await openSignedIn(page, 'payment');
    await expect(page.getByRole('heading', { name: 'No payment method on file' })).toBeVisible();
    await page.getByRole('link', { name: 'Add new payment method' }).click();
    await expect(page).toHaveURL(/paymentmethod$/);

    await fillCard(page, '4242424242424241', '12');
    await save(page).click();
    const summary = page.getByRole('group').filter({ hasText: 'Please check' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(5);
    await expect(field(page, 'Card number')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);

    await fillCard(page);
    await expect(page.getByText('Visa', { exact: true }).first()).toBeAttached();
    await fillAddress(page);
    await field(page, /^ZIP/).fill('ABC');
    await field(page, 'City').focus();
    await expect(page.getByText(/^Enter a postal code of United States/)).toBeVisible();
    await field(page, /^ZIP/).fill('94104');
    await save(page).dblclick();
    await expect(page).toHaveURL(/payment$/);
    await expect(page.getByText('Your Visa ending in 4242 is on file.')).toBeVisible();
    // Other lists name the card, too: what it is kept as can be removed.
    const row = (last4: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: last4 })
        .filter({ has: page.getByRole('button', { name: /^Remove/ }) });
    await expect(row('4242')).toHaveCount(1);

    await addCard(page, '5555555555554444');
    await expect(row('4242').getByText('Default', { exact: true })).toBeVisible();
    await row('4444')
      .getByRole('button', { name: /^Make default/ })
      .click();
    await expect(row('4444').getByText('Default', { exact: true })).toBeVisible();
    await expect(row('4444')).toBeFocused();
    await expectAccessible(page);
    await expect(row('4242').getByText('Default', { exact: true })).toBeHidden();

    await row('4444').getByRole('button', { name: 'Remove Mastercard ending in 4444' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await row('4444')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(row('4444')).toHaveCount(0);
    await expect(row('4242').getByText('Default', { exact: true })).toBeVisible();
    await page.reload();
    await expect(row('4242')).toBeVisible();
  },
);

test('the number and the CVC go to the tokenising operation only, and stay nowhere', async ({
  page,
  console,
}) => {
  console.allow(/422/);
  const number = '4000000000000119';
  const cvc = '739';
  const watch = await watchForTraces(page);
  await openSignedIn(page, 'paymentmethod');
  await fillCard(page, number, cvc);
  // Going away and coming back finds an empty form: what was typed is no draft.
  await page.getByRole('banner').getByRole('link', { name: 'Dealwright home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(field(page, 'Card number')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/paymentmethod$/);
  await expect(field(page, 'Card number')).toHaveValue('');
  await fillCard(page, number, cvc);
  await fillAddress(page);
  await field(page, 'Expiration date').fill('01/22');
  await save(page).click();
  await field(page, 'Expiration date').fill('12/29');
  await save(page).click();
  await expect(page).toHaveURL(/payment$/);
  // The form is there until the code of the next page is.
  await expect(field(page, 'Card number')).toBeHidden();
  await watch.expectNoTraces({ number, cvc });
});

test('the verification is sent again, and at most once a minute', async ({ page, console }) => {
  console.allow(/429/);
  await openSignedIn(page, 'paymentmethod');
  const resend = page.getByRole('button', { name: 'Resend verification' });
  await resend.click();
  await expect(page.getByText(/^The verification is on its way to journey-/)).toBeVisible();
  await resend.click();
  await expect(page.getByRole('alert').getByText(/sent a moment ago|wait/i)).toBeVisible();
});

test(
  'gift cards add to the balance, and each that does not says why',
  { tag: '@over-http' },
  async ({ page, console }) => {
    console.allow(/409|422/);
    await openSignedIn(page, 'credits');
    await expect(page.getByText('$0.00')).toBeVisible();
    await expect(page.getByText(/Credits never expire.*cannot be shared or sent/)).toBeVisible();
    const code = field(page, 'Gift card code');
    const redeem = page.getByRole('button', { name: 'Redeem', exact: true });
    for (const [typed, answer] of [
      ['', 'Enter the code of the gift card.'],
      ['nonsense', /Is not a gift card code/],
      ['GIFT-0000-0000-0000', /No gift card has this code/],
      ['GIFT-8D6G-3P1R-5X7W', /redeemed already/],
      ['GIFT-2C5V-7L9Z-4K1S', /has expired/],
    ] as const) {
      await code.fill(typed);
      await redeem.click();
      await expect(page.getByText(answer).first()).toBeVisible();
    }
    // Cards are used up by whichever account; one of them is still good in this run.
    await page.getByText('Gift cards to try').click();
    const good = page.getByRole('listitem').filter({ hasText: 'Adds $' }).first();
    await good.getByRole('button', { name: /^Fill in/ }).click();
    await redeem.dblclick();
    await expect(page.getByText(/^\$\d+\.00 added/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Credit history' }).getByRole('row')).toHaveCount(
      2,
    );
    await page.reload();
    await expect(page.getByText('$0.00')).toBeHidden();
    await expect(page.getByText(/Gift card ending in/)).toBeVisible();
  },
);

test(
  'a visitor signs in on the membership page, adds a card, joins, cancels and resumes',
  { tag: '@over-http' },
  async ({ page }) => {
    await page.goto('templates');
    await page.getByRole('link', { name: 'Join Now' }).click();
    await expect(page.getByText('$13.25').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What it opens' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in to join' }).click();
    await signInThroughDialog(page);
    await expect(page.getByRole('heading', { name: 'No payment method on file' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add new payment method' })).toHaveAttribute(
      'href',
      /\/$/,
    );
    await addCard(page);
    await page.goto('membership');
    await page.getByRole('radio', { name: /^Monthly/ }).check();
    await page.getByRole('button', { name: 'Join for $16.50' }).dblclick();
    await expect(page.getByRole('heading', { name: 'You are a member' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your membership' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel membership' }).click();
    await expect(page.getByText(/It lasts until .* you canceled it/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Resume membership' }).click();
    await expect(page.getByText(/It is renewed on .* ending in 4242/)).toBeVisible();
    await page.goto('templates');
    await page.getByRole('link', { name: 'Your membership' }).click();
    await expect(page.getByRole('heading', { name: 'You are a member' })).toBeVisible();
    await page.goto('payment');
    await page.getByRole('button', { name: /^Remove Visa/ }).click();
    await expect(page.getByRole('dialog').getByText(/It renews your membership/)).toBeVisible();
  },
);
