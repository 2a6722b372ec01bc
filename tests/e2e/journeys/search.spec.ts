import { expect, test } from '../fixtures';

test('a search of the home page leads to the kind that has results', async ({ page }) => {
  await page.goto('');
  const box = page.getByRole('combobox', { name: 'Search software and courses' });
  await box.fill('figma');
  await expect(page.getByRole('option', { name: /^Search all courses/ })).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/courses\?q=figma$/);
  await expect(page.getByRole('heading', { name: /^[1-9]\d* listings? available$/ })).toBeVisible();
});

test('a list without results points to the kinds that have some', async ({ page }) => {
  await page.goto('aitools?q=figma');
  await expect(page.getByRole('heading', { name: '0 listings available' })).toBeVisible();
  await page.getByRole('link', { name: /^\d+ courses? match(es)?$/ }).click();
  await expect(page).toHaveURL(/\/courses\?q=figma$/);
  await expect(page.getByRole('heading', { name: /^[1-9]\d* listings? available$/ })).toBeVisible();
});

test('dragging a row with the mouse moves it and opens nothing', async ({ page }) => {
  await page.goto('');
  const row = page.getByRole('region', { name: 'Best offers' });
  await row.scrollIntoViewIfNeeded();
  // The slider has come when its dots are there.
  await expect(row.getByRole('button', { name: /^Slide 1 of / })).toBeAttached();
  const first = row.locator('.slick-active').first();
  const before = await first.textContent();
  const box = (await first.boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x - 40, y, { steps: 8 });
  await page.mouse.move(box.x - 140, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => row.locator('.slick-active').first().textContent()).not.toBe(before);
  await expect(page).toHaveTitle(/^Home/);
});
