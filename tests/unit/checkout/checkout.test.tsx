import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useInvalidate } from '../../../src/api/useApi';
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

// The page loads its form on demand, which takes long where it has to be compiled first.
beforeAll(() => import('../../../src/domain/payment/CardForm'), 60_000);

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

/** Asks for the cards again, as coming back from another tab does. */
function ReloadCards() {
  const invalidate = useInvalidate();
  return <button onClick={() => void invalidate('/payment-methods')}>Reload the cards</button>;
}

/** Opens it as a member without a card. */
async function openWithoutCard() {
  await mock.signIn('someone-new@example.com');
  const page = (
    <>
      <CheckoutPage />
      <ReloadCards />
    </>
  );
  return renderWithApp(page, { at: '/checkout?id=duskplan' });
}

const FIELDS = {
  'Full name on card': 'Maya Lindqvist',
  'Card number': APPROVED,
  'Expiration date': '1229',
  CVC: '123',
  'Address 1': '548 Market Street',
  City: 'San Francisco',
  'ZIP/Postal code': '94104',
} as const;

const field = (name: keyof typeof FIELDS) =>
  screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

/** Types a card into the form, at one go. */
async function fillInCard(changes: Partial<Record<keyof typeof FIELDS, string>> = {}) {
  const texts = Object.entries({ ...FIELDS, ...changes }) as [keyof typeof FIELDS, string][];
  for (const [name, value] of texts) fireEvent.change(await field(name), { target: { value } });
  const country = screen.getByRole('combobox', { name: /^Country/ });
  fireEvent.change(country, { target: { value: 'US' } });
}

const cards = async () =>
  (await mock.call('listPaymentMethods', 200)).items.map(({ last4 }) => last4);

