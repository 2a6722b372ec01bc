import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckoutPage } from '../../../src/features/checkout/CheckoutPage';
import { addCard } from '../../support/cards';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();
const APPROVED = '4242424242424242';
const DECLINED = '4000000000000002';
const TRY_AGAIN = '4000000000000119';
const TIME_OUT = '4000000000000341';

// jsdom lays nothing out, so there is nothing to scroll.
beforeEach(() => void (Element.prototype.scrollIntoView = vi.fn<() => void>()));
afterEach(() => sessionStorage.clear());

/** Opens the checkout of a deal as a member who pays with this card. */
async function open(number: string) {
  await mock.signIn('someone-new@example.com');
  await addCard(mock, { number });
  return renderWithApp(<CheckoutPage />, { at: '/checkout?id=duskplan' });
}

/** Presses the button that buys, as soon as there is a price. */
async function press(user: ReturnType<typeof renderWithApp>['user'], name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await vi.waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await user.click(button);
}

const notice = async () =>
  within(await screen.findByRole('region', { name: 'Order summary' })).findByRole('alert');
const bought = () => screen.findByRole('heading', { name: 'Duskplan is yours' });
const orders = async () => (await mock.call('listOrders', 200)).items.map(({ status }) => status);

describe('buying makes exactly one order', () => {
  it('by a double click', async () => {
    const { user, where } = await open(APPROVED);
    const button = await screen.findByRole('button', { name: 'Pay $19' });
    await vi.waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await user.dblClick(button);
    await bought();
    expect(where()).toMatch(/^\/checkout\?order=order-/);
    expect(await orders()).toEqual(['paid']);
  });

  it('when the connection breaks after it, and the answer is asked for again', async () => {
    mock.override({ operationId: 'createOrder', loseAnswer: true, times: 1 });
    const { user } = await open(APPROVED);
    await press(user, 'Pay $19');
    expect(await notice()).toHaveTextContent('We don’t know yet how this ended');
    expect(await orders()).toEqual(['paid']);
    await press(user, 'Check on my order');
    await bought();
    expect(await orders()).toEqual(['paid']);
  });

  it('when the page is opened again before the answer came', async () => {
    mock.override({ operationId: 'createOrder', loseAnswer: true, times: 1 });
    const { user, unmount } = await open(APPROVED);
    await press(user, 'Pay $19');
    await notice();
    unmount();
    renderWithApp(<CheckoutPage />, { at: '/checkout?id=duskplan' });
    await bought();
    expect(await orders()).toEqual(['paid']);
  });

  it('when one comes back to it, until another one is wanted', async () => {
    const { user, unmount } = await open(APPROVED);
    await press(user, 'Pay $19');
    await bought();
    unmount();
    renderWithApp(<CheckoutPage />, { at: '/checkout?id=duskplan' });
    await screen.findByRole('heading', { name: 'You have just bought Duskplan' });
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Buy another' }));
    await press(user, 'Pay $19');
    await bought();
    expect(await orders()).toEqual(['paid', 'paid']);
  });

  it('when the bank takes too long', async () => {
    const { user } = await open(TIME_OUT);
    await press(user, 'Pay $19');
    expect(await notice()).toHaveTextContent('We don’t know yet how this ended');
    await press(user, 'Check on my order');
    await bought();
    expect(await orders()).toEqual(['paid']);
  });

  it('when the bank asks for another try', async () => {
    const { user } = await open(TRY_AGAIN);
    await press(user, 'Pay $19');
    expect(await notice()).toHaveTextContent('Your bank asks for another try');
    expect(await orders()).toEqual([]);
    await press(user, 'Pay $19');
    await bought();
    expect(await orders()).toEqual(['paid']);
  });
});

it('says that nothing is charged where this is a demonstration, and nowhere else', async () => {
  const { unmount } = await open(APPROVED);
  await screen.findByRole('button', { name: 'Pay $19' });
  expect(screen.getByText(/nothing is ever charged/)).toBeVisible();
  unmount();
  const session = await mock.call('getSession', 200);
  mock.override({
    operationId: 'getSession',
    reply: { status: 200, body: { ...session, demo: null } },
  });
  renderWithApp(<CheckoutPage />, { at: '/checkout?id=duskplan' });
  await screen.findByRole('button', { name: 'Pay $19' });
  expect(screen.queryByText(/demonstration|ever charged/)).toBeNull();
});

it('keeps each of two choices that are made at once', async () => {
  const { where } = await open(APPROVED);
  const plan = await screen.findByRole('radio', { name: /License Tier 2/ });
  act(() => {
    fireEvent.click(plan);
    fireEvent.change(screen.getByRole('combobox', { name: 'How many' }), {
      target: { value: '2' },
    });
  });
  expect(await screen.findByText('License Tier 2 × 2')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pay $78' })).toBeVisible();
  expect(where()).toBe('/checkout?id=duskplan&plan=license-tier-2&quantity=2');
});

it('says that a card was declined, and lets another one pay', async () => {
  const { user } = await open(DECLINED);
  await press(user, 'Pay $19');
  expect(await notice()).toHaveTextContent('Your card was declined.');
  expect(await orders()).toEqual(['failed']);
  expect(screen.getByRole('button', { name: 'Pay $19' })).toHaveAttribute('aria-disabled', 'false');
});

it('shows the new price where it has changed meanwhile, and orders nothing', async () => {
  const { user } = await open(APPROVED);
  await screen.findByRole('button', { name: 'Pay $19' });
  const { listings } = await mock.backend.store.open('listings');
  listings.put({ ...listings.get('duskplan')!, endsAt: '2023-03-09T11:00:00Z' });
  await mock.backend.store.save();
  await press(user, 'Pay $19');
  expect(await notice()).toHaveTextContent('The price has changed');
  expect(await orders()).toEqual([]);
  await press(user, 'Pay $60');
  await bought();
});
