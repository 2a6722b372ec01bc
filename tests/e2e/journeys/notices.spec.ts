import { expectAccessible } from '../axe';
import { expect, test } from '../fixtures';
import { MAYA, openSignedIn } from './signIn';

test('notices are marked as read one by one and all at once, and the bell counts along', async ({
  page,
}) => {
  await openSignedIn(page, 'dashboard', MAYA);
  await page.getByRole('link', { name: 'View all notifications' }).click();
  await expect(page).toHaveURL(/notifications$/);
  const main = page.getByRole('main');
  const bell = (unread: number) =>
    page.getByRole('banner').getByRole('button', { name: new RegExp(`${unread} unread`) });
  await expect(main.getByText('3 unread notices')).toBeVisible();
  await expect(bell(3)).toBeVisible();
  await expectAccessible(page);

  const newest = main.getByRole('listitem').filter({ hasText: 'Replywright, order' });
  await newest.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(main.getByText('2 unread notices')).toBeVisible();
  // The button has gone, and its notice has the focus.
  await expect(newest).toBeFocused();
  await expect(bell(2)).toBeVisible();
  await page.reload();
  await expect(main.getByText('2 unread notices')).toBeVisible();

  await main.getByRole('button', { name: 'Mark all as read' }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByText('0 unread notices')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Mark/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('banner').getByText('3', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(main.getByText('0 unread notices')).toBeVisible();
});

test('one’s own question is deleted after being asked, with its place in the list', async ({
  page,
}) => {
  await openSignedIn(page, 'productdetails?tab=questions');
  const text = `Can it be undone? ${crypto.randomUUID()}`;
  await page.getByRole('textbox', { name: 'Your question' }).fill(text);
  await page.getByRole('button', { name: 'Ask question' }).click();
  const asked = page.getByRole('article').filter({ hasText: text });
  await expect(asked).toBeVisible();
  const others = page.getByRole('article').getByRole('button', { name: 'Delete your question' });
  await expect(others).toHaveCount(1);

  await asked.getByRole('button', { name: 'Delete your question' }).click();
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Delete your question' }).click();
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('tabpanel', { name: 'Questions' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});