describe('one press pays with a card that is not on file yet', () => {
  it('puts it on file once and buys once, by a double click too', async () => {
    const { user } = await openWithoutCard();
    await fillInCard();
    const button = await screen.findByRole('button', { name: 'Pay $19' });
    await user.dblClick(button);
    await bought();
    expect(await cards()).toEqual(['4242']);
    expect(await orders()).toEqual(['paid']);
  });

  it('asks for what is missing first', async () => {
    const { user } = await openWithoutCard();
    await field('CVC');
    await press(user, 'Pay $19');
    const summary = await screen.findByRole('group', { name: /check/ });
    await vi.waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByText('Enter the card number.')).toBeVisible();
    expect(await cards()).toEqual([]);
    expect(await orders()).toEqual([]);
  });

  it('leads to what says that the form did not come', async () => {
    const body = { type: 'urn:problem-type:internal', title: 'No', status: 500 } as const;
    mock.override({ operationId: 'listCountries', reply: { status: 500, body } });
    const { user } = await openWithoutCard();
    await screen.findByRole('button', { name: 'Retry' });
    await press(user, 'Pay $19');
    expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
    expect(await orders()).toEqual([]);
  });

  it('keeps what was typed where the card is refused, and orders nothing', async () => {
    const { user } = await openWithoutCard();
    await fillInCard();
    const errors = [{ pointer: '/number', code: 'unknown', detail: 'We don’t take this card.' }];
    mock.override({
      operationId: 'createCardToken',
      times: 1,
      reply: {
        status: 422,
        body: { type: 'urn:problem-type:validation-failed', title: 'No', status: 422, errors },
      },
    });
    await press(user, 'Pay $19');
    expect(await screen.findByText('Card number: We don’t take this card.')).toBeVisible();
    expect(await field('Card number')).toHaveValue('4242 4242 4242 4242');
    expect(await orders()).toEqual([]);
    await press(user, 'Pay $19');
    await bought();
    expect(await cards()).toEqual(['4242']);
  });

  it('has one card and one order where the first answer got lost', async () => {
    const { user } = await openWithoutCard();
    await fillInCard();
    mock.override({ operationId: 'createPaymentMethod', loseAnswer: true, times: 1 });
    await press(user, 'Pay $19');
    await screen.findByRole('group', { name: /connection|offline|reach/i });
    expect(await orders()).toEqual([]);
    await press(user, 'Pay $19');
    await bought();
    expect(await cards()).toEqual(['4242']);
    expect(await orders()).toEqual(['paid']);
  });

  it('has the card on file and chosen where only ordering failed', async () => {
    const { user } = await openWithoutCard();
    await fillInCard();
    const body = { type: 'urn:problem-type:not-for-sale', title: 'Closed', status: 409 } as const;
    mock.override({ operationId: 'createOrder', reply: { status: 409, body }, times: 1 });
    await press(user, 'Pay $19');
    expect(await notice()).toHaveTextContent(
      'Nothing was ordered. Your Visa ending in 4242 is on file and chosen',
    );
    expect(screen.getByRole('radio', { name: /4242/ })).toBeChecked();
    await press(user, 'Pay $19');
    await bought();
    expect(await cards()).toEqual(['4242']);
    expect(await orders()).toEqual(['paid']);
  });

  it('lets go of it where it was removed meanwhile, and says nothing of pressing again', async () => {
    const { user } = await openWithoutCard();
    await fillInCard({ 'Card number': DECLINED });
    await press(user, 'Pay $19');
    await notice();
    expect(screen.getByRole('radio', { name: /0002/ })).toBeChecked();
    const [card] = (await mock.call('listPaymentMethods', 200)).items;
    await mock.call('deletePaymentMethod', 204, { params: { paymentMethodId: card!.id } });
    await press(user, 'Pay $19');
    await vi.waitFor(() => expect(screen.queryByRole('radio', { name: /0002/ })).toBeNull());
    expect(await notice()).toHaveTextContent(/no such payment method\.Nothing was ordered\.$/);
    expect(await field('Card number')).toHaveValue('');
  });

  it('locks what is bought while the card is on its way, and pays nothing for who has left', async () => {
    const { user, unmount } = await openWithoutCard();
    await fillInCard();
    const answer = mock.hold('createPaymentMethod');
    await press(user, 'Pay $19');
    await screen.findByRole('button', { name: 'Adding your card…' });
    expect(screen.getByRole('group', { name: 'What you buy' })).toBeDisabled();
    unmount();
    answer();
    await vi.waitFor(async () => expect(await cards()).toEqual(['4242']), { timeout: 5000 });
    const again = renderWithApp(<CheckoutPage />, { at: '/checkout?id=duskplan' });
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    expect(await orders()).toEqual([]);
    await press(again.user, 'Pay $19');
    await bought();
  });

  it('stays with the card that is typed when another one comes on file meanwhile', async () => {
    const { user } = await openWithoutCard();
    await user.type(await field('Full name on card'), 'Maya');
    await addCard(mock, { number: DECLINED });
    await user.click(screen.getByRole('button', { name: 'Reload the cards' }));
    expect(await screen.findByRole('radio', { name: /0002/ })).not.toBeChecked();
    expect(await field('Full name on card')).toHaveValue('Maya');
    await fillInCard();
    await press(user, 'Pay $19');
    await bought();
    expect(await orders()).toEqual(['paid']);
  });

  it('keeps what was typed while credits pay for it all', async () => {
    await mock.signIn('someone-new@example.com');
    await mock.call('createGiftCardRedemption', 201, {
      headers: { 'Idempotency-Key': 'credits-for-all-of-it' },
      body: { code: 'GIFT-4R8K-2W6P-7Q2M' },
    });
    const { user } = renderWithApp(<CheckoutPage />, { at: '/checkout?id=duskplan' });
    await fillInCard();
    const credits = await screen.findByLabelText('Use my credits ($25)');
    await user.click(credits);
    await screen.findByRole('button', { name: 'Confirm order' });
    expect(screen.getByLabelText(/^Card number/)).not.toBeVisible();
    await user.click(credits);
    await press(user, 'Pay $19');
    await bought();
    expect(await cards()).toEqual(['4242']);
  });

  it('keeps the choice under the finger where credits are taken back, until the total is known', async () => {
    await mock.signIn('someone-new@example.com');
    await mock.call('createGiftCardRedemption', 201, {
      headers: { 'Idempotency-Key': 'credits-for-all-of-it' },
      body: { code: 'GIFT-4R8K-2W6P-7Q2M' },
    });
    // Opened with credits: what it costs without them has not been asked for yet.
    const { user } = renderWithApp(<CheckoutPage />, { at: '/checkout?id=duskplan&credits=yes' });
    await screen.findByRole('button', { name: 'Confirm order' });
    const credits = screen.getByLabelText('Use my credits ($25)');
    mock.override({ operationId: 'createQuote', dropConnection: true });
    await user.click(credits);
    await screen.findByRole('heading', { name: 'We could not reach the server' });
    expect(credits).toBeVisible();
    expect(credits).toHaveFocus();
    expect(await field('Card number')).toBeVisible();
  });

  it('keeps what was typed while another card is looked at', async () => {
    const { user } = await open(DECLINED);
    await press(user, 'Pay $19');
    await notice();
    await user.click(screen.getByRole('radio', { name: 'Another card' }));
    await fillInCard();
    await user.click(screen.getByRole('radio', { name: /0002/ }));
    expect(await screen.findByLabelText(/^Card number/)).not.toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Another card' }));
    expect(await field('Card number')).toHaveValue('4242 4242 4242 4242');
    await press(user, 'Pay $19');
    await bought();
    expect(await orders()).toEqual(['paid', 'failed']);
  });
});

