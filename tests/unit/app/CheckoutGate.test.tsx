import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CheckoutPage } from '../../../src/features/checkout/CheckoutPage';
import { AccessGate } from '../../../src/app/AccessGate';
import { routes } from '../../../src/app/routes';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);
const mock = useMockServer();

/** Opens the checkout as a visitor. */
function open(search: string) {
  const element = (
    <AccessGate>
      <CheckoutPage />
    </AccessGate>
  );
  const { load: _, ...handle } = routes.checkout;
  return renderWithApp(element, {
    at: `/checkout${search}`,
    others: [{ path: '/checkout', handle, element }],
  });
}

const order = () => screen.findByRole('region', { name: 'Order summary' });
const signInTo = (name: string) => screen.findByRole('heading', { name });

describe('the checkout of a visitor', () => {
  it('is the order with its saving and its total, and signing in to pay it', async () => {
    open('?id=chatpebble');
    const summary = await order();
    expect(within(summary).getByRole('link', { name: 'Chatpebble' })).toHaveAttribute(
      'href',
      '/productdetails?id=chatpebble',
    );
    expect(summary).toHaveTextContent('Quillbird Labs');
    expect(await within(summary).findByText('You save $55 (69%)')).toBeInTheDocument();
    expect(summary).toHaveTextContent(/License Tier 1.*Now \$25.*instead of \$80/);
    expect(summary).toHaveTextContent(/Total\$25/);
    expect(summary).toHaveTextContent('60-day refund');
    expect(await signInTo('Sign in to pay $25')).toBeVisible();
    const steps = screen.getByRole('list', { name: 'Steps' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Sign in', 'Pay', 'Get your license']);
    expect(screen.queryByText(/^What .+ like$/)).toBeNull();
  });

  it('is of the plan and the number of keys that the URL names, as the server adds them up', async () => {
    open('?id=replywright&plan=license-tier-2&quantity=3');
    expect(await signInTo('Sign in to pay $105')).toBeVisible();
    const summary = await order();
    expect(summary).toHaveTextContent('License Tier 2 × 3');
    expect(summary).toHaveTextContent('3 license keys');
    expect(summary).toHaveTextContent('$35 each');
    expect(within(summary).getByRole('radio', { name: /^License Tier 2/ })).toBeChecked();
    expect(summary).toHaveTextContent('You save $183 (64%)');
  });

  it('says at the total of a yearly plan that it is for one year, and what follows', async () => {
    open('?id=docsage&plan=solo');
    expect(await signInTo('Sign in to pay $179')).toBeVisible();
    expect(await order()).toHaveTextContent(/Total for one year\$179.*Nothing renews by itself\./);
  });

  it('says no price of the plan before while that of another one is asked for', async () => {
    const { goTo } = open('?id=replywright&plan=license-tier-1');
    expect(await signInTo('Sign in to pay $13')).toBeVisible();
    const answer = mock.hold('createQuote');
    await act(() => goTo('/checkout?id=replywright&plan=license-tier-2'));
    const summary = await order();
    await waitFor(() =>
      expect(within(summary).getByRole('radio', { name: /^License Tier 2/ })).toBeChecked(),
    );
    expect(await signInTo('Sign in to pay')).toBeVisible();
    expect(summary).not.toHaveTextContent('Total');
    answer();
    expect(await signInTo('Sign in to pay $35')).toBeVisible();
  });

  it('marks the plan that is chosen at once, and says no price of the one before', async () => {
    const { user } = open('?id=replywright');
    expect(await signInTo('Sign in to pay $13')).toBeVisible();
    const answer = mock.hold('createQuote');
    const summary = await order();
    const second = within(summary).getByRole('radio', { name: /^License Tier 2/ });
    await user.click(second);
    expect(second).toBeChecked();
    expect(await signInTo('Sign in to pay')).toBeVisible();
    expect(summary).not.toHaveTextContent('Total');
    answer();
    expect(await signInTo('Sign in to pay $35')).toBeVisible();
    expect(second).toBeChecked();
  });

  it('says that a plan is not there, and which one it is instead', async () => {
    open('?id=replywright&plan=no-such-plan');
    const summary = await order();
    expect(within(summary).getByRole('alert')).toHaveTextContent('This is License Tier 1 instead.');
    expect(await signInTo('Sign in to pay $13')).toBeVisible();
  });

  it.each([
    ['?id=replywright', ['Home', 'Replywright', 'Your order'], '/productdetails?id=replywright'],
    ['?template=gauge-admin', ['Home', 'Gauge Admin', 'Your order'], '/tempalte?id=gauge-admin'],
  ])('leads back to what is bought: %s', async (search, way, productUrl) => {
    open(search);
    const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    const links = within(trail).getAllByRole('link');
    expect([...links.map((link) => link.textContent), 'Your order']).toEqual(way);
    expect(links.at(-1)).toHaveAttribute('href', productUrl);
  });

  it('is of a template, which has no plan', async () => {
    open('?template=gauge-admin');
    expect(await signInTo('Sign in to pay $99')).toBeVisible();
    const summary = await order();
    expect(summary).toHaveTextContent('Gauge Admin');
    expect(screen.getByText('Download it')).toBeInTheDocument();
  });

  it.each([
    ['?id=nothing-of-the-kind', 'listing'],
    ['?id=No%20Id', 'listing'],
    ['?template=nothing-of-the-kind', 'template'],
  ])('says that nothing is found for %s', async (search, kind) => {
    open(search);
    expect(await signInTo(`We could not find this ${kind}`)).toBeVisible();
    expect(await signInTo('Sign in')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Order summary' })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
      'Home/Your order',
    );
  });

  it('says that it is sold out, and asks nobody to pay', async () => {
    const { listings } = await mock.backend.store.open('listings');
    const ended = { endsAt: '2023-03-09T11:00:00Z', oldPrice: null };
    listings.put({ ...listings.get('duskplan')!, ...ended });
    await mock.backend.store.save();
    open('?id=duskplan');
    expect(await screen.findByRole('heading', { name: 'This is sold out' })).toBeVisible();
    expect(await signInTo('Sign in')).toBeVisible();
  });

  it('lets one sign in while the order is on its way, and asks again for what failed', async () => {
    mock.override({ operationId: 'getListing', dropConnection: true, times: 1 });
    const { user } = open('?id=chatpebble');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await signInTo('Sign in to pay $25')).toBeVisible();
  });

  it('tells the price of one product of no other while that is asked for', async () => {
    const { goTo } = open('?id=chatpebble');
    expect(await signInTo('Sign in to pay $25')).toBeVisible();
    const answer = mock.hold('createQuote');
    await act(async () => goTo('/checkout?id=replywright'));
    expect(await signInTo('Sign in to pay')).toBeVisible();
    answer();
    expect(await signInTo('Sign in to pay $13')).toBeVisible();
  });

  it('becomes the checkout of the same order once someone has signed in', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user, where } = open('?id=replywright&plan=license-tier-2&quantity=3');
    await signInTo('Sign in to pay $105');
    await user.click(await screen.findByRole('button', { name: /^Maya/ }));
    expect(await screen.findByRole('radio', { name: /^License Tier 2/ })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'How many' })).toHaveValue('3');
    await waitFor(async () => expect(await order()).toHaveTextContent('License Tier 2 × 3'));
    expect(await screen.findByText('You save $183 (64%)')).toBeVisible();
    expect(where()).toBe('/checkout?id=replywright&plan=license-tier-2&quantity=3');
  });

  it('asks a member nothing that a visitor would pay, however slow their own price is', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = open('?template=gauge-admin');
    await signInTo('Sign in to pay $99');
    await mock.signIn();
    const { items } = await mock.call('listPaymentMethods', 200);
    await mock.call('createMembership', 201, {
      headers: { 'Idempotency-Key': 'joining-key-of-this-test' },
      body: { plan: 'yearly', paymentMethodId: items[0]!.id },
    });
    await mock.call('deleteSession', 204);
    const answer = mock.hold('createQuote');
    await user.click(await screen.findByRole('button', { name: /^Maya/ }));
    expect(await screen.findByRole('group', { name: 'What you buy' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    answer();
    expect(await screen.findByRole('button', { name: 'Confirm order' })).toBeVisible();
  });

  it('says that nothing is chosen yet, and offers what can be, before signing in', async () => {
    open('');
    expect(await signInTo('You have not chosen anything yet')).toBeVisible();
    const offers = await screen.findByRole('region', { name: 'Best offers' });
    expect(await within(offers).findAllByRole('link', { name: /^Buy Now: / })).toHaveLength(4);
    expect(screen.queryByText(/^What .+ like$/)).toBeNull();
    expect(await signInTo('Sign in')).toBeVisible();
  });

  it('shows an example of an order that was placed', async () => {
    open('?order=order-041272&id=replywright');
    expect(await screen.findByRole('img', { name: /^An example: / })).toBeVisible();
    expect(await signInTo('Sign in')).toBeVisible();
  });
});
