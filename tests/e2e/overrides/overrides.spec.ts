import { expect, test } from '../fixtures';
import { pressRetry } from '../pressRetry';
import { signInThroughDialog } from '../journeys/signIn';

const down = { type: 'urn:problem-type:internal', title: 'Down for a moment', status: 500 };

test('another body', async ({ page, mock }) => {
  await mock.override({
    operationId: 'getMarketplace',
    reply: {
      status: 200,
      body: {
        rating: { average: 3.9, count: 7 },
        savingsSince: 2010,
        counters: { entrepreneurs: 1, products: 2, categories: 3, vendors: 4, countries: 5 },
      },
    },
  });
  await page.goto('');
  await expect(page.getByText('3.9/5').first()).toBeVisible();
});

test('a status, once: plain words, and Retry helps', async ({ page, mock, console }) => {
  console.allow(/500/);
  await mock.override({
    operationId: 'getListing',
    times: 1,
    reply: { status: 500, body: down },
  });
  await page.goto('productdetails?id=docsage');
  await pressRetry(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Docsage' })).toBeVisible();
});

test('an unknown id is a page of its own kind, not an error', async ({ page, console }) => {
  console.allow(/404/);
  await page.goto('productdetails?id=never-heard-of');
  await expect(page).toHaveTitle(/^Listing not found/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /software|browse/i })
      .first(),
  ).toBeVisible();
});

test('a delay: a skeleton first, then the data', async ({ page, mock }) => {
  await mock.override({ operationId: 'listListings', delayMs: 1500 });
  await page.goto('aitools');
  await expect(page.locator('main .MuiSkeleton-root').first()).toBeVisible();
  await expect(page.getByText('50 listings available').first()).toBeVisible();
});

test('a dropped connection, and trying again', async ({ page, mock, console }) => {
  console.allow(/Failed to (load resource|fetch)|net::/);
  await mock.override({ operationId: 'listReviews', dropConnection: true, times: 1 });
  await page.goto('productdetails?id=docsage&tab=reviews');
  await pressRetry(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('a heart that the server refuses is undone and says so', async ({ page, mock, console }) => {
  console.allow(/500/);
  await mock.override({ operationId: 'addBookmark', reply: { status: 500, body: down } });
  await page.goto('aitools');
  const heart = page.getByRole('button', { name: 'Wishlist: Replywright' });
  await heart.click();
  await signInThroughDialog(page);
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
