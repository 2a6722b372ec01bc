import type { BrowserContext, Page } from 'playwright/test';
import { SEED_NOW } from '../../../mocks/seed/clock';
import { expect, test } from '../fixtures';
import { MAYA, openSignedIn } from './signIn';

async function otherTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.setFixedTime(SEED_NOW);
  await page.goto(url);
  return page;
}

/**
 * Comes back to a tab, a minute later each time, until it shows what is there by then: what was
 * asked a moment ago is not asked again. A browser without a screen tells no focus by itself.
 */
async function comeBack(page: Page, expectNew: () => Promise<void>) {
  let time = Date.parse(SEED_NOW);
  await expect(async () => {
    time += 60_000;
    await page.clock.setFixedTime(time);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expectNew();
  }).toPass();
}

test('a wishlist that two tabs change holds what both saved', async ({ page, context }) => {
  await openSignedIn(page, 'aitools');
  const count = (tab: Page, saved: number) =>
    tab.getByRole('banner').getByRole('link', { name: new RegExp(`^Wishlist, ${saved} `) });
  const heart = (tab: Page, place: number) =>
    tab
      .getByRole('main')
      .getByRole('button', { name: /^Wishlist: / })
      .nth(place);
  await expect(count(page, 0)).toBeVisible();
  const other = await otherTab(context, page.url());
  await expect(count(other, 0)).toBeVisible();

  await heart(page, 0).click();
  await heart(other, 1).click();
  await expect(count(other, 2)).toBeVisible();
  await comeBack(page, () => expect(count(page, 2)).toBeVisible({ timeout: 1000 }));
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');

  // Taken off in one tab and then, before it knows, in the other: off it is.
  await page.goto('buyerbookmark');
  const rows = (tab: Page) => tab.getByRole('main').getByRole('button', { name: /^Delete / });
  await expect(rows(page)).toHaveCount(2);
  const name = (await rows(page).first().getAttribute('aria-label'))!;
  await other.goto('buyerbookmark');
  await other.getByRole('button', { name }).click();
  await expect(rows(other)).toHaveCount(1);
  await page.getByRole('button', { name }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await other.close();
});

test('two tabs on one course both count, and neither moves the other', async ({
  page,
  context,
}) => {
  await openSignedIn(page, 'studentbookmark?course=spreadsheets&lesson=lesson-42', MAYA);
  const progress = (tab: Page) => tab.getByRole('complementary', { name: 'Progress' });
  await expect(progress(page)).toContainText('41 of 44 lessons done');
  const other = await otherTab(context, page.url().replace('lesson-42', 'lesson-43'));
  await expect(progress(other)).toContainText('41 of 44 lessons done');

  await page.getByRole('button', { name: 'Mark as done and go on' }).click();
  await expect(progress(page)).toContainText('42 of 44 lessons done');
  await other.getByRole('button', { name: 'Mark as done and go on' }).click();
  await expect(other).toHaveURL(/lesson-44$/);
  await expect(progress(other)).toContainText('43 of 44 lessons done');
  await comeBack(page, () =>
    expect(progress(page)).toContainText('43 of 44 lessons done', { timeout: 1000 }),
  );
  await expect(page).toHaveURL(/lesson-43$/);
  await expect(page.getByRole('button', { name: 'Mark as not done' })).toBeVisible();

  await other.getByRole('button', { name: 'Mark as done' }).click();
  await expect(other.getByRole('link', { name: 'See your certificate' })).toBeVisible();
  await page.goto('studentbookmark?certificate=spreadsheets');
  await expect(page.getByRole('article')).toContainText('Spreadsheets for Everyday Work');
  await other.close();
});
