import { expectAccessible } from '../axe';
import { expect, test } from '../fixtures';
import { openSignedIn, signInThroughDialog } from './signIn';

test(
  'the wishlist as a table: delete by keyboard, undo, delete, sort, go on to buying',
  { tag: '@over-http' },
  async ({ page }) => {
    await openSignedIn(page, 'buyerbookmark');
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Browse courses' }).click();
    for (const name of ['Git, Calmly', 'Figma for Non-Designers', 'Deep Work in an Open Office']) {
      await page.getByRole('main').getByRole('searchbox').fill(name);
      const heart = page.getByRole('main').getByRole('button', { name: `Wishlist: ${name}` });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    }

    await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 3 saved deals' }).click();
    await expect(page).toHaveURL(/buyerbookmark$/);
    const table = page.getByRole('table', { name: 'Wishlist' });
    const rows = table
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Delete/ }) });
    await expect(rows).toHaveCount(3);
    for (const row of await rows.all()) await expect(row.getByText('In Stock')).toBeVisible();
    for (const name of ['Picture', 'Product Name', 'Price', 'Stock Status', 'Action']) {
      await expect(table.getByRole('columnheader', { name })).toBeVisible();
    }
    await expectAccessible(page);

    // The latest stands first; the one in the middle goes, and comes back to its place.
    const middle = await rows.nth(1).getByRole('link').first().innerText();
    await rows
      .nth(1)
      .getByRole('button', { name: /^Delete/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('heading', { name: '2 saved deals' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText(middle);

    await rows
      .nth(1)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(rows).toHaveCount(2);
    // Said once the server has done it.
    await expect(page.getByText(`${middle} was removed from your wishlist.`)).toBeVisible();
    await page.reload();
    await expect(rows).toHaveCount(2);
    await expect(table).not.toContainText(middle);

    await table.getByRole('button', { name: 'Price' }).click();
    await expect(page).toHaveURL(/sort=price/);
    await expect(table.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.goBack();
    await expect(page).toHaveURL(/buyerbookmark$/);

    // The same table among the pages of students.
    await page.goto('studentdashboard');
    await expect(page.getByRole('navigation', { name: 'Student' })).toBeVisible();
    await expect(rows).toHaveCount(2);
    const bought = await rows.first().getByRole('link').first().innerText();
    await rows
      .first()
      .getByRole('link', { name: /^Buy Now/ })
      .click();
    await expect(page).toHaveURL(/checkout\?/);
    await expect(page.getByRole('main')).toContainText(bought);
  },
);

test(
  'a template: saved by a visitor who signs in, among the deals of the wishlist, bought or deleted',
  { tag: '@over-http' },
  async ({ page }) => {
    await page.goto('templates?section=all&q=gauge');
    const heart = page.getByRole('main').getByRole('button', { name: 'Wishlist: Gauge Admin' });
    await heart.click();
    await signInThroughDialog(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    // The same template on its own page.
    await page.goto('tempalte?id=gauge-admin');
    await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 saved deal' }).click();
    const row = page
      .getByRole('table', { name: 'Wishlist' })
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: 'Gauge Admin', exact: true }) });
    await expect(row.getByText('In Stock')).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('link', { name: 'Buy Now: Gauge Admin' }).click();
    await expect(page).toHaveURL(/checkout\?template=gauge-admin$/);
    await expect(page.getByRole('main')).toContainText('Gauge Admin');

    await page.goto('studentdashboard');
    await row.getByRole('button', { name: 'Delete Gauge Admin' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    await page.goto('tempalte?id=gauge-admin');
    await expect(heart.first()).toHaveAttribute('aria-pressed', 'false');
  },
);

test('offers differ for buyers and students, and their filters are in the URL', async ({
  page,
}) => {
  await openSignedIn(page, 'buyeroffer');
  const count = page.getByRole('heading', { name: /^\d+ offers$/ });
  await expect(count).toBeVisible();
  const buyers = Number.parseInt(await count.innerText(), 10);
  // Four columns on large screens (specification, section 9).
  const columns = await page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(4);
  // What is well rated and ends soon comes first.
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText(/\d+% off/);
  await expect(first).toContainText(/Ends in|Ends today|left/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^End within a week: \d+$/ })
    .click();
  await expect(page).toHaveURL(/buyeroffer\?status=ending-soon$/);
  await page.goto('studentoffer');
  await expect(count).toBeVisible();
  expect(Number.parseInt(await count.innerText(), 10)).toBeLessThan(buyers);

  // Students are told to which level a course leads and in how many hours.
  await expect(first).toContainText(/(?:Basic|Diploma|Advance)\d+ hours/);
  const levels = page.getByRole('navigation', { name: 'Certificates' });
  await levels.getByRole('link', { name: 'Diploma' }).click();
  await expect(page).toHaveURL(/studentoffer\?certification=diploma$/);
  await expect(levels.locator('[aria-current]')).toHaveText(/^Diploma/);
  await expect(first).toContainText('Diploma');

  await page.goto('studentoffer?kind=course&sort=price-low');
  await expect(page.getByLabel('Kind')).toHaveValue('course');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-low');
  await page.getByLabel('Category').selectOption('design');
  await expect(page).toHaveURL(/category=design/);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/studentoffer\?sort=price-low$/);
});

test('a count of two digits stands on one line', async ({ page, mock }) => {
  await mock.override({
    operationId: 'listNotifications',
    reply: {
      status: 200,
      body: {
        items: [],
        page: { number: 1, size: 20, totalItems: 12, totalPages: 1 },
        unreadCount: 12,
      },
    },
  });
  await openSignedIn(page, 'dashboard');
  const badge = page.getByRole('banner').getByText('12', { exact: true });
  await expect(badge).toBeVisible();
  expect(await badge.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
});
