import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

const list = (page: Page) => page.getByRole('region', { name: /posts/i });
const heading = (page: Page) => list(page).getByRole('heading', { level: 2 });
const cards = (page: Page) => list(page).getByRole('article');

test(
  'search, category and tag narrow the blog, and the URL keeps them',
  { tag: '@over-http' },
  async ({ page }) => {
    await page.goto('blog');
    await expect(page).toHaveTitle(/^Blog ·/);
    await expect(heading(page)).toHaveText(/Latest posts.*44 posts/);
    await expect(cards(page)).toHaveCount(9);

    await page.getByRole('link', { name: 'Education & Learning 40' }).click();
    await expect(page).toHaveURL(/category=education-learning/);
    await expect(heading(page)).toHaveText(/40 posts/);
    await page.getByRole('link', { name: /^Licenses/ }).click();
    await expect(page).toHaveURL(/tag=licenses/);
    await expect(heading(page)).toHaveText(/5 posts/);
    await page.getByRole('searchbox', { name: 'Search Post' }).fill('white label agency');
    await expect(heading(page)).toHaveText(/1 post$/);
    await expect(page).toHaveURL(/q=white/);
    // What can still be chosen is counted for what is looked for.
    await expect(page.getByRole('link', { name: /^Human Resources 0$/ })).toBeVisible();

    await page.reload();
    await expect(heading(page)).toHaveText(/1 post$/);
    await expect(page.getByRole('button', { name: 'Remove Education & Learning' })).toBeVisible();
    await page.getByRole('button', { name: /Remove “white label agency”/ }).click();
    await expect(heading(page)).toHaveText(/5 posts/);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(heading(page)).toHaveText(/Latest posts.*44 posts/);
  },
);

test('pages, order, back and reload lead to the same posts', async ({ page }) => {
  await page.goto('blog');
  const newest = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(heading(page)).toBeFocused();
  const second = cards(page).first().getByRole('heading');
  await expect(second).not.toHaveText(newest);
  const title = (await second.textContent()) ?? '';
  await page.reload();
  await expect(second).toHaveText(title);

  const label = (await cards(page).first().getByRole('link').first().textContent()) ?? '';
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const labels = page.getByRole('list', { name: 'Tag and categories of this post' });
  await expect(labels.getByRole('link').first()).toHaveText(label);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(second).toHaveText(title);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('A to Z');
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page).toHaveURL(/sort=name/);
  await expect(second).toHaveText(/^A /);
});

test('the contents of an article follow the reader', async ({ page }) => {
  await page.goto('blogdetails');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  await expect(links.nth(3)).toBeVisible();
  const marked = contents.locator('[aria-current]');
  await expect(marked).toHaveCount(0);
  for (const place of [2, 3, 1]) {
    const name = await links.nth(place).innerText();
    await page
      .getByRole('heading', { level: 2, name })
      .evaluate((heading) => heading.scrollIntoView());
    await expect(marked).toHaveText(name);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(marked).toHaveCount(0);
});

test('a search without results and a page that is not there offer a way out', async ({ page }) => {
  await page.goto('blog?q=zzzz&tag=Not%20A%20Slug');
  await expect(page.getByText(/tag=Not A Slug/)).toBeVisible();
  await expect(page.getByText('Nothing found for “zzzz”')).toBeVisible();
  // The field and one button take the search off.
  await expect(page.getByRole('button', { name: /zzzz|clear/i })).toHaveCount(2);
  await expect(heading(page).first()).toHaveText('Matching posts');
  await page.getByRole('button', { name: 'Clear the search' }).last().click();
  await expect(cards(page)).toHaveCount(9);
  await page.goto('blog?page=70');
  await page.getByRole('link', { name: 'Go to page 1' }).click();
  await expect(cards(page)).toHaveCount(9);
});

test('a post is read, its parts are linked, its link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('blog');
  await page.getByRole('link', { name: 'How to read a lifetime license' }).click();
  await expect(page).toHaveURL(/blogdetails\?id=how-to-read-a-lifetime-license$/);
  await expect(page).toHaveTitle(/^How to read a lifetime license ·/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Six clauses/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /blogdetails\?id=how-to-read-a-lifetime-license$/,
  );
  await expect(page.getByText(/min read/).first()).toBeVisible();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: '4. Who may use it' }).click();
  await expect(page).toHaveURL(/#4-who-may-use-it$/);
  await expect(page.getByRole('heading', { name: /4\. Who may use it/ })).toBeInViewport();

  // A post can be shared from its head and from its end.
  await expect(page.getByRole('link', { name: /Share on Facebook/ }).first()).toHaveAttribute(
    'href',
    /facebook\.com.*blogdetails%3Fid%3Dhow-to-read-a-lifetime-license/,
  );
  await expect(page.getByRole('link', { name: /Share on Twitter/ }).first()).toHaveAttribute(
    'href',
    /twitter\.com.*text=How\+to\+read/,
  );
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^http.*\/blogdetails\?id=how-to-read-a-lifetime-license$/);

  const recent = page.getByRole('region', { name: 'Recently posted' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(recent.getByRole('article').first()).toBeVisible();
  const aside = page.getByRole('complementary', { name: 'More of the blog' });
  await expect(aside.getByRole('link', { name: 'Join Plus & save today' })).toHaveAttribute(
    'href',
    /\/register$/,
  );
  await aside.getByRole('searchbox', { name: 'Search Post' }).fill('export');
  await aside.getByRole('searchbox', { name: 'Search Post' }).press('Enter');
  await expect(page).toHaveURL(/blog\?q=export$/);
  await expect(heading(page)).toHaveText(/\d+ posts/);
});

test('without an id the newest post is shown, and an unknown one leads back', async ({
  page,
  console,
}) => {
  console.allow(/404/);
  await page.goto('blogdetails');
  await expect(page.getByRole('heading', { level: 1, name: /How to read reviews/ })).toBeVisible();
  for (const id of ['no-such-post', 'Not%20A%20Slug']) {
    await page.goto(`blogdetails?id=${id}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'We could not find this post' }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Post not found/);
  }
  await page.getByRole('link', { name: 'Go to the blog' }).click();
  await expect(cards(page)).toHaveCount(9);
});

test('a post leads to what helps with what it is about', async ({ page }) => {
  await page.goto('blogdetails?id=receipts-in-one-place');
  const shop = page.getByRole('region', { name: 'In the shop' });
  await shop.getByRole('link', { name: 'Splitpenny' }).click();
  await expect(page).toHaveURL(/productdetails\?id=splitpenny/);
  await page.goBack();
  await expect(shop).toBeVisible();
});
