import { expect, test } from '../fixtures';
import { showBelowFold } from '../visit';

test('on paper every slide is there once, and nothing floats over the text', async ({ page }) => {
  await page.goto('');
  await page.mouse.wheel(0, 1);
  await showBelowFold(page);
  const row = page.locator('[aria-roledescription="carousel"]:has(.slick-slide)').first();
  await expect(row.locator('.slick-cloned').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const width = page.viewportSize()!.width;
  for (const slide of await row.locator('.slick-slide:not(.slick-cloned)').all()) {
    const box = (await slide.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
  for (const copy of await row.locator('.slick-cloned').all()) await expect(copy).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Got it' })).toBeHidden();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'relative');
});
