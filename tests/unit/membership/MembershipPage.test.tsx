import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '../../../src/api/resources/session';
import { MembershipPage } from '../../../src/features/membership/MembershipPage';
import { Toasts } from '../../../src/ui/Toasts';
import { addCard } from '../../support/cards';
import { NEWCOMER, useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

const mock = useMockServer();
// The test environment has no layout to scroll in.
beforeEach(() => void (Element.prototype.scrollIntoView = () => undefined));

const panel = () => screen.findByRole('region', { name: 'Your membership' });
/** Says when it is known who is signed in. */
const Known = () => (useSession().user ? 'It is known who is here' : null);
const joinElsewhere = (paymentMethodId: string) =>
  mock.call('createMembership', 201, {
    headers: { 'Idempotency-Key': 'joined-on-another-device' },
    body: { plan: 'monthly', paymentMethodId },
  });

test('who has joined elsewhere meanwhile is shown the membership, and charged once', async () => {
  await mock.signIn(NEWCOMER);
  const { id } = await addCard(mock);
  const { user } = renderWithApp(<MembershipPage />);
  const join = await screen.findByRole('button', { name: /^Join for/ });
  await joinElsewhere(id);
  await user.click(join);
  expect(await within(await panel()).findByText('You are a member')).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Join' })).toBeNull();
  expect((await mock.call('getMembership', 200)).membership).toMatchObject({ plan: 'monthly' });
});

test('a join whose answer got lost is not denied when another card is tried', async () => {
  await mock.signIn(NEWCOMER);
  await addCard(mock);
  await addCard(mock, { number: '5555555555554444' });
  mock.override({ operationId: 'createMembership', loseAnswer: true, times: 1 });
  const { user } = renderWithApp(
    <>
      <MembershipPage />
      <Toasts />
    </>,
  );
  const join = await screen.findByRole('button', { name: /^Join for/ });
  await user.click(join);
  await screen.findByText('We could not reach the server');
  const card = screen.getByRole('combobox', { name: /^Card/ });
  await user.selectOptions(card, 'Mastercard ending in 4444');
  await user.click(join);
  expect(
    await screen.findByText(/^You are a member already\. Nothing more was charged\.$/),
  ).toBeVisible();
});

test('another card can be named for the next payment', async () => {
  await mock.signIn(NEWCOMER);
  const { id } = await addCard(mock);
  await addCard(mock, { number: '5555555555554444' });
  await joinElsewhere(id);
  const { user } = renderWithApp(<MembershipPage />);
  const card = await screen.findByRole('combobox', { name: /^Card for the next payment/ });
  await user.selectOptions(card, 'Mastercard ending in 4444');
  await user.click(screen.getByRole('button', { name: 'Change card' }));
  expect(await screen.findByText(/with your Mastercard ending in 4444/)).toBeInTheDocument();
  expect(await panel()).toHaveFocus();
});

test('nothing is claimed of a membership where nobody knows whether it was canceled', async () => {
  await mock.signIn(NEWCOMER);
  const { id } = await addCard(mock);
  await joinElsewhere(id);
  mock.override({ operationId: 'cancelMembership', loseAnswer: true, times: 1 });
  const { user } = renderWithApp(
    <>
      <MembershipPage />
      <Toasts />
    </>,
  );
  const cancel = await screen.findByRole('button', { name: 'Cancel membership' });
  await user.click(cancel);
  expect(await screen.findByText(/Try again to be sure that it is canceled\.$/)).toBeVisible();
  await user.click(cancel);
  expect(await screen.findByText(/you canceled it\.$/)).toBeInTheDocument();
});

test('a card that expires before the next payment is told, and does not renew', async () => {
  await mock.signIn(NEWCOMER);
  const { id } = await addCard(mock, { expiry: '2023-03' });
  await joinElsewhere(id);
  renderWithApp(<MembershipPage />);
  expect(await screen.findByText(/your Visa ending in 4242 expires before that/)).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Add a card to resume' })).toBeVisible();
});

test('the button says what the chosen way to pay charges, before signing in and after', async () => {
  const { user, unmount } = renderWithApp(<MembershipPage />);
  expect(await screen.findByText('billed yearly at $159')).toBeVisible();
  const signIn = await screen.findByRole('button', { name: 'Sign in to join for $159 a year' });
  await user.click(screen.getByRole('radio', { name: /^Monthly/ }));
  expect(signIn).toHaveTextContent('Sign in to join for $16.50 a month');
  unmount();
  await mock.signIn(NEWCOMER);
  await addCard(mock);
  const member = renderWithApp(<MembershipPage />);
  await member.user.click(await screen.findByRole('radio', { name: /^Monthly/ }));
  await member.user.click(await screen.findByRole('button', { name: 'Join for $16.50 a month' }));
  expect(await within(await panel()).findByText('You are a member')).toBeInTheDocument();
  expect((await mock.call('getMembership', 200)).membership).toMatchObject({ plan: 'monthly' });
  expect(screen.queryByRole('radio')).toBeNull();
});

test('how to pay stays as it was chosen while joining is under way', async () => {
  await mock.signIn(NEWCOMER);
  await addCard(mock);
  const { user } = renderWithApp(<MembershipPage />);
  const yearly = await screen.findByRole('radio', { name: /^Yearly/ });
  mock.override({ operationId: 'createMembership', times: 1, dropConnection: true });
  const fail = mock.hold('createMembership');
  await user.click(await screen.findByRole('button', { name: 'Join for $159 a year' }));
  await waitFor(() => expect(yearly).toBeDisabled());
  fail();
  await waitFor(() => expect(yearly).toBeEnabled());
  const succeed = mock.hold('createMembership');
  await user.click(screen.getByRole('button', { name: 'Join for $159 a year' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Monthly/ })).toBeDisabled());
  succeed();
  expect(await within(await panel()).findByText('You are a member')).toBeInTheDocument();
});

