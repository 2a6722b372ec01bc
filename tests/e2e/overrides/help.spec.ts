import { expect, test } from '../fixtures';

test('nothing typed is lost when the server fails', async ({ page, mock, console }) => {
  console.allow(/500/);
  await mock.override({
    operationId: 'createContactMessage',
    times: 1,
    reply: {
      status: 500,
      body: { type: 'urn:problem-type:internal', title: 'Something went wrong', status: 500 },
    },
  });
  await page.goto('contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  const typed = 'Two tabs show different prices for the same deal.';
  await form.getByLabel('Name').fill('Sam Okafor');
  await form.getByLabel('Email').fill('sam@northbeam.example');
  await form.getByLabel('Subject').fill('A mistake');
  await form.getByLabel('Message').fill(typed);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('group').first()).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveValue(typed);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(/DW-\d{6}/)).toBeVisible();
});
