import { expect, test } from '../fixtures';
import { signInThroughDialog } from './signIn';

test(
  'from a search to a review of one’s own',
  { tag: '@every-backend' },
  async ({ page, console }) => {
    console.allow(/409/);
    await page.goto('');
    const search = page.getByRole('combobox');
    await search.click();
    await search.pressSequentially('docsa');
    await expect(page.getByRole('option', { name: /Docsage/ })).toBeVisible();
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect(page).toHaveURL(/productdetails\?id=docsage/);
    await expect(page.getByRole('heading', { level: 1, name: 'Docsage' })).toBeVisible();
    await expect(page).toHaveTitle(/Docsage/);

    for (const tab of ['Plans & features', 'From the founders', 'Questions', 'Reviews']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    }
    await expect(page).toHaveURL(/tab=reviews/);

    const reviews = page.getByRole('link', { name: /\d+ Reviews/ });
    const before = Number(/\d+/.exec((await reviews.textContent()) ?? '')?.[0]);
    await page.getByRole('radio', { name: /^4/ }).check({ force: true });
    const text = `Answers with the page it found, which is all I wanted. ${crypto.randomUUID()}`;
    await page.getByRole('textbox', { name: 'Message' }).fill(text);
    await page.getByRole('button', { name: 'Post review' }).click();
    await signInThroughDialog(page);
    await expect(page.getByRole('article').getByText(text)).toBeVisible();
    await expect(reviews).toHaveText(new RegExp(`${before + 1} Reviews`));
    await page.reload();
    await expect(page.getByRole('article').getByText(text)).toBeVisible();

    await page.getByRole('radio', { name: /^2/ }).check({ force: true });
    await page.getByRole('textbox', { name: 'Message' }).fill('A second thought.');
    await page.getByRole('button', { name: 'Post review' }).click();
    await expect(page.getByText(/reviewed this listing already/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A second thought.');
  },
);
