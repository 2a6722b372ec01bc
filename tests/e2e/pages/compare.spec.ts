import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { follow } from '../visit';

/** The lower tabs are filled when they come into view. */
async function scrollToComparison(page: Page) {
  await page.getByRole('tab', { name: 'Compair Product' }).scrollIntoViewIfNeeded();
}

test('compare a product with others; the URL keeps the choice', async ({ page }) => {
  await page.goto('productdetails?more=compare');
  await scrollToComparison(page);
  const table = page.getByRole('main').getByRole('table').last();
  // It opens with two suggestions, which can't be chosen again.
  const suggested = table.getByRole('columnheader', { name: /^Suggested/ });
  await expect(suggested).toHaveCount(2);
  await expect(table.getByRole('columnheader', { name: /^This product/ })).toHaveCount(1);
  for (const head of await suggested.all()) {
    const name = (await head.getByRole('link').first().textContent())!;
    await expect(page.getByRole('button', { name: `Compare with ${name}` })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Add another' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Products to add' })).toBeFocused();
  await page
    .getByRole('button', { name: /^Compare with / })
    .first()
    .click();
  await expect(suggested).toHaveCount(0);
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: /Four products is the most/ })).toBeVisible();
  await page.reload();
  await scrollToComparison(page);
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  // What is pressed goes away; the focus stays with the comparison.
  const comparison = page.getByRole('group', { name: 'Comparison' });
  await page
    .getByRole('button', { name: /^Remove .+ from the comparison$/ })
    .last()
    .press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(comparison).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(suggested).toHaveCount(2);
  await expect(comparison).toBeFocused();
  await page.goBack();
  await expect(table.getByRole('columnheader')).toHaveCount(5);
});

test('on a phone the heads with Buy Now stay in sight while the comparison scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('productdetails?more=compare&compare=answernest');
  const region = page.getByRole('region', { name: 'Comparison, side by side' });
  const buy = region.getByRole('button', { name: 'Buy Now: Replywright' });
  await expect(buy).toBeVisible();
  // Only the page scrolls downwards, and the heads stop below its header.
  expect(await region.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
  const last = region.getByRole('rowheader', { name: /^Plans/ });
  await last.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(last).toBeInViewport();
  await expect(buy).toBeInViewport();
  const header = (await page.getByRole('banner').boundingBox())!;
  const head = region.getByRole('columnheader').nth(1);
  const picture = (await head.locator('img').boundingBox())!;
  // The picture has gone, and what is below it stays.
  expect(Math.abs(picture.y + picture.height - (header.y + header.height))).toBeLessThan(2);
  // Of two prices one is marked, and both are said in the heads alone.
  await expect(region.getByRole('columnheader').getByText('Lowest price')).toHaveCount(1);
  await expect(region.getByRole('rowheader', { name: /^Price/ })).toHaveCount(0);
  // Two are the least that can be compared, and each can be bought right there.
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Buy Replywright' })).toBeHidden();
});

test('a comparison with a product that is gone offers to start over', async ({ page, console }) => {
  console.allow(/404/);
  await page.goto('productdetails?more=compare&compare=never-heard-of');
  await scrollToComparison(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('columnheader', { name: /^Suggested/ })).toHaveCount(2);
});

test('a link to a tab lands there with the focus; choosing one stays in place, and so does Back', async ({
  page,
}) => {
  const tab = (name: string) => page.getByRole('tab', { name });
  for (const [query, name] of [
    ['more=compare', 'Compair Product'],
    ['more=compare&compare=answernest', 'Compair Product'],
    ['tab=plans', 'Plans & features'],
  ] as const) {
    await page.goto(`productdetails?${query}`);
    await expect(tab(name)).toBeInViewport();
    await expect(tab(name)).toBeFocused();
    expect((await tab(name).boundingBox())!.y).toBeLessThan(200);
  }
  // From one product to the same tab of another, where the window was scrolled away.
  await page.evaluate(() => scrollTo(0, 0));
  await follow(page, '/productdetails?id=docsage&tab=plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Docsage' })).toBeVisible();
  await expect(tab('Plans & features')).toBeFocused();
  expect((await tab('Plans & features').boundingBox())!.y).toBeLessThan(200);

  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await tab('Reviews').click();
  await expect(page).toHaveURL(/tab=reviews/);
  await expect(
    page.getByRole('tabpanel', { name: 'Reviews' }).getByRole('heading').first(),
  ).toBeVisible();
  expect(await scrolled()).toBe(before);

  // Gone elsewhere and back: where it was left, not where the link led.
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(scrolled).toBe(300);
  const deals = page.getByRole('banner').getByRole('link', { name: 'Deals' });
  // Without the scrolling that Playwright does before it clicks.
  await deals.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/^Deals/);
  await page.goBack();
  await expect(tab('Reviews')).toBeVisible();
  await expect.poll(scrolled).toBe(300);
});

test('panels past their last page say so and lead back', async ({ page }) => {
  await page.goto('productdetails?tab=questions&qpage=99');
  await expect(page.getByText('There is no page 99')).toBeVisible();
  await page.getByRole('link', { name: 'Go to page 1' }).click();
  await expect(page.getByText('There is no page 99')).toBeHidden();
  await page.goto('productdetails?tab=reviews&rpage=99');
  await expect(page.getByText('There is no page 99')).toBeVisible();
});

test('the offer leads to the comparison, also when it is open already, and keeps the chosen plan', async ({
  page,
}) => {
  await page.goto('productdetails?id=chatpebble');
  await page.getByRole('radio', { name: /Tier 2/ }).press(' ');
  await expect(page).toHaveURL(/plan=/);
  const compare = page
    .getByRole('main')
    .getByRole('link', { name: 'Compare', exact: true })
    .first();
  await compare.click();
  const heading = page.getByRole('heading', { name: 'Compare Chatpebble with similar products' });
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/plan=/);
  // It has arrived when the open tab has the focus; until then it may still be brought into view.
  await expect(page.getByRole('tab', { name: 'Compair Product' })).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(heading).not.toBeInViewport();
  await compare.click();
  await expect(heading).toBeInViewport();
});
