import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

/** Counts the transitions that the page starts. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { transitions: number };
    counted.transitions = 0;
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (this: Document, ...given) {
      counted.transitions += 1;
      return start.apply(this, given);
    };
  });
  return () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
}

const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('pages and tabs cross over into the next, however fast one goes on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const transitions = await countTransitions(page);
  await page.goto('courses');
  await expect(title(page, 'Courses')).toBeVisible();
  await follow(page, 'Templates');
  await expect(title(page, 'Templates')).toBeVisible();
  expect(await transitions()).toBe(1);
  await follow(page, 'Courses');
  await page.goBack();
  await page.goForward();
  await expect(title(page, 'Courses')).toBeVisible();
  await page.goto('productdetails?id=replywright');
  await page.getByRole('tab', { name: 'Questions' }).click();
  // Two clicks within a frame cross over once.
  await expect(page.getByRole('tabpanel', { name: 'Questions' })).toBeVisible();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
  await expect(page).toHaveURL(/tab=reviews/);
  expect(await transitions()).toBe(2);
});

test('nothing crosses over for people who ask for less motion', async ({ page }) => {
  const transitions = await countTransitions(page);
  await page.goto('courses');
  await follow(page, 'Templates');
  await expect(title(page, 'Templates')).toBeVisible();
  expect(await transitions()).toBe(0);
});
