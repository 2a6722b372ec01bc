import type { Page } from 'playwright/test';
import { expect } from '../fixtures';
import { follow } from '../visit';
import { newIdentity, openSignedIn, signInThroughDialog } from './signIn';

/** Test cards, as the contract's documentation names them. */
export const CARDS = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  tryAgain: '4000 0000 0000 0119',
  timeOut: '4000 0000 0000 0341',
} as const;

const expectCheckout = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();

/** Goes from the product page to the checkout as someone new, who signs in on the way. */
export async function buyFromProduct(page: Page, productId = 'duskplan') {
  await page.goto(`productdetails?id=${productId}`);
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click();
  const identity = newIdentity();
  await signInThroughDialog(page, identity);
  await expectCheckout(page);
  return identity;
}

/** Opens the checkout of Duskplan as someone new. */
export async function toCheckout(page: Page) {
  const identity = await openSignedIn(page, 'checkout?id=duskplan');
  await expectCheckout(page);
  return identity;
}

/** Types a card in the checkout; the button that buys puts it on file. */
export async function addCard(page: Page, number: string) {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Full name on card' }).fill('Maya Lindqvist');
  await main.getByRole('textbox', { name: 'Card number' }).fill(number);
  await main.getByRole('textbox', { name: 'Expiration date' }).fill('1230');
  await main.getByRole('textbox', { name: 'CVC' }).fill('123');
  await main.getByRole('textbox', { name: 'Address 1' }).fill('Storgatan 1');
  await main.getByRole('textbox', { name: 'City' }).fill('Uppsala');
  await main.getByRole('combobox', { name: 'Country' }).selectOption('SE');
  await main.getByRole('textbox', { name: 'ZIP/Postal code' }).fill('753 20');
}

/** The button that buys. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

/** What the checkout says of the last attempt. */
export const notice = (page: Page) =>
  page.getByRole('region', { name: 'Order summary' }).getByRole('alert');

/** The confirmation is on screen, and names the order. */
export async function expectBought(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Duskplan is yours' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^SAMPLE-/)).toBeVisible();
}

/** How the orders of the table stand, the latest first. */
export async function expectOrders(page: Page, statuses: string[]) {
  await follow(page, '/buyerorder');
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect(rows).toHaveCount(statuses.length + 1);
  for (const [index, status] of statuses.entries())
    await expect(rows.nth(index + 1)).toContainText(status);
}