test('members are never asked how to pay', async () => {
  await mock.signIn(NEWCOMER);
  const { id } = await addCard(mock);
  await joinElsewhere(id);
  const answer = mock.hold('getMembership');
  let wasAsked = false;
  const observer = new MutationObserver(() => {
    wasAsked ||= document.querySelector('[type="radio"]') !== null;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  renderWithApp(
    <>
      <MembershipPage />
      <Known />
    </>,
  );
  // All is there but the membership.
  await panel();
  await screen.findByText('It is known who is here');
  answer();
  expect(await within(await panel()).findByText('You are a member')).toBeInTheDocument();
  observer.disconnect();
  expect(wasAsked).toBe(false);
});

test('where the templates fail, their strip and their section say so and come back together', async () => {
  const refusal = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 } as const;
  mock.override({ operationId: 'listTemplates', times: 1, reply: { status: 403, body: refusal } });
  const { user, container } = renderWithApp(<MembershipPage />);
  const strip = await screen.findByText('The templates it opens could not be loaded.');
  const section = within(await screen.findByRole('region', { name: 'What it opens' }));
  expect(await section.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByText('Cancel whenever you like', { exact: false })).toBeVisible();
  await user.click(within(strip).getByRole('button', { name: 'Retry' }));
  expect((await section.findAllByRole('listitem')).length).toBeGreaterThan(0);
  expect(strip).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/Retry|Trying/);
});

test('visitors are led from the last question back to the plans, and members are not', async () => {
  const { user, unmount } = renderWithApp(<MembershipPage />);
  const band = within(await screen.findByRole('region', { name: 'Ready to join?' }));
  expect(band.getByText('Every template, for $159 a year or $16.50 a month.')).toBeVisible();
  await user.click(band.getByRole('link', { name: 'Choose a plan' }));
  await waitFor(async () => expect(await panel()).toHaveFocus());
  unmount();

  await mock.signIn(NEWCOMER);
  const { id } = await addCard(mock);
  await joinElsewhere(id);
  renderWithApp(<MembershipPage />);
  expect(await within(await panel()).findByText('You are a member')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Ready to join?' })).toBeNull();
});
