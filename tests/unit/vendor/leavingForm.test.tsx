import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { AddProductPage } from '../../../src/features/vendor/AddProductPage';
import { dropAllDrafts, readDraft } from '../../../src/forms/drafts';
import { registerRoutes } from '../../../src/routing/routeTable';
import { clearToasts } from '../../../src/ui/toastStore';
import { Toasts } from '../../../src/ui/Toasts';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

afterEach(dropAllDrafts);
afterEach(clearToasts);

/** A site with one other page. */
function Site() {
  return useLocation().pathname === '/addproduct' ? <AddProductPage /> : null;
}

const nameField = () => screen.findByRole('textbox', { name: /^Tool name/ });
const businessField = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Business' });

/** Enters text at the end of the name, all at once: between two letters a slow machine saves the first. */
async function enterName(user: UserEvent, text: string) {
  await user.click(await nameField());
  await user.paste(text);
}

/** Enters a name and leaves before the pause after it, in which nothing is saved, is over. */
async function enterAndLeave() {
  const page = renderWithApp(<Site />, { at: '/addproduct' });
  await enterName(page.user, 'Ferrymark');
  await act(() => page.goTo('/'));
  return page;
}

/** How many listings have the name that was typed. */
const begun = async () => {
  const { items } = await mock.call('listVendorListings', 200, { query: { q: 'Ferrymark' } });
  return items.filter(({ name }) => name === 'Ferrymark').length;
};

it('offers what was left as a draft to continue, and begins with an empty form', async () => {
  await mock.signIn();
  const { goTo } = await enterAndLeave();
  await waitFor(() => expect(readDraft('product new')).toBeUndefined());
  expect(await begun()).toBe(1);
  await act(() => goTo('/addproduct'));
  expect(await nameField()).toHaveValue('');
  expect(await screen.findByRole('link', { name: 'Ferrymark' })).toBeVisible();
});

it('goes on with what is still on its way when the form is opened again', async () => {
  await mock.signIn();
  const answer = mock.hold('createVendorListing');
  const { goTo } = await enterAndLeave();
  await act(() => goTo('/addproduct'));
  expect(await nameField()).toHaveValue('Ferrymark');
  await screen.findByText('Saving your draft…');
  answer();
  expect(await screen.findByText('Draft saved.', {}, { timeout: 20_000 })).toBeInTheDocument();
  expect(await begun()).toBe(1);
});

it('begins no second draft where the first is done before anything is saved again', async () => {
  await mock.signIn();
  const answer = mock.hold('createVendorListing');
  const { goTo, user } = await enterAndLeave();
  await act(() => goTo('/addproduct'));
  answer();
  await enterName(user, '!');
  await waitFor(
    async () => {
      const { items } = await mock.call('listVendorListings', 200, { query: { q: 'Ferrymark' } });
      expect(items.map(({ name }) => name)).toEqual(['Ferrymark!']);
    },
    { timeout: 20_000 },
  );
});

it('leaves alone what is on its way once it was discarded', async () => {
  await mock.signIn();
  const answer = mock.hold('createVendorListing');
  const { goTo, user } = await enterAndLeave();
  await act(() => goTo('/addproduct'));
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await enterName(user, 'Tallowink');
  await screen.findByText('Saving your draft…');
  answer();
  expect(await screen.findByText('Draft saved.', {}, { timeout: 20_000 })).toBeInTheDocument();
  await waitFor(async () => expect(await begun()).toBe(1), { timeout: 20_000 });
});

it('leaves alone what was discarded where its business was switched while it was begun', async () => {
  await mock.signIn();
  const answer = mock.hold('createVendorListing');
  const { goTo, user } = renderWithApp(<Site />, { at: '/addproduct' });
  const [first, second] = [...(await businessField()).options].map(({ value }) => value);
  await enterName(user, 'Ferrymark');
  await screen.findByText('Saving your draft…');
  await user.selectOptions(await businessField(), second!);
  await act(() => goTo('/'));
  await act(() => goTo('/addproduct'));
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await user.selectOptions(await businessField(), first!);
  await enterName(user, 'Tallowink');
  await screen.findByText('Saving your draft…');
  answer();
  expect(await screen.findByText('Draft saved.', {}, { timeout: 20_000 })).toBeInTheDocument();
  await waitFor(async () => expect(await begun()).toBe(1), { timeout: 20_000 });
});

