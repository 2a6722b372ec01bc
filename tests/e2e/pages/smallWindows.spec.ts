import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { MAYA, openSignedIn } from '../journeys/signIn';
import { expectLoaded } from '../visit';

/** How much of the height of the window is under what stays there while the page scrolls, from 0 to 1. */
const coveredPart = (page: Page) =>
  page.evaluate(() => {
    const stays = (element: Element | null) => {
      for (let at = element; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
      return false;
    };
    const lines = Array.from({ length: innerHeight }, (_, y) => y);
    const covered = lines.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y)));
    return covered.length / innerHeight;
  });

for (const [name, width, height] of [
  ['a page at 400 %', 341, 192],
  ['a phone on its side', 844, 390],
] as const)
  test(`in the window of ${name} nothing stays over what is read`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('productdetails');
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('tab', { name: 'Overview' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    expect(await coveredPart(page)).toBe(0);
    await openSignedIn(page, 'addproduct', MAYA);
    await expectLoaded(page);
    const note = page.getByRole('textbox', { name: 'Two-line description' });
    await note.focus();
    await expect(note).toBeInViewport({ ratio: 1 });
    expect(await coveredPart(page)).toBe(0);
  });

test('prices of the receipt and names of courses are whole at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('');
  const receipt = page.getByRole('group', { name: 'Three of the best offers, added up' });
  const prices = receipt.getByRole('listitem').getByText(/^(Now|instead of) \$/);
  await expect(prices).toHaveCount(6);
  const lines = await prices.evaluateAll((all) =>
    all.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one.lastChild!);
      return text.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1, 1, 1]);
  const names = receipt.getByRole('listitem').getByRole('link');
  const whole = () =>
    names.evaluateAll((all) => all.map((one) => one.scrollWidth <= one.clientWidth));
  expect(await whole()).toEqual([true, true, true]);
  await page.goto('courses');
  await expectLoaded(page);
  const titles = page.getByRole('article').getByRole('heading', { level: 3 });
  const cut = await titles.evaluateAll((all) =>
    all.flatMap((one) => (one.scrollHeight > one.clientHeight + 1 ? [one.textContent] : [])),
  );
  expect(cut).toEqual([]);
});
