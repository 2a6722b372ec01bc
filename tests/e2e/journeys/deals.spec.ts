import { expect, test } from '../fixtures';

test(
  'find a deal by category, order and words; the URL keeps it',
  { tag: '@over-http' },
  async ({ page }) => {
    await page.goto('');
    await page.getByRole('banner').getByRole('link', { name: 'Deals' }).click();
    const categories = page.getByRole('navigation', { name: 'Categories' });
    await expect(categories.getByRole('link')).toHaveCount(11);
    const cards = page.getByRole('main').getByRole('article');
    await categories.getByRole('link', { name: /^Project Management/ }).click();
    await expect(page).toHaveURL(/category=project-management/);
    await expect(page).toHaveTitle(/Project Management/);
    const count = Number(
      /\d+/.exec((await categories.locator('[aria-current]').textContent()) ?? '')?.[0],
    );
    await expect(page.getByRole('heading', { name: `${count} deals` })).toBeVisible();
    await expect(cards).toHaveCount(Math.min(count, 12));

    await page.getByLabel('Sort by').selectOption({ label: 'Alphabetical' });
    await expect(page).toHaveURL(/sort=name/);
    // What saves most comes first unless another order is chosen.
    await page.getByLabel('Sort by').selectOption({ label: 'Discount' });
    await expect(page).not.toHaveURL(/sort=/);
    await expect
      .poll(async () => {
        const saved = (await cards.allTextContents()).map((text) =>
          Number(/(\d+)% off/.exec(text)?.[1]),
        );
        return saved.every((percent, index) => index === 0 || percent <= saved[index - 1]!);
      })
      .toBe(true);

    await page.reload();
    await expect(page.getByRole('heading', { name: `${count} deals` })).toBeVisible();
    const title = await cards.first().getByRole('heading').textContent();
    await page.getByRole('searchbox', { name: 'Search software deals' }).fill(title ?? '');
    await expect(page.getByRole('heading', { name: '1 deal', exact: true })).toBeVisible();
    // What every card of a product has, whichever list it is in.
    await expect(cards.getByRole('button', { name: `Wishlist: ${title}` })).toBeVisible();
    await cards.getByRole('link', { name: `Learn More about ${title}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: '1 deal', exact: true })).toBeVisible();
  },
);

test('deals that end soon say when; pages go on; nothing found offers a way out', async ({
  page,
}) => {
  await page.goto('deals');
  await expect(page.getByText(/^Ends (today|tomorrow|in \d+ days)$/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('Showing 13–24')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search software deals' }).fill('zeppelin');
  await expect(page.getByText('Nothing found for “zeppelin”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).last().click();
  await expect(page.getByText('Showing 1–12')).toBeVisible();
});

test('the deal that ends first leads, then those that end after it, with what speaks for each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('deals');
  const featured = page.getByRole('article', { name: /^Featured deal: / });
  await expect(featured.getByText(/^Ends (today|tomorrow|in \d+ days)$/)).toBeVisible();
  await expect(featured.getByRole('link', { name: /^Learn More about/ })).toBeVisible();
  await expect(featured.getByRole('link', { name: /^Buy Now/ })).toHaveAttribute(
    'href',
    /\/checkout\?id=/,
  );
  const row = page.getByRole('region', { name: 'Ending soon' });
  const cards = row.getByRole('article');
  await expect(cards).toHaveCount(6);
  const days = (text: string): number => {
    if (text.includes('Ends today')) return 0;
    return text.includes('Ends tomorrow') ? 1 : Number(/Ends in (\d+) days/.exec(text)?.[1]);
  };
  const ends = (await featured.or(cards).allTextContents()).map(days);
  expect(ends).not.toContain(NaN);
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  const figures = cards.getByText(/^([2-9]\d|\d[\d,]{2,}) sold$|^Rated \d/);
  await expect(figures).toHaveCount(6);
  // The fold cuts no figure.
  await expect(figures.last()).toBeInViewport({ ratio: 1 });
  const buys = cards.getByRole('link', { name: /^Buy Now: / });
  await expect(buys).toHaveCount(6);
  await expect(buys.first()).toHaveAttribute('href', /\/checkout\?id=/);
  const title = await featured.getByRole('heading').textContent();
  await expect(row.getByRole('link', { name: title!, exact: true })).toHaveCount(0);

  await row.getByRole('link', { name: 'View all deals ending soon' }).click();
  await expect(page).toHaveURL(/status=ending-soon/);
  await expect(featured).toHaveCount(0);
  await page.getByRole('button', { name: /Ending soon/ }).click();
  await expect(featured).toBeVisible();
});

test('an unknown category shows no deals and the way back to all', async ({ page }) => {
  await page.goto('deals?category=gardening&page=x');
  await expect(page.getByText(/We ignored page=x/)).toBeVisible();
  await page
    .getByRole('button', { name: /gardening/i })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
