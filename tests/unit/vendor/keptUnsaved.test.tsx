import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import type { VendorListingChange } from '../../../src/api/resources/vendor-listings';
import { AddProductPage } from '../../../src/features/vendor/AddProductPage';
import { valuesOf } from '../../../src/features/vendor/form/listingValues';
import { dropAllDrafts, keepDraft, readDraft } from '../../../src/forms/drafts';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

registerRoutes(routes);
const mock = useMockServer();

afterEach(dropAllDrafts);

/** A draft of Maya's. */
const ID = 'vendor-listing-000015';
const at = `/addproduct?id=${ID}`;

/** A site with one other page. */
function Site() {
  return useLocation().pathname === '/addproduct' ? <AddProductPage /> : null;
}

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

/** Enters text at the end of a field, all at once. */
async function enter(user: UserEvent, name: string, text: string) {
  await user.click(await field(name));
  await user.paste(text);
}

/** Saves a change of the draft, as another window does. */
async function saveElsewhere(body: VendorListingChange) {
  const { vendorListings } = await mock.backend.store.open('vendorListings');
  await mock.call('updateVendorListing', 200, {
    params: { vendorListingId: ID },
    headers: { 'If-Match': `"${vendorListings.get(ID)!.version}"` },
    body,
  });
}

const later = { timeout: 20_000 };

it('keeps what is typed while a change is being saved, also where it can’t be saved then', async () => {
  await mock.signIn();
  mock.override({ operationId: 'updateVendorListing', dropConnection: true });
  mock.override({ operationId: 'updateVendorListing', times: 1 });
  const answer = mock.hold('updateVendorListing');
  const { user, goTo } = renderWithApp(<Site />, { at });
  await enter(user, 'Tool name', ' Two');
  await screen.findByText('Saving your draft…');
  await enter(user, 'Founder’s name', ' and Sons');
  answer();
  await screen.findByText(/^Not saved yet/, {}, later);
  await act(() => goTo('/'));
  await act(() => goTo(at));
  expect(await field('Tool name')).toHaveValue('Minuteloom Two');
  expect(await field('Founder’s name')).toHaveValue('Felix Amundsen and Sons');
});

it('keeps what is no price yet when the rest was saved', async () => {
  await mock.signIn();
  const { user, goTo } = renderWithApp(<Site />, { at });
  await user.click(await screen.findByRole('radio', { name: /^Paid/ }));
  await enter(user, 'Tool name', ' Two');
  const price = await field('Price in US dollars');
  await user.clear(price);
  await user.type(price, '24.');
  await screen.findByText('Draft saved.', {}, later);
  await act(() => goTo('/'));
  await act(() => goTo(at));
  expect(await field('Price in US dollars')).toHaveValue('24.');
});

it('keeps nothing of a price that was saved, so that one of another window stays', async () => {
  await mock.signIn();
  const { user, unmount } = renderWithApp(<Site />, { at });
  await user.click(await screen.findByRole('radio', { name: /^Paid/ }));
  const price = await field('Price in US dollars');
  await user.clear(price);
  await user.type(price, '39.5');
  await screen.findByText('Draft saved.', {}, later);
  unmount();
  await saveElsewhere({ price: { amountMinor: 5000, currency: 'USD' } });
  renderWithApp(<Site />, { at });
  expect(await field('Price in US dollars')).toHaveValue('50');
  expect(screen.queryByText(/We kept what you typed/)).not.toBeInTheDocument();
});

it('keeps nothing of a price that is only written otherwise than it was saved', async () => {
  await mock.signIn();
  await saveElsewhere({ pricing: 'paid', price: { amountMinor: 3950, currency: 'USD' } });
  const { user, unmount } = renderWithApp(<Site />, { at });
  await user.type(await field('Price in US dollars'), '{Backspace}');
  expect(await field('Price in US dollars')).toHaveValue('39.5');
  unmount();
  await saveElsewhere({ price: { amountMinor: 5000, currency: 'USD' } });
  renderWithApp(<Site />, { at });
  expect(await field('Price in US dollars')).toHaveValue('50');
  expect(screen.queryByText(/We kept what you typed/)).not.toBeInTheDocument();
});

it('takes over what another window has saved where nothing was typed', async () => {
  await mock.signIn();
  const params = { vendorListingId: ID };
  const before = valuesOf(await mock.call('getVendorListing', 200, { params }));
  keepDraft(`product ${ID}`, { ...before, name: 'Minuteloom Two' }, before);
  await saveElsewhere({ description: 'What another window says.' });
  renderWithApp(<Site />, { at });
  expect(await field('Tool name')).toHaveValue('Minuteloom Two');
  await screen.findByText('Draft saved.', {}, later);
  expect(await mock.call('getVendorListing', 200, { params })).toMatchObject({
    name: 'Minuteloom Two',
    description: 'What another window says.',
  });
  await waitFor(() => expect(readDraft(`product ${ID}`)).toBeUndefined());
});

it('says that the draft is saved once it was chosen which version is to stay', async () => {
  mock.console.allow(/412/);
  await mock.signIn();
  const { user } = renderWithApp(<Site />, { at });
  await enter(user, 'Tool name', ' Two');
  await screen.findByText('Draft saved.', {}, later);
  await saveElsewhere({ description: 'What another window says.' });
  await enter(user, 'Tool name', ' and a Half');
  await user.click(await screen.findByRole('button', { name: /^Keep what is here/ }, later));
  await waitFor(async () => {
    const { vendorListings } = await mock.backend.store.open('vendorListings');
    expect(vendorListings.get(ID)).toMatchObject({ name: 'Minuteloom Two and a Half' });
  });
  expect(await screen.findByText('Draft saved.')).toBeInTheDocument();
  await waitFor(() => expect(readDraft(`product ${ID}`)).toBeUndefined());
  await enter(user, 'Tool name', '!');
  expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();
});
