import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

/** Opens a page of the demonstration's buyer, who has bought before. */
async function openAsMaya(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('main').getByRole('button', { name: 'Maya, a buyer and vendor' }).click();
}

const rows = (page: Page) => page.getByRole('table', { name: 'Orders' }).getByRole('row');

async function saved(page: Page, name: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const download = await downloading;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

test('orders are searched, filtered, sorted and saved; the URL holds all of it', async ({
  page,
}) => {
  await openAsMaya(page, 'buyerorder');
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).nth(1)).toContainText('DWO-041272');
  await expect(page.getByRole('columnheader', { name: '#Order' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows(page)).toHaveCount(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.getByRole('button', { name: 'Price' })).toBeHidden();
  // On phones a drawer has the filters and the order, so that the first order is in the first view.
  const first = await rows(page).nth(1).boundingBox();
  expect(first!.y + first!.height).toBeLessThan(600);
  const way = page.getByRole('button', { name: /^Filter/ });
  await expect(way).toHaveAccessibleName(await way.innerText());
  await way.click();
  const drawer = page.getByRole('dialog', { name: 'Filters and sorting' });
  await drawer.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: lowest first');
  await expect(page).toHaveURL(/sort=price/);
  await drawer.getByRole('button', { name: 'Show 9 results' }).click();
  await expect(drawer).toBeHidden();
  // The controls leave the heading its line.
  await page.setViewportSize({ width: 768, height: 1024 });
  const heading = await page.getByRole('heading', { name: '9 orders' }).boundingBox();
  expect(heading!.height).toBeLessThan(60);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page).toHaveURL(/sort=-price/);
  await page.getByRole('combobox', { name: 'Payment status' }).selectOption('refunded');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText(/\d\d\/\d\d\/\d{4}/);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  const { name, text } = await saved(page, 'Export CSV');
  expect(name).toBe('orders.csv');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  await page.getByRole('button', { name: 'Remove Refunded' }).click();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('northlight');
  await expect(rows(page)).toHaveCount(2);
});

test('an order has its key, invoice and refund', { tag: '@over-http' }, async ({ page }) => {
  await openAsMaya(page, 'buyerorder?id=order-040792');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order DWO-/);
  await expect(page.getByText(/^SAMPLE-/)).toBeVisible();
  const invoice = await saved(page, 'Download the invoice');
  expect(invoice.name).toBe('invoice-DWO-040792.html');
  expect(invoice.text).toContain('Invoicefinch');

  await page.getByRole('button', { name: 'Request a refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a refund' });
  await dialog.getByRole('button', { name: 'Request the refund' }).click();
  await expect(dialog.getByText('Say what was wrong.').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What was wrong?' }).fill('It has no week view.');
  await dialog.getByRole('button', { name: 'Request the refund' }).click();
  await expect(page.getByText(/You asked for your money back on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a refund' })).toBeHidden();
  await expect(page.getByRole('main').getByText('Refund requested')).toBeVisible();
});

test('a template that was bought can be downloaded', async ({ page }) => {
  await openAsMaya(page, 'buyerorder?id=order-037344');
  const { name, text } = await saved(page, 'Download the template');
  expect(name).toBe('northlight-landing.html');
  expect(text).toContain('Northlight');
});

test('an order of another account is not found, nor one that does not exist', async ({
  page,
  console,
}) => {
  console.allow(/404/);
  await openAsMaya(page, 'buyerorder?id=order-040984');
  const notFound = page.getByRole('heading', { name: 'We could not find this order' });
  await expect(notFound).toBeVisible();
  await expect(page).toHaveTitle(/^Order not found/);
  await page.goto('buyerorder?id=no!order');
  await expect(notFound).toBeVisible();
});

test('the empty place of a row leads to its order, and Tab stops once at each of its links', async ({
  page,
}) => {
  await openAsMaya(page, 'buyerorder');
  await expect(rows(page)).toHaveCount(10);
  const links = (row: number) => rows(page).nth(row).getByRole('link');
  await links(1).first().focus();
  const stops = await links(1).count();
  for (let stop = 1; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    await expect(links(1).nth(stop)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(links(2).first()).toBeFocused();
  // Between its words and its upper edge.
  const { x, y, width } = (await rows(page).nth(1).boundingBox())!;
  await page.mouse.click(x + width / 2, y + 4);
  await expect(page).toHaveURL(/id=order-041272/);
});

test('a button in a notice that leads somewhere does not lead there', async ({ page }) => {
  await openAsMaya(page, 'notifications');
  const notice = page.getByRole('main').getByRole('listitem').filter({ hasText: 'DWO-041272' });
  await notice.getByRole('button', { name: 'Mark as read' }).click();
  await expect(notice.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
  await expect(page).toHaveURL(/notifications/);
  const { x, y, width } = (await notice.boundingBox())!;
  await page.mouse.click(x + width / 2, y + 4);
  await expect(page).not.toHaveURL(/notifications/);
});
