import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { follow } from '../visit';

test.use({ viewport: { width: 390, height: 844 } });

/** The one that is chosen in a row of chips. */
const chosenIn = (page: Page, row: string) =>
  page.getByRole('navigation', { name: row }).locator('[aria-current]');

/** How far the middle of the chosen chip is from the middle of the window, in px. */
const offMiddle = async (page: Page, row: string) => {
  const place = (await chosenIn(page, row).boundingBox())!;
  return Math.abs(place.x + place.width / 2 - 195);
};

test('the topic that is chosen is in the middle of its row', async ({ page }) => {
  const isChosen = async (name: string) => {
    await expect(chosenIn(page, 'Topics')).toHaveText(new RegExp(`^${name}`));
    await expect.poll(() => offMiddle(page, 'Topics')).toBeLessThan(2);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  };
  await page.goto('discussions?topic=design&view=popular');
  await isChosen('Design');
  await follow(page, '/discussions?topic=introduce-yourself');
  await isChosen('Introduce yourself');
  await page.evaluate(() => history.back());
  await isChosen('Design');

  // After another page, too.
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/commentdetails/);
  await page.evaluate(() => history.back());
  await isChosen('Design');

  // The first has no room before it.
  await follow(page, '/discussions');
  const all = page.getByRole('link', { name: 'All topics' });
  await expect(all).toBeInViewport({ ratio: 1 });
});

test('the category of the blog that is chosen is in view', async ({ page }) => {
  await page.goto('blog?category=human-resources');
  await expect(page.getByRole('link', { name: /^Human Resources \d/ })).toBeInViewport({
    ratio: 1,
  });
});

for (const [path, row] of [
  ['aitools', 'Categories with most software'],
  ['courses', 'Categories with most courses'],
] as const)
  test(`the category of /${path} that is chosen is in view`, async ({ page }) => {
    await page.goto(path);
    const last = page.getByRole('navigation', { name: row }).getByRole('link').last();
    await expect(last).not.toBeInViewport();
    await page.goto((await last.getAttribute('href'))!);
    await expect(chosenIn(page, row)).toBeInViewport({ ratio: 1 });
  });
