import { expect, test } from '../fixtures';
import { signInThroughDialog } from './signIn';

test('from a search to a review of your own', { tag: '@over-http' }, async ({ page }) => {
  await page.goto('');
  const search = page.getByRole('main').getByRole('combobox');
  await search.click();
  await search.pressSequentially('docsa');
  // The suggestions for fewer letters may begin with another one.
  await expect(page.getByRole('option').first()).toContainText('Docsage');
  await search.press('ArrowDown');
  await expect(search).toHaveAttribute('aria-activedescendant', /./);
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

  const own = page.getByRole('region', { name: 'Your review' });
  await expect(own).toContainText(text);
  await expect(page.getByRole('button', { name: 'Post review' })).toHaveCount(0);
  await own.getByRole('button', { name: 'Edit' }).click();
  const second = `A second thought. ${crypto.randomUUID()}`;
  await own.getByRole('textbox', { name: 'Message' }).fill(second);
  await own.getByRole('button', { name: 'Save changes' }).click();
  await expect(own).toContainText(second);
  await expect(page.getByRole('article').getByText(second)).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);

  await own.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete your review?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(own).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Leave a Comment' })).toBeFocused();
  await expect(reviews).toHaveText(new RegExp(`${before} Reviews`));
});
