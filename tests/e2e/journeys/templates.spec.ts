import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** The title of a card. */
const titleOf = (page: Page, index: number) =>
  cards(page).nth(index).getByRole('heading', { level: 3 }).innerText();

/** Applies a filter; its box follows the URL, a moment after the click. */
async function choose(box: Locator) {
  await box.click();
  await expect(box).toBeChecked();
}

test('from the seven sections to a section, its filters and pages, and back', async ({ page }) => {
  await page.goto('templates');
  await expect(h1(page)).toHaveText('Templates');
  for (const name of [
    'Monthly Bestsellers',
    'Award-Winning',
    'Newest',
    'Discount',
    'Featured Author',
    'Trending',
    'Bestsellers',
  ]) {
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('article').first()).toBeVisible();
    await expect(section.getByRole('link', { name: `View all ${name}` })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Join Now' })).toHaveAttribute(
    'href',
    /\/membership$/,
  );
  await expect(page.getByText('$13.25/mo')).toBeVisible();

  await page.getByRole('link', { name: 'View all Bestsellers', exact: true }).click();
  await expect(page).toHaveURL(/templates\?section=bestsellers$/);
  await expect(h1(page)).toHaveText('Bestselling templates');
  await expect(page.getByRole('heading', { name: '12 templates' })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toBeHidden();

  await choose(page.getByRole('radio', { name: 'Discount' }));
  await expect(h1(page)).toHaveText('Discounted templates');
  await expect(page.getByText('Showing 1–12')).toBeVisible();
  const first = await titleOf(page, 0);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('Showing 13–17')).toBeVisible();
  expect(await titleOf(page, 0)).not.toBe(first);
  await page.reload();
  await expect(page.getByText('Showing 13–17')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Showing 1–12')).toBeVisible();
  expect(await titleOf(page, 0)).toBe(first);

  await choose(page.getByRole('checkbox', { name: 'Landing pages' }));
  await expect(page).toHaveURL(/type=landing/);
  await choose(page.getByRole('checkbox', { name: 'Studio Kestrel' }));
  await expect(page.getByRole('button', { name: 'Remove Studio Kestrel' })).toBeVisible();
  await expect(cards(page).first().getByText('by Studio Kestrel')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('price-low');
  await expect(page).toHaveURL(/sort=price-low/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Studio Kestrel' })).toBeChecked();
  await expect(page.getByLabel('Sort by')).toHaveValue('price-low');

  await page.getByRole('searchbox', { name: 'Search templates' }).fill('nothing like this');
  await expect(page.getByText('Nothing fits all of this')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).last().click();
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(h1(page)).toHaveText('All templates');
  await expect(page.getByRole('heading', { name: '48 templates' })).toBeVisible();
});

test('a search from the sections keeps the focus in its field', async ({ page }) => {
  await page.goto('templates');
  const field = page.getByRole('searchbox', { name: 'Search templates' });
  await field.pressSequentially('gauge');
  await expect(page).toHaveURL(/q=gauge/);
  await expect(cards(page)).toHaveCount(1);
  await expect(field).toBeFocused();
});

test('details, and the live demo at three widths', { tag: '@over-http' }, async ({ page }) => {
  await page.goto('templates?section=all&sort=name');
  const card = cards(page).filter({ hasText: 'Beacon Analytics' });
  await card.getByRole('link', { name: 'Details of Beacon Analytics' }).click();
  await expect(page).toHaveURL(/tempalte\?id=beacon-analytics$/);
  await expect(h1(page)).toHaveText('Beacon Analytics');
  await expect(page).toHaveTitle(/^Beacon Analytics/);
  for (const name of ['What is included', 'Versions and support', 'Gridwright']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'More by Gridwright' })).toBeVisible();
  const pictures = page.getByRole('region', { name: 'Pictures of Beacon Analytics' });
  await pictures.getByRole('button', { name: 'Show picture 4 of 4' }).click();
  await expect(pictures.getByRole('img', { name: 'Beacon Analytics on phones' })).toBeVisible();

  const open = page.getByRole('link', { name: 'Live Demo', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Live Demo: Beacon Analytics' });
  await expect(dialog).toBeVisible();
  const view = dialog.getByRole('region');
  await expect(view).toHaveAccessibleName(/1280 pixels wide/);
  const widthOf = () => view.evaluate((element) => element.getBoundingClientRect().width);
  // As wide as the window has room for.
  await expect.poll(widthOf).toBeGreaterThan(1200);
  const columns = () =>
    view.evaluate((element) => {
      const list = element.querySelector('[data-kind="trends"] ul')!;
      return getComputedStyle(list).gridTemplateColumns.split(' ').length;
    });
  expect(await columns()).toBe(3);
  // Rows and charts say what they say in the picture: a label at the end, the last figure.
  await expect(view.getByText('up 48%', { exact: true })).toBeVisible();
  await expect(view.getByText('4,118').first()).toBeVisible();

  await dialog.getByRole('radio', { name: /Desktop/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/demo=tablet/);
  await expect.poll(widthOf).toBeCloseTo(768, 0);
  expect(await columns()).toBe(3);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/demo=phone/);
  await expect.poll(widthOf).toBeCloseTo(390, 0);
  await expect.poll(columns).toBe(1);
  await page.reload();
  await expect(view).toHaveAccessibleName(/390 pixels wide/);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/tempalte\?id=beacon-analytics$/);
  await expect(open).toBeFocused();
});

test('a card opens the live demo at once, and Back closes it', async ({ page }) => {
  await page.goto('templates');
  const section = page.getByRole('region', { name: 'Award-Winning' });
  await section
    .getByRole('link', { name: /^Live Demo/ })
    .first()
    .click();
  await expect(page).toHaveURL(/demo=fit/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close the live demo' }).click();
  const open = page.getByRole('link', { name: 'Live Demo', exact: true });
  await expect(open).toBeFocused();
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();
  // Pressed twice, Escape closes it and leaves the page where it is.
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    const press = () =>
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      );
    press();
    press();
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();
  await page.goBack();
  await expect(h1(page)).toHaveText('Templates');
});

test('what the URL says wrong is named, and nothing breaks', async ({ page, console }) => {
  console.allow(/404/);
  await page.goto('templates?section=oldest&type=game&type=landing');
  await expect(page.getByText(/We ignored section=oldest and type=game/)).toBeVisible();
  await page.goto('tempalte?id=no-such-template');
  await expect(h1(page)).toHaveText('We could not find this template');
  await page.goto('tempalte?id=NOT%20AN%20ID');
  await expect(h1(page)).toHaveText('We could not find this template');
  await page.goto('tempalte?id=larder&demo=watch');
  await expect(page.getByText(/We ignored demo=watch/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('template?id=larder');
  await expect(page).toHaveURL(/tempalte\?id=larder$/);
  await page.goto('tempalte');
  await expect(h1(page)).toHaveText('Northlight Landing');
});

test('on a phone the filters are a drawer, and the demo fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('templates?section=all');
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await choose(drawer.getByRole('checkbox', { name: 'Emails' }));
  await drawer.getByRole('button', { name: /^Show \d+ results$/ }).click();
  await expect(page.getByRole('button', { name: 'Remove Emails' })).toBeVisible();
  await cards(page)
    .first()
    .getByRole('link', { name: /^Live Demo/ })
    .click();
  const demo = page.getByRole('dialog');
  // The width of a phone is chosen there, and it can be bought from the demo.
  await expect(demo.getByRole('radio', { name: /Phone/ })).toBeChecked();
  await expect(demo.getByText(/^(Now )?\$\d+/).first()).toBeVisible();
  await expect(demo.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', /checkout\?/);
  const view = demo.getByRole('region');
  await expect(view).toHaveAccessibleName(/390 pixels wide/);
  // From edge to edge, as that phone shows it.
  await expect
    .poll(() => view.evaluate((element) => element.getBoundingClientRect().width))
    .toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // A desktop is shown at a size that can be read, and goes on sideways.
  await demo.getByRole('radio', { name: /Desktop/ }).click();
  await expect(view).toHaveAccessibleName(/1280 pixels wide/);
  const sideways = view.locator('..');
  expect(await sideways.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeGreaterThan(200);
  await view.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => sideways.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // On a tablet all of it fits, made smaller, with a way to what needs no less.
  await page.setViewportSize({ width: 768, height: 1400 });
  await demo.getByRole('button', { name: 'Fit it to this window' }).press('Enter');
  await expect(page).toHaveURL(/demo=tablet/);
  await page.setViewportSize({ width: 390, height: 844 });
  await demo.getByRole('radio', { name: /Phone/ }).click();
  await expect(demo.getByRole('radio', { name: /Phone/ })).toBeChecked();
  expect(await demo.evaluate((it) => it.contains(document.activeElement))).toBe(true);
});

test('the rating of a template leads to what its buyers say', async ({ page }) => {
  await page.goto('tempalte?id=gauge-admin');
  await page.getByRole('link', { name: /^Rated 4\.8 out of 5 from 50 ratings$/ }).click();
  const section = page.getByRole('region', { name: 'What buyers say' });
  await expect(section.getByRole('heading')).toBeFocused();
  await expect(section.getByRole('heading')).toBeInViewport();
  await expect(section.getByText('out of 5 · 50 ratings')).toBeVisible();
  await expect(section.getByText('Anjali Deshpande')).toBeVisible();
  await expect(section.getByText('Verified purchase').first()).toBeVisible();
  await expect(section.getByRole('img', { name: 'Rated 3 out of 5' })).toBeVisible();
  // The link can be shared.
  await expect(page).toHaveURL(/tempalte\?id=gauge-admin#buyers$/);
  await page.reload();
  await expect(section.getByRole('heading')).toBeInViewport();
});
