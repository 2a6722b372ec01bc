import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe';
import { expect, test } from '../fixtures';

const main = (page: Page) => page.getByRole('main');

test('a partner answers a buyer in place, and sends feedback', async ({ page }) => {
  await page.goto('partnerdashoard');
  await main(page).getByRole('button', { name: 'Maya, a buyer and vendor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Partner Dashboard' })).toBeVisible();
  const openQuestions = main(page).getByRole('article', { name: /^Question by / });
  await expect(openQuestions.first()).toBeVisible();
  const open = await openQuestions.count();
  expect(open).toBeGreaterThan(1);
  await expectAccessible(page);

  // The figure of the card counts what is below, and leads there.
  await main(page).getByRole('link', { name: /^Q&A/ }).click();
  await expect(main(page).getByRole('heading', { name: 'Questions from buyers' })).toBeInViewport();
  const question = openQuestions.first();
  const product = await question.getByRole('link').innerText();
  await question.getByRole('button', { name: 'Answer' }).click();
  const answer = question.getByRole('textbox', { name: /^Your answer/ });
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(answer).toHaveAccessibleDescription(/./);
  await answer.fill('Yes, from the next version on.');
  // What was typed outlives the page.
  await page.reload();
  await expect(answer).toHaveValue('Yes, from the next version on.');
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(`Your answer about ${product} was posted.`)).toBeVisible();
  await expect(openQuestions).toHaveCount(open - 1);

  await main(page).getByRole('button', { name: 'Give feedback' }).click();
  await main(page)
    .getByRole('textbox', { name: /^Your feedback/ })
    .fill('A chart of visitors per day would help.');
  await main(page).getByRole('button', { name: 'Send feedback' }).click();
  await expect(main(page).getByText(/received under case number \S+/)).toBeFocused();
});
