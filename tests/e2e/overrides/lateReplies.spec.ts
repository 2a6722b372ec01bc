import { expect, test } from '../fixtures';
import { openSignedIn } from '../journeys/signIn';

const down = {
  type: 'urn:problem-type:internal',
  title: 'Down for a moment',
  status: 500,
} as const;

test('a question that is answered late drags nobody back, and can be shown', async ({
  page,
  mock,
}) => {
  await mock.override({ operationId: 'createQuestion', delayMs: 2000 });
  await openSignedIn(page, 'productdetails?id=docsage&tab=questions');
  const text = `Does it work behind a proxy? ${crypto.randomUUID()}`;
  await page.getByRole('textbox', { name: 'Your question' }).fill(text);
  await page.getByRole('button', { name: 'Ask question' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Your question was posted.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  // The message stays while it has the focus, however long the page takes for a click.
  const show = page.getByRole('button', { name: 'Show it' });
  await show.focus();
  await show.click();
  await expect(page.getByRole('article').getByText(text)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('');
});

test('a review that fails after one has left says so, and its text is kept', async ({
  page,
  mock,
  console,
}) => {
  console.allow(/500/);
  await mock.override({
    operationId: 'createReview',
    delayMs: 2000,
    times: 1,
    reply: { status: 500, body: down },
  });
  await openSignedIn(page, 'productdetails?id=docsage&tab=reviews');
  await page.getByRole('radio', { name: /^4/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Message' }).fill('It reads our contracts well.');
  await page.getByRole('button', { name: 'Post review' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByText(/Something went wrong on our side.*We kept/)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: 'Go back to it' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'It reads our contracts well.',
  );
});

test('a new discussion that comes late opens only for who has waited', async ({ page, mock }) => {
  await mock.override({ operationId: 'createDiscussion', delayMs: 2000 });
  await openSignedIn(page, 'discussions');
  await page.getByRole('button', { name: 'Start a discussion' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check({ force: true });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Which tool do you use for invoices?');
  await dialog
    .getByRole('textbox', { name: /talk about/ })
    .fill('We send about forty a month and would like to send them faster.');
  await dialog.getByRole('button', { name: 'Post discussion' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your discussion was posted.')).toBeVisible();
  await expect(page).toHaveURL(/discussions/);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Which tool do you use for invoices?' }),
  ).toBeVisible();
});

test('a dialog that is closed by Escape keeps what was typed into it', async ({ page }) => {
  await openSignedIn(page, 'productdetails?tab=questions');
  const reply = page.getByRole('button', { name: /^Reply to/ }).first();
  await reply.click();
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Your reply' });
  await text.fill('It does, since version two.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await reply.click();
  await expect(text).toHaveValue('It does, since version two.');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(text).toHaveValue('');
});
