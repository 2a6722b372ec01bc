import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

/** Rows whose slides have been made a carousel. */
const READY = '[aria-roledescription="carousel"]';

const offers = (page: Page) => page.locator('section[aria-label="Best offers"]');

/** Keeps the code of the slider back until what it gives is called. */
async function holdCode(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/Carousel-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

for (const width of [390, 1366])
  test(`at ${width} px who goes through a row already is not sent back when its code comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdCode(page);
    await page.goto('');
    const row = offers(page).getByRole('group', { name: 'Best offers', exact: true });
    // Slides out of sight come a moment after the first ones: before, there is nowhere to scroll.
    await expect
      .poll(() => row.evaluate((element) => (element.scrollLeft = 500) && element.scrollLeft))
      .toBeGreaterThan(300);
    release();
    // One below has become a carousel by then.
    await expect(page.locator(READY).first()).toBeAttached();
    expect(await row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300);
  });

test('a row comes to rest at a slide where a second finger joins in a swipe', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 844 });
  await page.goto('');
  await page.mouse.wheel(0, 1);
  const list = offers(page).locator('.slick-list');
  await expect(list).toBeAttached();
  const offset = () =>
    list.evaluate((element) => {
      const slide = element.querySelector('.slick-active')!;
      return Math.round(slide.getBoundingClientRect().left - element.getBoundingClientRect().left);
    });
  await list.evaluate(async (element) => {
    const target = element.querySelector('.slick-active a')!;
    const finger = (identifier: number, clientX: number) =>
      new Touch({ identifier, target, clientX, clientY: 500, pageX: clientX, pageY: 500 });
    const send = (type: string, ...touches: Touch[]) => {
      target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
      return new Promise(requestAnimationFrame);
    };
    await send('touchstart', finger(1, 600));
    for (let x = 590; x >= 480; x -= 10) await send('touchmove', finger(1, x));
    await send('touchstart', finger(1, 480), finger(2, 700));
    await send('touchend', finger(2, 700));
    await send('touchend');
  });
  await expect.poll(offset).toBe(0);
});

test('a carousel that was a row for a time begins from the start, and says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 844 });
  await page.goto('');
  await page.mouse.wheel(0, 1);
  await offers(page).getByRole('button', { name: 'Next slide, Best offers' }).click();
  await expect(offers(page).getByText(/^Slide 2 of/)).toBeAttached();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(offers(page).locator('.slick-list')).toHaveCount(0);
  await page.setViewportSize({ width: 1366, height: 844 });
  await expect(offers(page).locator('.slick-current')).toHaveAttribute('data-index', '0');
  await expect(offers(page).getByText(/^Slide 1 of/)).toBeAttached();
});
