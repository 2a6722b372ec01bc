import { expect, test } from '../fixtures';

const count = (page: import('playwright/test').Page) =>
  page.getByRole('heading', { level: 2, name: /listings? available/ });

test('filters live in the URL: back, reload and a shared link restore them', async ({ page }) => {
  await page.goto('aitools');
  await expect(count(page)).toHaveText('50 listings available');
  // The notice in the corner covers no filter that has the focus.
  const notice = page.getByRole('region', { name: 'What this site stores' });
  const last = page.getByRole('complementary', { name: 'Filters' }).getByRole('button').last();
  await last.focus();
  const { y, height } = (await last.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await notice.boundingBox())!.y);
  await page.getByRole('link', { name: /page 2/i }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('checkbox', { name: /^Email/ }).click();
  await expect(page).toHaveURL(/category=email/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(count(page)).toHaveText('5 listings available');
  await page.getByRole('radio', { name: /^4 & up/ }).click();
  await expect(count(page)).toHaveText('3 listings available');
  await page.reload();
  await expect(count(page)).toHaveText('3 listings available');
  await expect(page.getByRole('button', { name: /Remove Email/ })).toBeVisible();
  await page.goBack();
  await expect(count(page)).toHaveText('5 listings available');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(count(page)).toHaveText('50 listings available');
});

test('a search without results offers a way out, and junk in the URL is named', async ({
  page,
}) => {
  await page.goto('aitools?rating=99&os=beos');
  await expect(page.getByText(/rating=99/)).toBeVisible();
  await expect(count(page)).toHaveText('50 listings available');
  await page.getByRole('searchbox', { name: 'Search software' }).fill('zzzz');
  await expect(count(page)).toHaveText('0 listings available for “zzzz”');
  // Nothing is there to be put in order; what others like is.
  await expect(page.getByLabel('Sort by')).toHaveCount(0);
  const popular = page.getByRole('region', { name: 'Popular software' });
  await expect(popular.getByRole('article')).toHaveCount(3);
  await page.getByRole('main').getByRole('button', { name: /clear/i }).first().click();
  await expect(count(page)).toHaveText('50 listings available');
});

test('courses are filtered by what their cards say, and by nothing of software', async ({
  page,
}) => {
  await page.goto('courses?os=windows&length=over-16-hours');
  await expect(page.getByText(/^We ignored os=windows in the URL/)).toBeVisible();
  await expect(count(page)).toHaveText('7 listings available');
  await expect(page.getByRole('button', { name: 'Remove Over 16 hours' })).toBeVisible();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  for (const name of ['Level', 'Help in', 'Length'])
    await expect(filters.getByRole('group', { name: new RegExp(`^${name}`) })).toBeVisible();
  for (const name of ['Operating system', 'Features', 'Integrations'])
    await expect(filters.getByRole('button', { name })).toHaveCount(0);
  const english = filters.getByRole('checkbox', { name: /^English/ });
  await english.click();
  await expect(page).toHaveURL(/courses\?language=english&length=over-16-hours$/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasNotText: 'Help in English' })).toHaveCount(0);
  await expect(page.getByText(/^We ignored/)).toHaveCount(0);

  // The drawer of phones has the same.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('checkbox', { name: /^English/ })).toBeChecked();
  await drawer.getByRole('checkbox', { name: /^Over 16 hours/ }).click();
  await expect(page).toHaveURL(/courses\?language=english$/);
  await expect(drawer.getByRole('button', { name: /^Operating system/ })).toHaveCount(0);
});
