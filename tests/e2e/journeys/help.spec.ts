import { expect, test } from '../fixtures';

test('an answer is found by search and has its own URL', async ({ page }) => {
  await page.goto('support');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?');
  const search = page.getByRole('searchbox', { name: 'Search the help pages' });
  await search.fill('account');
  await expect(page.getByRole('heading', { name: /for “account”/ })).toBeVisible();
  await search.fill('refund');
  const question = page.getByRole('button', { name: 'Can I get a refund?' });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/support\?q=refund$/);
  // The best answer is open at once.
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  // What was searched for is marked in the questions and answers.
  const marked = () => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0);
  await expect.poll(marked).toBeGreaterThan(2);
  await page.getByRole('link', { name: 'Link to this answer to “Can I get a refund?”' }).click();
  await expect(page).toHaveURL(/support\?question=refunds$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can I get a refund?');
  await expect.poll(marked).toBe(0);
  await expect(page).toHaveTitle(/^Can I get a refund\?/);
  await page.reload();
  await expect(page.getByText(/up to 60 days after the order/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search the help pages' })).toHaveValue(
    'refund',
  );
});

test('topics list their questions, and an unknown answer says so', async ({ page, console }) => {
  console.allow(/404/);
  await page.goto('support');
  await page.getByRole('link', { name: 'Rewards & Credits' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Rewards & Credits' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Do credits expire?' })).toBeVisible();
  await page.goto('support?question=no-such-answer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Answer not found');
});

test(
  'who finds no answer writes to us and gets a case number',
  { tag: '@over-http' },
  async ({ page }) => {
    await page.goto('support');
    await page.getByRole('searchbox', { name: 'Search the help pages' }).fill('xylophone');
    await expect(page.getByRole('heading', { name: /No answer for “xylophone”/ })).toBeVisible();
    await page.getByRole('link', { name: 'Write to us' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let’s connect.');

    const form = page.getByRole('form', { name: 'Write to us' });
    await form.getByRole('button', { name: 'Send Message' }).click();
    const summary = form.getByRole('group').first();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(4);
    await form.getByLabel('Name').fill('Sam Okafor');
    await form.getByLabel('Email').fill('sam@northbeam.example');
    await form.getByLabel('Subject').fill('A xylophone');
    await form.getByLabel('Message').fill('Short');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(summary).toBeFocused();
    await form.getByLabel('Message').fill('Do you know a tool that tunes xylophones?');
    await form.getByRole('button', { name: 'Send Message' }).dblclick();
    await expect(
      page.getByRole('heading', { name: 'Thank you. We have your message' }),
    ).toBeFocused();
    await expect(page.getByText(/DW-\d{6}/)).toBeVisible();
  },
);

test('the questions are in tabs, and the chosen one in the URL', async ({ page }) => {
  await page.goto('contact');
  const tabs = page.getByRole('tab');
  // The specification, section 2, Contact.
  await expect(tabs).toHaveText([
    'Home',
    'Profile',
    'Messages',
    'Settings',
    'Partners',
    'Licenses',
    'Rewards & Credits',
  ]);
  await page.getByRole('tab', { name: 'Partners' }).click();
  await expect(page).toHaveURL(/contact\?group=partners$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Licenses' })).toBeVisible();
  await page.getByRole('button', { name: 'How do I buy a license?' }).click();
  await expect(page.getByText(/Nothing is charged\. This is a demonstration/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Partners' })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Settings');
  await expect(page).toHaveURL(/contact\?group=settings$/);
  await expect(page.getByRole('button', { name: 'Which cookies do you use?' })).toBeVisible();
  await page.goto('contact?group=nonsense');
  await expect(page.getByText(/We ignored group=nonsense/)).toBeVisible();
});
