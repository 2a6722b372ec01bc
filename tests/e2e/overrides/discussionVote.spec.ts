import { expect, test } from '../fixtures';
import { signInThroughDialog } from '../journeys/signIn';

test('a vote that the server refuses is undone and can be tried again', async ({
  page,
  mock,
  console,
}) => {
  console.allow(/500/);
  await mock.override({
    operationId: 'voteForDiscussion',
    times: 1,
    reply: {
      status: 500,
      body: { type: 'urn:problem-type:internal', title: 'Something went wrong', status: 500 },
    },
  });
  await page.goto('commentdetails');
  const vote = page.getByRole('button', { name: /vote for this discussion/ });
  await expect(vote).toHaveText('142');
  await vote.click();
  await signInThroughDialog(page);
  await expect(page.getByText('Your vote could not be saved.')).toBeVisible();
  await expect(vote).toHaveAttribute('aria-pressed', 'false');
  await expect(vote).toHaveText('142');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await expect(vote).toHaveText('143');
  await vote.click();
  await expect(vote).toHaveText('142');
});
