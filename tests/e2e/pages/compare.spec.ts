import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

/** The lower tabs are filled when they come into view. */
async function scrollToComparison(page: Page) {
  await page.getByRole('tab', { name: 'Compair Product' }).scrollIntoViewIfNeeded();
}

test('compare a product with others; the address keeps the choice', async ({ page }) => {
  await page.goto('productdetails?more=compare');
  await scrollToComparison(page);
  const table = page.getByRole('main').getByRole('table').last();
  await page.getByRole('button', { name: /^Compare with .+ and / }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('columnheader', { name: /Replywright/ })).toBeVisible();
  const pick = page.getByRole('button', { name: /^Compare with /, pressed: false }).first();
  await pick.click();
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: /Four products is the most/ })).toBeVisible();
  await page.reload();
  await scrollToComparison(page);
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('heading', { name: /side by side/ })).toBeVisible();
  await page.goBack();
  await expect(table.getByRole('columnheader')).toHaveCount(5);
});

test('a comparison with a product that is gone offers to start over', async ({ page, console }) => {
  console.allow(/404/);
  await page.goto('productdetails?more=compare&compare=never-heard-of');
  await scrollToComparison(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('heading', { name: /side by side/ })).toBeVisible();
});
