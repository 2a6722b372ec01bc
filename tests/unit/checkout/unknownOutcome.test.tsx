import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellSignedOut } from '../../../src/api/sessionEvents';
import { useRenewSession } from '../../../src/api/resources/session';
import { CheckoutPage } from '../../../src/features/checkout/CheckoutPage';
import { LoginDialog } from '../../../src/layout/LoginDialog';
import { addCard } from '../../support/cards';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();
const BUYER = 'someone-new@example.com';
const UNKNOWN = 'We don’t know yet whether this went through';

// jsdom lays nothing out, so there is nothing to scroll.
beforeEach(() => void (Element.prototype.scrollIntoView = vi.fn<() => void>()));
afterEach(() => sessionStorage.clear());

function Page() {
  const renew = useRenewSession();
  return (
    <>
      <CheckoutPage />
      <button onClick={() => void renew()}>Look who is here</button>
      <LoginDialog />
    </>
  );
}

const openPage = () => renderWithApp(<Page />, { at: '/checkout?id=duskplan' });

type Opened = ReturnType<typeof openPage>;

/** Opens the checkout of a deal as a member with a card. */
async function open() {
  await mock.signIn(BUYER);
  await addCard(mock);
  return openPage();
}

/** Presses the button that buys, as soon as there is a price. */
async function press({ user, container }: Opened, name: string | RegExp) {
  const button = await within(container).findByRole('button', { name });
  await vi.waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await user.click(button);
}

const notice = async ({ container }: Opened) => {
  const summary = await within(container).findByRole('region', { name: 'Order summary' });
  return within(summary).findByRole('alert');
};
const bought = () => screen.findByRole('heading', { name: 'Duskplan is yours' });
const orders = async () => (await mock.call('listOrders', 200)).items.map(({ status }) => status);

/** Carries the next order out without an answer. */
const loseNext = () => mock.override({ operationId: 'createOrder', loseAnswer: true, times: 1 });

/** Refuses the next order. */
const refuseNext = () => {
  const body = { type: 'urn:problem-type:not-for-sale', title: 'Closed', status: 409 } as const;
  mock.override({ operationId: 'createOrder', reply: { status: 409, body }, times: 1 });
};

/** Buys, without an answer. */
async function buyUnanswered(page: Opened) {
  loseNext();
  await press(page, 'Pay $19');
  expect(await notice(page)).toHaveTextContent(UNKNOWN);
}

/** Asks what came of an order after the session has ended, and closes the login dialog. */
async function checkSignedOut(page: Opened) {
  await mock.call('deleteSession', 204);
  await press(page, 'Check on my order');
  await screen.findByRole('dialog');
  await page.user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Your order' })).toBeNull());
}

it('is asked about again where the session ended before it was known', async () => {
  const page = await open();
  await buyUnanswered(page);
  await checkSignedOut(page);
  await mock.signIn(BUYER);
  await page.user.click(screen.getByRole('button', { name: 'Look who is here' }));
  await bought();
  expect(await orders()).toEqual(['paid']);
});

it('is neither told to another member nor asked about for them', async () => {
  const page = await open();
  await buyUnanswered(page);
  await checkSignedOut(page);
  await mock.signIn('viktor@dealwright.example');
  const before = await orders();
  await page.user.click(screen.getByRole('button', { name: 'Look who is here' }));
  expect(await screen.findByRole('button', { name: /^Pay/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await orders()).toEqual(before);
});

it.each([
  ['gets lost', loseNext],
  ['comes', () => undefined],
])('is found where the member signs out before the answer, which %s', async (_, prepare) => {
  const page = await open();
  const letGo = mock.hold('createOrder', 1);
  prepare();
  await press(page, 'Pay $19');
  await screen.findByRole('button', { name: 'Ordering…' });
  act(tellSignedOut);
  letGo();
  expect(await notice(page)).toHaveTextContent(UNKNOWN);
  page.unmount();
  openPage();
  await bought();
  expect(await orders()).toEqual(['paid']);
});

it('is over where the server refuses it, and the next press is another one', async () => {
  mock.override({ operationId: 'createOrder', dropConnection: true, times: 1 });
  const page = await open();
  await press(page, 'Pay $19');
  expect(await notice(page)).toHaveTextContent(UNKNOWN);
  refuseNext();
  await press(page, 'Check on my order');
  await vi.waitFor(async () => expect(await notice(page)).toHaveTextContent('Nothing was ordered'));
  await press(page, 'Pay $19');
  await bought();
  expect(await orders()).toEqual(['paid']);
});

it('is not there where an order was refused for want of a session', async () => {
  const page = await open();
  await screen.findByRole('button', { name: 'Pay $19' });
  const body = { type: 'urn:problem-type:unauthenticated', title: 'Sign in', status: 401 } as const;
  mock.override({ operationId: 'createOrder', reply: { status: 401, body }, times: 1 });
  await press(page, 'Pay $19');
  await screen.findByRole('dialog');
  await page.user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Pay $19' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('stays with the newer of two attempts, however late the first is refused', async () => {
  const first = await open();
  const letGo = mock.hold('createOrder', 1);
  await press(first, 'Pay $19');
  await screen.findByRole('button', { name: 'Ordering…' });
  refuseNext();
  const second = openPage();
  await vi.waitFor(async () =>
    expect(await notice(second)).toHaveTextContent('Nothing was ordered'),
  );
  await buyUnanswered(second);
  refuseNext();
  letGo();
  expect(await notice(first)).toHaveTextContent('Nothing was ordered');
  first.unmount();
  second.unmount();
  openPage();
  await bought();
  expect(await orders()).toEqual(['paid']);
});
