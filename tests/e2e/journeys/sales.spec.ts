import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe';
import { expect, test } from '../fixtures';
import { addCard, CARDS, payButton, buyFromProduct } from './buying';
import { openSignedIn } from './signIn';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page, table: string) =>
  main(page).getByRole('table', { name: table }).locator('tbody').getByRole('row');

async function signInAsMaya(page: Page) {
  await main(page).getByRole('button', { name: 'Maya, a buyer and vendor' }).click();
}

async function signOut(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu/ })
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Signin' })).toBeVisible();
}

/** What the page shows for a term, such as `$1,234.50` for Gross sales. */
const figure = (page: Page, term: string) =>
  main(page)
    .locator('dl > div', { has: page.getByText(term, { exact: true }) })
    .locator('dd')
    .first()
    .innerText();

/** The amount of a term in cents. */
async function cents(page: Page, term: string): Promise<number> {
  return Math.round(Number((await figure(page, term)).replace(/[^\d.-]/g, '')) * 100);
}

async function saved(page: Page, name: string) {
  const downloading = page.waitForEvent('download');
  await main(page).getByRole('button', { name, exact: true }).click();
  const download = await downloading;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

test('what another account buys is in the sales and the statement, and so does its refund', async ({
  page,
}) => {
  const buyer = await buyFromProduct(page, 'postgarden');
  await addCard(page, CARDS.approved);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postgarden is yours');
  await page.getByRole('link', { name: 'See the order' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Order DWO-/ });
  const number = (await heading.innerText()).replace('Order ', '');
  await main(page).getByRole('button', { name: 'Request a refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'What was wrong?' }).fill('It has no week view.');
  await dialog.getByRole('button', { name: 'Request the refund' }).click();
  await expect(main(page).getByText('Refund requested')).toBeVisible();
  await signOut(page);

  await page.goto('sales?from=2023-03-01&to=2023-03-31');
  await signInAsMaya(page);
  await expect(rows(page, 'Sales').first()).toContainText(number);
  await expect(rows(page, 'Sales').first()).toContainText('Refund requested');
  const [gross, refunds, net] = [
    await cents(page, 'Gross sales'),
    await cents(page, 'Refunds'),
    await cents(page, 'Net'),
  ];
  const table = await saved(page, 'Export CSV');
  expect(table.name).toBe('sales-quillbird-labs-2023-03-01-2023-03-31.csv');
  const prices = table.text.trim().split('\r\n').slice(1);
  const sum = prices.reduce((total, row) => total + Number(row.split(',')[4]) * 100, 0);
  expect(Math.round(sum)).toBe(gross);

  await page.clock.setFixedTime('2023-03-09T12:03:00Z');
  await page.reload();
  await expect(rows(page, 'Sales').first()).toContainText('Refunded');
  expect(await cents(page, 'Gross sales')).toBe(gross);
  expect(await cents(page, 'Refunds')).toBe(refunds + 3500);
  expect(await cents(page, 'Net')).toBe(net - 2800);

  await rows(page, 'Sales')
    .first()
    .getByRole('link', { name: /^See Billing/ })
    .click();
  await expect(page).toHaveURL(/billing\?.*tab=invoices&statement=quillbird-labs-2023-03/);
  await expect(main(page).getByRole('heading', { level: 2, name: 'March 2023' })).toBeVisible();
  expect(await cents(page, 'Gross sales')).toBe(gross);
  expect(await cents(page, 'Refunds')).toBe(-(refunds + 3500));
  expect(await cents(page, 'Net')).toBe(net - 2800);
  await expect(rows(page, 'Statements').first()).toContainText('Open');
  const statement = await saved(page, 'Save to print');
  expect(statement.name).toBe('statement-quillbird-labs-2023-03.html');
  expect(statement.text.split(number)).toHaveLength(3);
  expect(buyer.identifier && statement.text.includes(buyer.identifier)).toBe(false);

  await main(page).getByRole('link', { name: 'Its sales' }).click();
  await expect(page).toHaveURL(/sales\?account=quillbird-labs&from=2023-03-01&to=2023-03-31/);
});

test('days, interval, account and search stay in the URL over Back and a reload', async ({
  page,
}) => {
  await page.goto('partnersales');
  await signInAsMaya(page);
  const period = main(page).getByRole('combobox', { name: 'Period' });
  await expect(period).toHaveValue('last-30-days');
  await expect(main(page).getByText(/time zone Europe\/Stockholm/)).toBeVisible();
  await expect(main(page).getByText(/^February 8, 2023 to March 9, 2023\./)).toBeVisible();
  await period.selectOption('last-month');
  await expect(page).toHaveURL(/from=2023-02-01&to=2023-02-28/);
  await expect(main(page).getByText(/^February 1, 2023 to February 28, 2023\./)).toBeVisible();
  await main(page).getByRole('combobox', { name: 'Interval' }).selectOption('week');
  await expect(page).toHaveURL(/by=week/);
  await main(page).getByRole('combobox', { name: 'Shown as' }).selectOption('table');
  await expect(rows(page, 'Revenue, refunds and units')).toHaveCount(5);
  await expect(rows(page, 'Revenue, refunds and units').last()).toContainText('Feb 1 – 5, 2023');

  await period.selectOption('custom');
  const days = main(page).getByRole('form', { name: 'Days' });
  await days.getByLabel('Last day').fill('2023-01-15');
  await days.getByRole('button', { name: 'Show' }).click();
  await expect(days.getByRole('alert')).toHaveText('The last day comes before the first.');
  await days.getByLabel('First day').fill('2023-01-01');
  await days.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/from=2023-01-01&to=2023-01-15/);

  await main(page)
    .getByRole('combobox', { name: 'Partner account' })
    .selectOption('Northbeam Studio');
  await expect(page).toHaveURL(/account=northbeam-studio&from=2023-01-01/);
  await expect(main(page).getByText(/^January 1, 2023 to January 15, 2023\./)).toBeVisible();
  await page.reload();
  await expect(days.getByLabel('First day')).toHaveValue('2023-01-01');
  await expect(main(page).getByRole('combobox', { name: 'Interval' })).toHaveValue('week');
  await page.goBack();
  await expect(page).toHaveURL(/partnersales\?from=2023-01-01/);
  await expect(main(page).getByRole('combobox', { name: 'Partner account' })).toHaveValue(
    'quillbird-labs',
  );
  await page.goBack();
  await expect(page).toHaveURL(/from=2023-02-01/);
});

test('sales and statements are accessible, and fit for 320 px', async ({ page }) => {
  await page.goto('sales?from=2023-02-01&to=2023-02-28&by=week');
  await signInAsMaya(page);
  const pages = [
    ['sales?from=2023-02-01&to=2023-02-28&by=week', 'Sales'],
    ['billing?tab=invoices&statement=quillbird-labs-2023-02', 'Statements'],
  ] as const;
  for (const [url, table] of pages) {
    if (table === 'Statements') await page.goto(url);
    await expect(rows(page, table).first()).toBeVisible();
    await expect(main(page).locator('dl dd').first()).toHaveText(/^\$/);
    if (table === 'Sales') await expect(main(page).locator('svg rect').first()).toBeVisible();
    // What lies below the header has no size there.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1366, height: 768 });
  }
});

test('the charts are read by arrow keys, and a new partner is told that nothing is sold', async ({
  page,
}) => {
  await page.goto('sales?from=2023-02-01&to=2023-02-28&by=month');
  await signInAsMaya(page);
  await main(page).getByRole('combobox', { name: 'Shown as' }).focus();
  const chartItem = (text: string) => main(page).getByRole('img', { name: text, exact: true });
  await expect(main(page).locator('svg rect').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const [gross, units] = [await figure(page, 'Gross sales'), await figure(page, 'Units sold')];
  await expect(chartItem(`February 2023; Revenue; ${gross}`)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(chartItem(`February 2023; Units; ${units}`)).toBeFocused();
  await signOut(page);

  await openSignedIn(page, 'sales');
  await main(page).getByRole('textbox', { name: 'Name of your business' }).fill('Quiet Tools');
  await main(page).getByRole('checkbox').check();
  await main(page)
    .getByRole('button', { name: /partner/i })
    .click();
  await expect(main(page).getByRole('heading', { name: 'Nothing sold yet' })).toBeVisible();
  await page.goto('billing?tab=invoices');
  await expect(main(page).getByRole('heading', { name: 'No statements yet' })).toBeVisible();
});

test('on a phone a row is a card, whose lines begin at its edge where it has no picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('billing?tab=invoices');
  await signInAsMaya(page);
  const card = rows(page, 'Statements').first();
  const [outer, inner] = [
    await card.boundingBox(),
    await card.getByRole('cell').first().boundingBox(),
  ];
  expect(inner!.x - outer!.x).toBeLessThanOrEqual(20);
});

test('on a phone the menu of partners is scrolled to the current page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('billing');
  await signInAsMaya(page);
  const current = page.getByRole('navigation', { name: 'Partner' }).locator('[aria-current=page]');
  await expect(current).toHaveText('Billing');
  await expect(current).toBeInViewport({ ratio: 1 });
});
