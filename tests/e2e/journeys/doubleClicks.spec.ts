import { expect, test } from '../fixtures';
import { openSignedIn } from './signIn';

/** As a person clicks: slowly enough for the page to change between the two clicks, in ms. */
const UNHURRIED = { delay: 70 };

test('a double click on Delete takes one row away, not the next one, too', async ({ page }) => {
  await openSignedIn(page, 'aitools');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Wishlist: / });
  for (const place of [0, 1, 2]) await hearts.nth(place).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Wishlist, 3 / })
    .click();
  const rows = page.getByRole('main').getByRole('button', { name: /^Delete / });
  await expect(rows).toHaveCount(3);
  await rows.first().dblclick(UNHURRIED);
  await expect(page.getByText(/was removed from your wishlist/)).toHaveCount(1);
  await expect(rows).toHaveCount(2);
  // A click of its own does what it says.
  await rows.first().click();
  await expect(rows).toHaveCount(1);
});

test('a double click on Send leaves the focus on what is said then', async ({ page }) => {
  await page.goto('contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Sam Okafor');
  await form.getByLabel('Email').fill('sam@northbeam.example');
  await form.getByLabel('Subject').fill('A xylophone');
  await form.getByLabel('Message').fill('Do you know a tool that tunes xylophones?');
  await form.getByRole('button', { name: 'Send Message' }).dblclick(UNHURRIED);
  await expect(
    page.getByRole('heading', { name: 'Thank you. We have your message' }),
  ).toBeFocused();
});

test('a double click on Mark as done does not take the mark back', async ({ page }) => {
  await openSignedIn(page, 'studentbookmark?course=spreadsheets&lesson=lesson-42', {
    identifier: 'maya@dealwright.example',
    password: 'demo-password',
  });
  const progress = page.getByRole('complementary', { name: 'Progress' });
  await expect(progress).toContainText('41 of 44 lessons done');
  await page.getByRole('button', { name: 'Mark as done and go on' }).dblclick(UNHURRIED);
  await expect(page).toHaveURL(/lesson-43$/);
  await expect(progress).toContainText('42 of 44 lessons done');
  // By keyboard it can be taken back at once.
  await page.goBack();
  await page.getByRole('button', { name: 'Mark as not done' }).press('Enter');
  await expect(progress).toContainText('41 of 44 lessons done');
});