it('says until when the price holds, where the deal ends', async () => {
  await mock.signIn('someone-new@example.com');
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', status: 'ending-soon' },
  });
  renderWithApp(<CheckoutPage />, { at: `/checkout?id=${items[0]!.id}` });
  // Whether it has ended already depends on the day of the test.
  expect(await screen.findByText(/^Deal end(s|ed) on/)).toBeVisible();
});

describe('a card that has expired', () => {
  /** Signs in and puts a Mastercard on file, the first and so the default one, whose month has passed since. */
  async function addExpired() {
    await mock.signIn('someone-new@example.com');
    const { id } = await addCard(mock, { number: '5555555555554444' });
    const { paymentMethods } = await mock.backend.store.open('paymentMethods');
    paymentMethods.put({ ...paymentMethods.get(id)!, expiryMonth: 2, expiryYear: 2023 });
    await mock.backend.store.save();
  }

  it('gives way to one that can pay, and pays nothing where it is chosen', async () => {
    await addExpired();
    await addCard(mock);
    const { user } = renderWithApp(<CheckoutPage />, { at: '/checkout?id=duskplan' });
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /4444/ }));
    expect(await screen.findByText('This card has expired. Choose another.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /4242/ }));
    await press(user, 'Pay $19');
    await bought();
  });

  it('opens the form of another where there is no other', async () => {
    await addExpired();
    const { user } = renderWithApp(<CheckoutPage />, { at: '/checkout?id=duskplan' });
    expect(await screen.findByRole('radio', { name: 'Another card' })).toBeChecked();
    await fillInCard();
    await press(user, 'Pay $19');
    await bought();
    expect(await cards()).toHaveLength(2);
  });
});

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
    expect(await notice()).toHaveTextContent('We don’t know yet whether this went through');
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

  it('of what is on screen, where another plan is opened before it is known how the first ended', async () => {
    mock.override({ operationId: 'createOrder', dropConnection: true, times: 1 });
    await mock.signIn('someone-new@example.com');
    await addCard(mock, { number: APPROVED });
    const at = '/checkout?id=replywright&plan=license-tier-';
    const { user, unmount } = renderWithApp(<CheckoutPage />, { at: `${at}3&quantity=2` });
    await press(user, /^Pay/);
    await notice();
    unmount();
    const { where } = renderWithApp(<CheckoutPage />, { at: `${at}1` });
    expect(await notice()).toHaveTextContent('We don’t know yet whether this went through');
    await vi.waitFor(() => expect(where()).toBe(`${at}3&quantity=2`));
    expect(screen.getByRole('radio', { name: /License Tier 3/ })).toBeChecked();
    expect(await orders()).toEqual([]);
    await press(user, 'Check on my order');
    await screen.findByRole('heading', { name: /is yours$/ });
    expect(await orders()).toEqual(['paid']);
  });

  it('of what was asked for, and says so, where that plan is not sold any more', async () => {
    mock.override({ operationId: 'createOrder', loseAnswer: true, times: 1 });
    await mock.signIn('someone-new@example.com');
    await addCard(mock, { number: APPROVED });
    const at = '/checkout?id=replywright&plan=license-tier-3&quantity=2';
    const { user, unmount } = renderWithApp(<CheckoutPage />, { at });
    const total = (await screen.findByRole('button', { name: /^Pay/ })).textContent.slice(4);
    await press(user, /^Pay/);
    await notice();
    unmount();
    const listing = await mock.call('getListing', 200, { params: { listingId: 'replywright' } });
    const plans = listing.plans.filter(({ id }) => id !== 'license-tier-3');
    const reply = { status: 200, body: { ...listing, plans } } as const;
    mock.override({ operationId: 'getListing', reply });
    const { where } = renderWithApp(<CheckoutPage />, { at: '/checkout?id=replywright' });
    expect(await notice()).toHaveTextContent(
      `You asked for “License Tier 3” × 2 at ${total}. That plan is no longer sold`,
    );
    expect(where()).toBe('/checkout?id=replywright');
    expect(screen.getByRole('radio', { name: /^License Tier 1/ })).toBeChecked();
    await press(user, 'Check on my order');
    await screen.findByRole('heading', { name: /is yours$/ });
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
    expect(await notice()).toHaveTextContent('We don’t know yet whether this went through');
    await press(user, 'Check on my order');
    await bought();
    expect(await orders()).toEqual(['paid']);
  });

  it('when the bank asks for another try', async () => {
    const { user } = await open(TRY_AGAIN);
    await press(user, 'Pay $19');
    expect(await notice()).toHaveTextContent('Your bank asks you to try again');
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
  expect(await screen.findByText('License Tier 2 × 2, regular price')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pay $78' })).toBeVisible();
  expect(where()).toBe('/checkout?id=duskplan&plan=license-tier-2&quantity=2');
});

describe('while the summary is below the window', () => {
  beforeEach(() => {
    const stub = class {
      constructor(private readonly tell: IntersectionObserverCallback) {}
      observe() {
        // For the one that asks how high the bar is, this is just another size.
        this.tell([{ intersectionRatio: 0 } as IntersectionObserverEntry], this as never);
      }
      disconnect() {}
    };
    vi.stubGlobal('IntersectionObserver', stub);
    vi.stubGlobal('ResizeObserver', stub);
  });
  afterEach(() => void vi.unstubAllGlobals());

  const bar = () => screen.findByRole('group', { name: 'Your total' });

  it('has the total and the button that pays it in a bar', async () => {
    const { user } = await open(APPROVED);
    expect(await within(await bar()).findByText('$19')).toBeVisible();
    expect(within(await bar()).getByText('60-day refund')).toBeVisible();
    const button = within(await bar()).getByRole('button', { name: 'Pay $19' });
    await vi.waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await user.click(button);
    await bought();
    expect(await orders()).toEqual(['paid']);
  });

  it('says there which card pays, and nothing of one while another is typed', async () => {
    const { user } = await open(APPROVED);
    expect(await within(await bar()).findByText(/Visa ending in 4242/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Another card' }));
    expect(within(await bar()).queryByText(/Visa ending in 4242/)).toBeNull();
    expect(within(await bar()).getByText('Total')).toBeVisible();
  });

  it('says there, as in the summary, that a yearly plan is paid for one year', async () => {
    await mock.signIn('someone-new@example.com');
    renderWithApp(<CheckoutPage />, { at: '/checkout?id=docsage&plan=solo' });
    expect(await within(await bar()).findByText(/Total for one year/)).toBeVisible();
    expect(within(await bar()).getByText('Save $281')).toBeVisible();
    expect(screen.getAllByText(/Total for one year/)).toHaveLength(2);
    expect(screen.getByText('Nothing renews by itself.')).toBeVisible();
  });

  it('shows no total there while that of another plan is asked for', async () => {
    const { user } = await open(APPROVED);
    expect(await within(await bar()).findByText('$19')).toBeVisible();
    const answer = mock.hold('createQuote');
    await user.click(screen.getByRole('radio', { name: /License Tier 2/ }));
    expect(within(await bar()).getByText('$19')).not.toBeVisible();
    answer();
    expect(await within(await bar()).findByText('$39')).toBeVisible();
  });
});

it('tells who has it already, before it is paid once more', async () => {
  const { user, unmount } = await open(APPROVED);
  await press(user, 'Pay $19');
  await bought();
  unmount();
  sessionStorage.clear();
  renderWithApp(<CheckoutPage />, { at: '/checkout?id=duskplan' });
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent(/You have owned this since .*License Tier 1.*adds license keys/);
  expect(within(told).getByRole('link', { name: 'See it in Products' })).toBeVisible();
});

it('tells nothing of the kind to who has it not', async () => {
  await open(APPROVED);
  await screen.findByRole('button', { name: 'Pay $19' });
  expect(screen.queryByText(/You have owned this/)).toBeNull();
});

it('sells where it can’t be asked what the member owns', async () => {
  const body = { type: 'urn:problem-type:internal', title: 'Down', status: 500 };
  mock.override({ operationId: 'listOwnedProducts', reply: { status: 500, body } });
  await open(APPROVED);
  expect(await screen.findByRole('button', { name: 'Pay $19' })).toBeVisible();
});

it('marks the steps of an order that are done', async () => {
  await open(APPROVED);
  const steps = within(await screen.findByRole('list', { name: 'Steps' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Done: Sign in',
    'Pay',
    'Get your license',
  ]);
  expect(steps.getByText('Pay')).toHaveAttribute('aria-current', 'step');
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
  await press(user, 'Pay $62');
  await bought();
});
