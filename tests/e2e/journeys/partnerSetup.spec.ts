import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { openSignedIn } from './signIn';
import { watchForTraces } from './traces';

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) });
const choice = (page: Page, name: string) =>
  page.getByRole('main').getByRole('combobox', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const step = (page: Page, title: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name: title });

/** Opens an account in the session of this page and makes it a partner, on the page that was asked for. */
async function becomePartner(page: Page, businessName: string, path: string) {
  await openSignedIn(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Become a partner' })).toBeVisible();
  await field(page, 'Name of your business').fill(businessName);
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await button(page, 'Become a partner').click();
}

async function fillIndividual(page: Page) {
  await field(page, 'Contact email').fill('sam@tidepool.example');
  await choice(page, 'Country code').selectOption('SE');
  await field(page, 'Phone number').fill('070-174 06 05');
  await field(page, 'First name').fill('Sam');
  await field(page, 'Last name').fill('Okafor');
  await field(page, 'Street address').fill('Storgatan 12');
  await field(page, 'City').fill('Uppsala');
  await choice(page, 'Country').last().selectOption('SE');
  await field(page, 'ZIP').fill('753 10');
}

async function fillCard(page: Page, number = '4242424242424242') {
  await field(page, 'Cardholder name').fill('Sam Okafor');
  await field(page, 'Card number').fill(number);
  await field(page, 'Expiry').fill('12/2029');
  await field(page, 'CVC').fill('739');
}

async function fillTax(page: Page) {
  await field(page, 'Annual gross pay').fill('48,000');
  await field(page, 'GIS No.').fill('GIS-204-118');
}

test(
  'one becomes a partner in place of the page that was asked for',
  { tag: '@over-http' },
  async ({ page }) => {
    await page.goto('');
    await page.getByRole('banner').getByRole('link', { name: 'Sell on Dealwright' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'List Your Tools' })).toBeVisible();
    await becomePartner(page, `Tidepool ${Date.now()}`, 'partnerdashboard');
    await expect(page).toHaveURL(/partnerdashoard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Partner Dashboard' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Partner' });
    for (const name of ['Dashboard', 'Listing', 'Sales & Analytics', 'Billing', 'Support'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  },
);

test(
  'an individual sets up a debit card, with a break after each step',
  { tag: '@over-http' },
  async ({ page }) => {
    await becomePartner(page, `Tidepool ${Date.now()}`, 'billing');
    await expect(step(page, 'Enter Your Information')).toBeVisible();
    // What is missing is said, and nothing is lost.
    await button(page, 'Next').click();
    await expect(page.getByText('Enter your first name.').first()).toBeVisible();
    await fillIndividual(page);
    await page.getByRole('radio', { name: 'Company' }).check();
    await expect(field(page, 'First name')).toBeHidden();
    await page.getByRole('radio', { name: 'Individual' }).check();
    await expect(field(page, 'First name')).toHaveValue('Sam');
    await button(page, 'Next').click();

    await expect(step(page, 'Payment Method')).toBeFocused();
    await page.reload();
    await expect(step(page, 'Payment Method')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Debit card' })).toBeChecked();
    await page.goBack();
    await expect(field(page, 'ZIP')).toHaveValue('753 10');
    await page.goForward();
    await fillCard(page);
    await expect(choice(page, 'Card type')).toHaveValue('visa');
    await page.getByRole('radio', { name: 'Internet banking' }).check();
    await expect(choice(page, 'Select Bank')).toBeVisible();
    await page.getByRole('radio', { name: 'Debit card' }).check();
    await expect(field(page, 'Card number')).toHaveValue('4242 4242 4242 4242');
    await button(page, 'Back').click();
    // Both steps have a button Next.
    await expect(step(page, 'Enter Your Information')).toBeVisible();
    await button(page, 'Next').click();
    await expect(field(page, 'Card number')).toHaveValue('4242 4242 4242 4242');
    await expect(field(page, 'CVC')).toHaveValue('739');
    await button(page, 'Next').click();

    // Another day: without a step in the URL it goes on where one was.
    await expect(step(page, 'Tax Form')).toBeVisible();
    await page.goto('billing');
    await expect(step(page, 'Tax Form')).toBeVisible();
    await fillTax(page);
    await button(page, 'Back').click();
    await expect(page.getByText('Visa ending in 4242 is on file.')).toBeVisible();
    await button(page, 'Next').click();
    await expect(field(page, 'GIS No.')).toHaveValue('GIS-204-118');
    await button(page, 'Next').click();

    await expect(step(page, 'Successful Process')).toBeVisible();
    await button(page, 'Finish').dblclick();
    await expect(page.getByText('You r done. TQ')).toBeVisible();
    const payment = page.getByRole('region', { name: 'Payment Method' });
    await expect(payment.getByText('Visa ending in 4242')).toBeVisible();
    await page.reload();
    await expect(payment.getByText('Visa ending in 4242')).toBeVisible();
    await expect(page.getByText('You r done. TQ')).toBeHidden();
    await page.getByRole('button', { name: 'Edit: Your information' }).click();
    await field(page, 'City').fill('Gävle');
    await button(page, 'Save').click();
    await expect(page.getByRole('region', { name: 'Your information' })).toContainText('Gävle');
  },
);

test('a company is paid to a bank account, of which four characters show', async ({ page }) => {
  await becomePartner(page, 'Tidepool Works', 'billing');
  await page.getByRole('radio', { name: 'Company' }).check();
  await field(page, 'Contact email').fill('accounts@tidepool.example');
  await choice(page, 'Country code').selectOption('DE');
  await field(page, 'Phone number').fill('0341 1234567');
  await field(page, 'Street address').fill('Lindenweg 4');
  await field(page, 'City').fill('Leipzig');
  await choice(page, 'Country').last().selectOption('DE');
  await button(page, 'Next').click();
  await page.getByRole('radio', { name: 'Internet banking' }).check();
  await choice(page, 'Select Bank').selectOption('lindenbank');
  await field(page, 'Account number').fill('DE89 3704 0044 0532 0130 01');
  await button(page, 'Next').click();
  await expect(page.getByText('This is not an IBAN: check its digits.').first()).toBeVisible();
  await field(page, 'Account number').fill('DE89 3704 0044 0532 0130 00');
  await button(page, 'Next').click();
  await fillTax(page);
  await button(page, 'Next').click();
  await button(page, 'Finish').click();
  const payment = page.getByRole('region', { name: 'Payment Method' });
  await expect(payment).toContainText('Lindenbank');
  await expect(payment).toContainText('•••• 3000');
  await expect(page.getByRole('main')).not.toContainText('DE89');
});

test('a conflict between two tabs is told, and nobody’s work is lost', async ({
  page,
  context,
  console,
}) => {
  console.allow(/412/);
  await becomePartner(page, 'Tidepool Pair', 'billing');
  await expect(step(page, 'Enter Your Information')).toBeVisible();
  const other = await context.newPage();
  await other.goto('billing');
  await fillIndividual(other);
  await fillIndividual(page);
  await field(page, 'City').fill('Gävle');
  await button(other, 'Next').click();
  await expect(step(other, 'Payment Method')).toBeVisible();

  await button(page, 'Next').click();
  const dialog = page.getByRole('dialog', { name: 'Your setup was changed elsewhere' });
  await expect(dialog).toContainText('Mine: Gävle');
  await expect(dialog).toContainText('Theirs: Uppsala');
  await page.keyboard.press('Escape');
  await expect(field(page, 'City')).toHaveValue('Gävle');
  await button(page, 'Next').click();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(step(page, 'Payment Method')).toBeVisible();

  // The other window's step is another one: it goes through.
  await fillCard(other);
  await button(other, 'Next').click();
  await expect(step(other, 'Tax Form')).toBeVisible();
  await other.goto('billing?step=1');
  await expect(field(other, 'City')).toHaveValue('Gävle');
});

test('who signs in as another sees nothing of the first', async ({ page }) => {
  await becomePartner(page, 'Tidepool Alone', 'billing');
  await fillIndividual(page);
  await button(page, 'Next').click();
  await expect(step(page, 'Payment Method')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu/ })
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Signin' })).toBeVisible();
  await openSignedIn(page, 'billing', {
    identifier: 'viktor@dealwright.example',
    password: 'demo-password',
  });
  await expect(page.getByRole('region', { name: 'Payment Method' })).toContainText('Lindenbank');
  await expect(page.getByRole('main')).not.toContainText('Okafor');
});

test('a credit card of the setup goes to the tokenising operation only', async ({ page }) => {
  const number = '5555555555554444';
  const watch = await watchForTraces(page);
  await becomePartner(page, 'Tidepool Cards', 'billing');
  await fillIndividual(page);
  await button(page, 'Next').click();
  await page.getByRole('radio', { name: 'Credit Card' }).check();
  await fillCard(page, number);
  await button(page, 'Back').click();
  await expect(step(page, 'Enter Your Information')).toBeVisible();
  await button(page, 'Next').click();
  await expect(field(page, 'Card number')).toHaveValue('5555 5555 5555 4444');
  await button(page, 'Next').click();
  await expect(step(page, 'Tax Form')).toBeVisible();
  await watch.expectNoTraces({ number, cvc: '739' });
});
