import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { signInThroughDialog } from './signIn';

const article = (page: Page, text: string): Locator =>
  page.getByRole('article').filter({ hasText: text }).last();

async function choose(page: Page, post: Locator, item: string) {
  await post.getByRole('button', { name: /^More for this/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Starts a discussion as someone new, and ends on its page. */
async function start(page: Page, title: string) {
  await page.goto('discussions?topic=design');
  await page.getByRole('button', { name: 'Start a discussion' }).click();
  await signInThroughDialog(page);
  const form = page.getByRole('dialog', { name: 'Start a discussion' });
  await form.getByRole('button', { name: 'Post discussion' }).click();
  await expect(form.getByText('Give it a title.').first()).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Design' })).toBeChecked();
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form
    .getByRole('textbox', { name: 'What do you want to talk about?' })
    .fill('Ours stopped at minus ten.\n\nWhat about yours?');
  await form.getByRole('button', { name: 'Post discussion' }).click();
  await expect(page).toHaveURL(/commentdetails\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test(
  'start a discussion and answer in it, nested; all of it stays',
  { tag: '@over-http' },
  async ({ page }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    await start(page, `Which scheduler survives a long winter? ${mark}`);
    await expect(page).toHaveTitle(new RegExp(mark));

    await page.getByRole('textbox', { name: 'Your reply' }).fill('It stopped at the door.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const comment = article(page, 'It stopped at the door.');
    await expect(comment).toBeFocused();
    await comment.getByRole('button', { name: /^Reply to/ }).click();
    const reply = page.getByRole('dialog', { name: /^Reply to/ });
    await reply.getByRole('textbox', { name: 'Your reply' }).fill('Whose door?');
    await reply.getByRole('button', { name: 'Send' }).click();
    await expect(reply).toBeHidden();
    await expect(article(page, 'Whose door?')).toBeVisible();
    await page.reload();
    await expect(article(page, 'Whose door?')).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2, name: '1 comment · 1 reply' }),
    ).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Discussions').click();
    const row = page.getByRole('listitem').filter({ hasText: mark }).first();
    await expect(row).toContainText('1 comment · 1 reply');
  },
);

test('edit, vote for and delete a comment', { tag: '@over-http' }, async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await page.goto('commentdetails');
  await page.getByRole('button', { name: 'Sign in to reply' }).click();
  await signInThroughDialog(page);
  const text = page.getByRole('textbox', { name: 'Your reply' });
  await expect(text).toBeFocused();
  await text.fill(`I own nine. ${mark}`);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const comment = article(page, mark);
  await expect(comment).toBeFocused();

  await choose(page, comment, 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit your comment' });
  await edit.getByRole('textbox', { name: 'Your comment' }).fill(`I own ten. ${mark}`);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(article(page, `I own ten. ${mark}`)).toContainText('edited');

  const vote = comment.getByRole('button', { name: /vote for this/ });
  await vote.click();
  await expect(vote).toHaveText('1');
  await page.reload();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');

  await choose(page, comment, 'Delete');
  const confirm = page.getByRole('dialog', { name: 'Delete this comment?' });
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(mark)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /replies$/ })).toBeFocused();
});

test('edit and delete a discussion of your own', { tag: '@over-http' }, async ({ page }) => {
  const title = `Which ladder do you trust? ${crypto.randomUUID().slice(0, 8)}`;
  await start(page, title);
  const post = page.getByRole('article', { name: 'Opening post' });
  await choose(page, post, 'Edit');
  const change = page.getByRole('dialog', { name: 'Edit your discussion' });
  await change.getByRole('textbox', { name: 'Title' }).fill(`${title}, changed`);
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, changed`);

  await choose(page, post, 'Delete');
  await page
    .getByRole('dialog', { name: 'Delete this discussion?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page).toHaveURL(/\/discussions$/);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('find a discussion by tab, topic and words, all of it in the URL', async ({ page }) => {
  await page.goto('discussions');
  const results = page.getByRole('list').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(results.getByRole('listitem')).toHaveCount(12);
  const period = page.getByRole('combobox', { name: 'Last active' });
  await expect(period).toHaveValue('new');
  await page.getByRole('link', { name: 'Popular', exact: true }).click();
  await expect(page).toHaveURL(/view=popular/);
  await expect(results.getByRole('listitem').first()).toContainText(
    'Ask me anything about lifetime deals',
  );
  const all = page.getByRole('heading', { level: 2, name: /^\d+ discussions$/ });
  const before = await all.textContent();
  await period.selectOption('Week');
  await expect(page).toHaveURL(/view=week/);
  await expect(all).not.toHaveText(before!);

  await page.getByRole('link', { name: /^Development/ }).click();
  await expect(page).toHaveURL(/topic=development/);
  await expect(page.getByRole('heading', { level: 2, name: /^(More|Popular) in/ })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search discussions' }).fill('license keys');
  await expect(results.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(results.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);

  await page.goto('discussions?q=nothing-like-this&view=never');
  await expect(page.getByText('We ignored view=never in the URL')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).last().click();
  await expect(results.getByRole('listitem')).toHaveCount(12);
});

test('deep replies go on on a page of their own', async ({ page }) => {
  await page.goto('commentdetails');
  await page
    .getByRole('link', { name: /^Continue this thread/ })
    .first()
    .click();
  await expect(page).toHaveURL(/comment=comment-/);
  await expect(page.getByText('I set a reminder for two weeks.')).toBeVisible();
  await page.getByRole('link', { name: 'Show the whole discussion' }).click();
  await expect(page.getByRole('link', { name: /^Continue this thread/ })).toBeVisible();
});

test('a visitor reports a comment and shares the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('commentdetails');
  const comment = page.getByRole('article', { name: 'Comment by Kofi Asante' });
  await choose(page, comment, 'Report');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Choose what is wrong with the post.').first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Something else' }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Details' }).fill('It names a customer.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText(/DW-\d{6}/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/link (was )?copied/i)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /commentdetails\?id=ask-me-anything-about-lifetime-deals$/,
  );
  await expect(page.getByRole('link', { name: /^Share on Facebook/ })).toHaveAttribute(
    'href',
    /facebook\.com\/sharer.*commentdetails/,
  );
  await expect(page.getByRole('link', { name: /^Share on Twitter/ })).toHaveAttribute(
    'href',
    /twitter\.com\/intent.*lifetime/,
  );
});

test('an unknown discussion says so on the page', async ({ page, console }) => {
  console.allow(/404/);
  await page.goto('commentdetails?id=nowhere');
  await expect(
    page.getByRole('heading', { level: 1, name: 'We could not find this discussion' }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Discussion not found/);
  await page.getByRole('link', { name: 'Browse all discussions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discussions' })).toBeVisible();
});
