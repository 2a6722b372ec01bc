import { expect, test } from '../fixtures';

test('the company’s pages: claims, figures, questions, and the ways from there', async ({
  page,
}) => {
  await page.goto('about');
  await expect(page.getByText('1.5M+')).toBeVisible();
  await expect(page.getByText('Since 2010')).toBeVisible();
  for (const figure of ['14,000+', '40+', '500+', '150+'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'What is a lifetime deal?' }).click();
  await expect(page.getByRole('link', { name: /^Link to this answer/ })).toBeVisible();
  await page.getByRole('link', { name: 'View all answers' }).click();
  await expect(page).toHaveURL(/support/);

  await page.goto('membership');
  await expect(page.getByText('260K+ premium products')).toBeVisible();
  await expect(page.getByText('$13.25').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in to join' })).toBeVisible();
});

test('legal documents have a date and a table of contents; both spellings of the & lead there', async ({
  page,
}) => {
  await page.goto('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByText('Last Modified: March 9, 2023')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Your choices' }).click();
  await expect(page).toHaveURL(/#your-choices/);
  await expect(page.getByRole('heading', { name: /Your choices/ })).toBeInViewport();
  for (const path of ['terms&conditions', 'terms%26conditions']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    await expect(page.getByText('Last Modified: March 9, 2023')).toBeVisible();
  }
});
