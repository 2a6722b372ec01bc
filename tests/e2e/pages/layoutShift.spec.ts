import type { Page } from 'playwright/test';
import { routes } from '../../../src/app/routes';
import type { AppRoute } from '../../../src/routing/AppRoute';
import { expect, test } from '../fixtures';
import { MAYA, signInFromHeader } from '../journeys/signIn';
import { expectLoaded, follow } from '../visit';

/** What may move on a page while its parts come in, as browsers count it. */
const MOST = 0.02;

/** The pages of an account: their parts come from several reads, one after the other. */
const views = [
  ...Object.values<AppRoute>(routes)
    .filter(({ access }) => access !== 'public')
    .map(({ path }) => path),
  `${routes.products.path}?tab=redeem`,
  `${routes.studentPortal.path}?course=spreadsheets&lesson=lesson-1`,
];

interface Shifts extends Window {
  shift: number;
}

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as Shifts).shift);

/** Adds up what moves, from the next page on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const own = window as unknown as Shifts;
    own.shift = 0;
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) own.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('nothing jumps on the pages of an account while their parts come in', async ({
  page,
  console,
}) => {
  // Following a URL as this test does is not the router's way, which the forms notice.
  console.allow(/use a blocker on a POP navigation/);
  await watchShifts(page);
  await page.goto('');
  await signInFromHeader(page, MAYA);
  await expectLoaded(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const found: string[] = [];
  for (const view of views) {
    const before = await shiftOf(page);
    await follow(page, view);
    await expectLoaded(page);
    const shift = (await shiftOf(page)) - before;
    if (shift > MOST) found.push(`${view} ${shift.toFixed(3)}`);
  }
  expect(found).toEqual([]);
});

for (const view of ['more=compare', 'tab=plans', 'tab=founders', 'tab=questions', 'tab=reviews']) {
  test(`nothing jumps on a phone where a link leads to a part of a product: ${view}`, async ({
    page,
    mock,
  }) => {
    await mock.override({ operationId: 'getListing', delayMs: 400 });
    await mock.override({ operationId: 'listSimilarListings', delayMs: 800 });
    await mock.override({ operationId: 'compareListings', delayMs: 800 });
    await mock.override({ operationId: 'listQuestions', delayMs: 1200 });
    await mock.override({ operationId: 'listReviews', delayMs: 1200 });
    await watchShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`productdetails?id=replywright&${view}`);
    await expect(page.getByRole('tab').first()).toBeVisible();
    if (view === 'more=compare') await expect(page.getByRole('table').first()).toBeVisible();
    await expectLoaded(page);
    expect(await shiftOf(page)).toBeLessThan(MOST);
  });
}

test('nothing jumps where a product has one plan only', async ({ page, mock }) => {
  await mock.override({ operationId: 'getListing', delayMs: 600 });
  await watchShifts(page);
  await page.goto('productdetails?id=signorella');
  await expect(page.getByRole('button', { name: /^Buy Now/ }).first()).toBeVisible();
  await expectLoaded(page);
  expect(await shiftOf(page)).toBeLessThan(MOST);
});
