import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { expectLoaded } from '../visit';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

for (const path of ['discussions', 'blog', 'glossary', 'aitools']) {
  test(`reload and Back come to the same place of /${path}`, async ({ page }) => {
    await page.goto(path);
    // A page that still loads is not tall enough: it would stop short of that.
    await expectLoaded(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => scrollY(page)).toBe(900);
    await page.reload();
    await expectLoaded(page);
    await expect.poll(() => scrollY(page)).toBe(900);

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^About/ })
      .press('Enter');
    await expect(page).toHaveTitle(/^About/);
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBe(0);
    await page.evaluate(() => history.back());
    await expect.poll(() => scrollY(page)).toBeGreaterThan(800);
  });
}

for (const damaged of ['null', '7', '"text"', '{"default":"x"}', '{']) {
  test(`links lead on with damaged scroll positions: ${damaged}`, async ({ page }) => {
    await page.addInitScript((entry) => {
      sessionStorage.setItem('react-router-scroll-positions', entry);
    }, damaged);
    await page.goto('deals');
    await page.getByRole('link', { name: 'Templates' }).first().click();
    await expect(page).toHaveTitle(/^Templates/);
  });
}
