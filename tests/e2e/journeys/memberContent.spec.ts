import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { signInThroughDialog } from './signIn';

/** What members may write; it has to come back as the very text that it is. */
const LINES = [
  '<b>bold</b> <img src="x" onerror="window.ran = true"> [link](javascript:window.ran=true)',
  '<script>window.ran = true</script>',
  'w'.repeat(300),
  'שלום עולם, مرحبا بالعالم',
  '👩🏽‍💻🏳️‍🌈🇺🇳 e\u0301\u0302\u0303',
];

/** The same words of everyone would be found twice, so each run has its own. */
const content = () => [crypto.randomUUID(), ...LINES].join('\n');

/** How many px the page is wider than its window. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

async function expectHarmless(page: Page, post: Locator, text: string) {
  await expect(post).toBeVisible();
  const shown = post.getByText(text.split('\n')[0]!);
  for (const line of text.split('\n')) await expect(shown).toContainText(line);
  await expect(shown.locator('b, img, script, a')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

test.use({ viewport: { width: 390, height: 844 } });

test(
  'a discussion and a reply are shown as the text that they are',
  { tag: '@over-http' },
  async ({ page }) => {
    const [opening, reply] = [content(), content()];
    await page.goto('discussions');
    await page.getByRole('button', { name: 'Start a discussion' }).click();
    await signInThroughDialog(page);
    const form = page.getByRole('dialog', { name: 'Start a discussion' });
    await form.getByRole('radio', { name: 'Design' }).check({ force: true });
    await form.getByRole('textbox', { name: 'Title' }).fill(`<i>${'w'.repeat(120)}</i> 👩🏽‍💻 שלום`);
    await form.getByRole('textbox', { name: 'What do you want to talk about?' }).fill(opening);
    await form.getByRole('button', { name: 'Post discussion' }).click();
    await expect(page).toHaveURL(/commentdetails/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<i>www');
    const post = page.getByRole('article', { name: 'Opening post' });
    await expectHarmless(page, post, opening);

    await page.getByRole('textbox', { name: 'Your reply' }).fill(reply);
    await page.getByRole('button', { name: 'Send Message' }).click();
    const comment = page.getByRole('article', { name: /^Comment by/ });
    await expectHarmless(page, comment, reply);
    await comment.getByRole('button', { name: /^Reply to/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Reply to/ });
    await expect(dialog.getByText(reply.split('\n')[0]!)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await page.goto('discussions');
    await expect(page.getByRole('link', { name: /<i>www/ })).toBeVisible();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  },
);

test('a product question and a review are shown as the text that they are', async ({ page }) => {
  const [question, review] = [content(), content()];
  await page.goto('productdetails?tab=questions');
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.getByRole('button', { name: 'Ask question' }).click();
  await signInThroughDialog(page);
  const asked = page.getByRole('article').filter({ hasText: question.split('\n')[0]! });
  await expectHarmless(page, asked, question);

  await page.goto('productdetails?tab=reviews');
  await page.getByRole('radio', { name: /^4/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Message' }).fill(review);
  await page.getByRole('button', { name: 'Post review' }).click();
  const posted = page.getByRole('article').filter({ hasText: review.split('\n')[0]! });
  await expectHarmless(page, posted, review);
});
