import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { MAYA, openSignedIn } from '../journeys/signIn';
import { follow } from '../visit';

/** How far the ring of what has the focus is cut by boxes around it that hide what is past them, in px. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
    if (outlineStyle === 'none') return Infinity;
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    let most = 0;
    for (let box = focused.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (box === document.body || box === document.documentElement) break;
      if (overflowX !== 'visible')
        most = Math.max(most, edge.left - left + reach, right + reach - edge.right);
      if (overflowY !== 'visible')
        most = Math.max(most, edge.top - top + reach, bottom + reach - edge.bottom);
    }
    return Math.round(most);
  });

test('the filters that take the focus are clear of the notice about storage, and none is in a box that scrolls', async ({
  page,
}) => {
  await page.goto('aitools');
  const panel = page.getByRole('complementary', { name: 'Filters' });
  const last = panel.getByRole('button', { expanded: false }).last();
  await expect(last).toBeVisible();
  await panel.getByRole('button', { name: 'Skip to results' }).focus();
  await expect(panel).toHaveCSS('overflow-y', 'visible');
  const notice = page.getByRole('region', { name: 'What this site stores' });
  await expect(notice).toBeVisible();
  const lower = (await notice.boundingBox())!.y;
  const low: number[] = [];
  for (let step = 0; step < 60 && !(await last.evaluate((end) => end.matches(':focus'))); step++) {
    await page.keyboard.press('Tab');
    low.push(await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom));
  }
  await expect(last).toBeFocused();
  expect(Math.max(...low)).toBeLessThanOrEqual(lower);
});

test('the rings of tabs, hearts and small pictures are not cut', async ({ page }) => {
  await page.goto('productdetails');
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Plans & features' })).toBeFocused();
  expect(await cutOff(page)).toBe(0);
  await page.getByRole('button', { name: /^Enlarge picture 1 of/ }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Show picture 1 of/ })).toBeFocused();
  expect(await cutOff(page)).toBe(0);
  await page.goto('courses');
  const title = page.getByRole('article').first().getByRole('link');
  await title.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().getByRole('button')).toBeFocused();
  expect(await cutOff(page)).toBe(0);
});

test('a tab that a link has opened shows its ring from the first key on', async ({ page }) => {
  await page.goto('productdetails?tab=plans');
  const tab = page.getByRole('tab', { name: 'Plans & features' });
  await expect(tab).toBeFocused();
  await expect(tab).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Shift');
  await expect(tab).toHaveCSS('outline-style', 'solid');
});

test('of two links in one card each has a ring of its own', async ({ page }) => {
  await openSignedIn(page, 'studentbookmark', MAYA);
  const course = page.getByRole('article').filter({ hasText: 'Git, Calmly' });
  const certificate = course.getByRole('link', { name: /^Certificate for/ });
  await course.getByRole('link', { name: 'Git, Calmly', exact: true }).focus();
  await expect(course).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await expect(certificate).toBeFocused();
  await expect(certificate).toHaveCSS('outline-style', 'solid');
  await expect(course).toHaveCSS('outline-style', 'none');

  await follow(page, '/deals');
  const band = page.getByRole('article', { name: /^Featured deal: / });
  await band.getByRole('link', { name: /^Buy Now/ }).focus();
  await expect(band.getByRole('link', { name: /^Buy Now/ })).toHaveCSS('outline-style', 'solid');
  await expect(band).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(band.getByRole('link', { name: /^Learn More/ })).toBeFocused();
  await expect(band).toHaveCSS('outline-style', 'solid');
});

test('on phones an open tab rests clear of the fade of its row, and so does what the keys reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('productdetails?tab=questions');
  const tab = page.getByRole('tab', { name: 'Questions' });
  await expect(tab).toBeFocused();
  const row = page.locator('[data-more-before][data-more-after]').filter({ has: tab });
  await expect(row).toHaveCSS('mask-image', /56px/);
  const roomAfter = async () => {
    const [entry, edge] = [(await tab.boundingBox())!, (await row.boundingBox())!];
    return Math.round(edge.x + edge.width - entry.x - entry.width);
  };
  await expect.poll(roomAfter).toBeGreaterThanOrEqual(56);

  await page.keyboard.press('ArrowLeft');
  const before = page.getByRole('tab', { name: 'From the founders' });
  await expect(before).toBeFocused();
  const roomBefore = async () =>
    Math.round((await before.boundingBox())!.x - (await row.boundingBox())!.x);
  await expect.poll(roomBefore).toBeGreaterThanOrEqual(56);

  // From the other side it is shown in part before it is reached.
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(before).toBeFocused();
  const roomBehind = async () => {
    const [entry, edge] = [(await before.boundingBox())!, (await row.boundingBox())!];
    return Math.round(edge.x + edge.width - entry.x - entry.width);
  };
  await expect.poll(roomBehind).toBeGreaterThanOrEqual(56);
});