it.each(['before', 'after'])(
  'begins another draft for another business, chosen %s the form saves what was left',
  async (when) => {
    await mock.signIn();
    const answer = mock.hold('createVendorListing');
    const page = renderWithApp(<Site />, { at: '/addproduct' });
    const [first, second] = [...(await businessField()).options].map(({ value }) => value);
    await page.user.selectOptions(await businessField(), second!);
    await enterName(page.user, 'Ferrymark');
    await act(() => page.goTo('/'));
    await act(() => page.goTo('/addproduct'));
    expect(await businessField()).toHaveValue(second);
    if (when === 'after') await screen.findByText('Saving your draft…');
    await page.user.selectOptions(await businessField(), first!);
    await screen.findByText('Saving your draft…');
    answer();
    await waitFor(
      async () => {
        const { items } = await mock.call('listVendorListings', 200, {
          query: { q: 'Ferrymark' },
        });
        expect(items.map(({ partnerAccount }) => partnerAccount.id).sort()).toEqual(
          [first, second].sort(),
        );
      },
      { timeout: 20_000 },
    );
  },
);

it('keeps the id of a draft in the URL where Back leads to what came before it', async () => {
  await mock.signIn();
  const { user, where, goTo, back } = renderWithApp(<Site />, { at: '/addproduct' });
  await screen.findByRole('link', { name: 'Minuteloom' });
  await enterName(user, 'Ferrymark');
  await waitFor(() => expect(where()).toMatch(/\?id=/));
  const named = where();
  await act(() => goTo('/addproduct?step=1'));
  await waitFor(() => expect(where()).toBe(named));
  expect(await nameField()).toHaveValue('Ferrymark');
  const { items } = await mock.call('listVendorListings', 200, { query: { q: 'Minuteloom' } });
  await act(() => goTo(`/addproduct?id=${items[0]!.id}`));
  await waitFor(async () => expect(await nameField()).toHaveValue('Minuteloom'));
  await act(back);
  await waitFor(async () => expect(await nameField()).toHaveValue('Ferrymark'));
});

it('keeps nobody on the page who waits for the code of another one', async () => {
  await mock.signIn();
  const answer = mock.hold('createVendorListing');
  let bring: (page: { Component: () => string }) => void;
  const lazy = () => new Promise<{ Component: () => string }>((done) => (bring = done));
  const { user, where, goTo } = renderWithApp(<AddProductPage />, {
    at: '/addproduct',
    others: [{ path: '/sales', lazy }],
  });
  await user.type(await nameField(), 'Ferrymark');
  await screen.findByText('Saving your draft…');
  const going = goTo('/sales');
  answer();
  await screen.findByText('Draft saved.');
  expect(where()).toBe('/addproduct');
  await act(async () => {
    bring({ Component: () => 'What was sold' });
    await going;
  });
  expect(await screen.findByText('What was sold')).toBeVisible();
});

it('tells who has left that what they submitted was changed in another window', async () => {
  mock.console.allow(/412/);
  await mock.signIn();
  mock.override({
    operationId: 'submitVendorListing',
    reply: {
      status: 412,
      body: { type: 'urn:problem-type:precondition-failed', title: 'It was changed', status: 412 },
    },
  });
  const answer = mock.hold('submitVendorListing');
  const at = '/addproduct?id=vendor-listing-000015';
  const page = (
    <>
      <Site />
      <Toasts />
    </>
  );
  const { user, goTo } = renderWithApp(page, { at });
  await user.click(await screen.findByRole('button', { name: 'Submit Tools' }));
  await screen.findByText('Submitting…');
  await act(() => goTo('/'));
  answer();
  expect(await screen.findByText(/^Add product: It was changed/)).toBeVisible();
});
