import { expect, test } from '../fixtures';
import { expectLoaded } from '../visit';

test('a search of the home page leads to the kind that has results', async ({ page }) => {
  await page.goto('');
  const box = page.getByRole('combobox', { name: 'Search software, courses and templates' });
  await box.fill('figma');
  await expect(page.getByRole('option', { name: /^Search all courses/ })).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/courses\?q=figma$/);
  await expect(
    page.getByRole('heading', { name: /^[1-9]\d* listings? available for “figma”$/ }),
  ).toBeVisible();
});

test('the search of the home page suggests categories and templates, and searches among these', async ({
  page,
}) => {
  await page.goto('');
  const box = page.getByRole('combobox', { name: 'Search software, courses and templates' });
  await box.fill('mail');
  await expect(
    page.getByRole('option', { name: /^Email Category with \d+ listings/ }),
  ).toBeInViewport();
  const template = page.getByRole('option', { name: /Template by/ }).first();
  await expect(template).toBeVisible();
  await page.getByRole('option', { name: /^Search all templates for “mail”, [1-9]/ }).click();
  await expect(page).toHaveURL(/\/templates\?q=mail$/);
  await expectLoaded(page);
  await page.goBack();
  await box.fill('mail');
  await template.click();
  await expect(page).toHaveURL(/\/tempalte\?id=/);
});

test('a list without results points to the kinds that have some', async ({ page }) => {
  await page.goto('aitools?q=figma');
  await expect(page.getByRole('heading', { name: '0 listings available' })).toBeVisible();
  await page.getByRole('link', { name: /^\d+ courses? match(es)?$/ }).click();
  await expect(page).toHaveURL(/\/courses\?q=figma$/);
  await expect(
    page.getByRole('heading', { name: /^[1-9]\d* listings? available for “figma”$/ }),
  ).toBeVisible();
});

test('a tablet shows a price of the best offers at once; dragging their row moves it and opens nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('');
  const row = page.getByRole('region', { name: 'Best offers' });
  // The slider has come when its buttons are there.
  await expect(row.getByRole('button', { name: /^Next slide/ })).toBeAttached();
  const first = row.locator('.slick-slide.slick-active').first();
  await expect(first.getByText(/^(Now )?\$\d+/).first()).toBeInViewport({ ratio: 1 });
  const before = await first.textContent();
  const [from, to] = await Promise.all([
    row.locator('.slick-slide.slick-active').last().boundingBox(),
    first.boundingBox(),
  ]);
  const y = from!.y + from!.height / 2;
  await page.mouse.move(from!.x + from!.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(to!.x + to!.width / 2, y, { steps: 16 });
  await page.mouse.up();
  await expect
    .poll(() => row.locator('.slick-slide.slick-active').first().textContent())
    .not.toBe(before);
  await expect(page).toHaveTitle(/^Home/);
});

test('the search of the header suggests what that of the home page does; a list has one search', async ({
  page,
}) => {
  await page.goto('about');
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('mail');
  const email = page.getByRole('option', { name: /^Email Category with \d+ listings/ });
  await expect(email).toBeVisible();
  await email.click();
  await expect(page).toHaveURL(/aitools\?category=email/);
  // A term of the glossary is no list: there is no search but this one.
  await page.goto('glossary?term=churn-rate');
  await expect(search).toBeVisible();
  for (const path of ['courses', 'offers', 'aitools']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(1);
  }
  // Scrolled past, it is where the hand looks for it, until one is back at the list's own.
  await expectLoaded(page);
  await page.mouse.wheel(0, 1200);
  await expect(search).toBeVisible();
  await search.fill('mail');
  await search.press('Enter');
  await expect(page).toHaveURL(/aitools\?q=mail$/);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(search).toBeHidden();
  await expect(page.getByRole('search')).toHaveCount(1);
});

test('on small laptops the header has its search beside all of its links', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 800 });
  await page.goto('about');
  const header = page.getByRole('banner');
  await expect(header.getByRole('search')).toBeVisible();
  await expect(header.getByRole('link', { name: 'SignUp' })).toBeInViewport({ ratio: 1 });
  await expect(header.getByRole('navigation').getByRole('link').last()).toBeVisible();
  await header.getByRole('combobox').fill('mail');
  await expect(
    page.getByRole('option', { name: /^Email Category with \d+ listings/ }),
  ).toBeInViewport({
    ratio: 1,
  });
});
