import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CreditsPage } from '../../../src/features/credits/CreditsPage';
import { NEWCOMER, useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

const mock = useMockServer();

test('without an answer there is no balance, and a way to ask again', async () => {
  await mock.signIn(NEWCOMER);
  mock.override({
    operationId: 'listCredits',
    reply: { status: 500, body: { type: 'about:blank', title: 'Refused', status: 500 } },
  });
  renderWithApp(<CreditsPage />);
  expect(await screen.findByRole('button', { name: /Retry/ })).toBeInTheDocument();
  expect(screen.getByText('–')).toBeInTheDocument();
});

test.each([
  ['as it was', 'GIFT-4R8K-2W6P-7Q2M'],
  ['in another spelling', ' gift 4r8k–2w6p 7q2m'],
])('a gift card whose answer was lost is redeemed once, sent again %s', async (_, again) => {
  await mock.signIn(NEWCOMER);
  const { user } = renderWithApp(<CreditsPage />);
  const code = () => screen.findByRole('textbox', { name: /^Gift card code/ });
  mock.override({ operationId: 'createGiftCardRedemption', times: 1, loseAnswer: true });
  await user.type(await code(), 'GIFT-4R8K-2W6P-7Q2M');
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByRole('group', { name: /./ })).toBeInTheDocument();
  expect(await code()).toHaveValue('GIFT-4R8K-2W6P-7Q2M');
  await user.clear(await code());
  await user.type(await code(), again);
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText('$25.00')).toBeInTheDocument();
  expect((await mock.call('listCredits', 200)).items).toHaveLength(1);
  await waitFor(async () => expect(await code()).toHaveFocus());
  expect(await code()).toHaveValue('');
});

test('offers what the credits pay for as a whole, and nothing that is owned', async () => {
  await mock.signIn();
  const { balance } = await mock.call('listCredits', 200);
  const { items: owned } = await mock.call('listOwnedProducts', 200, { query: { pageSize: 100 } });
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', status: 'live', priceMax: balance.amountMinor },
  });
  const isOwned = ({ id }: { id: string }) => owned.some(({ itemId }) => itemId === id);
  expect(items.some(isOwned)).toBe(true);
  renderWithApp(<CreditsPage />);
  const shelf = await screen.findByRole('region', { name: 'What $25.00 pays for' });
  const titles = items.filter((item) => !isOwned(item)).map(({ title }) => title);
  await waitFor(() =>
    expect(
      within(shelf)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(titles.slice(0, 4)),
  );
});

/** Answers that these are owned, whatever the member has bought. */
async function own(ids: string[]) {
  const list = await mock.call('listOwnedProducts', 200);
  const [one] = list.items.filter(({ kind }) => kind === 'software');
  const items = ids.map((itemId) => ({ ...one!, id: itemId, itemId }));
  mock.override({
    operationId: 'listOwnedProducts',
    reply: { status: 200, body: { ...list, items } },
  });
}

test('offers what is left where the most popular that the credits pay for are owned', async () => {
  await mock.signIn();
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', status: 'live', priceMax: 2500, pageSize: 100 },
  });
  expect(items.length).toBeGreaterThan(4);
  await own(items.slice(0, 4).map(({ id }) => id));
  renderWithApp(<CreditsPage />);
  const shelf = await screen.findByRole('region', { name: 'What $25.00 pays for' });
  const [first] = await within(shelf).findAllByRole('heading', { level: 3 });
  expect(first).toHaveTextContent(items[4]!.title);
});

test('keeps no room below the history where the credits pay for nothing', async () => {
  await mock.signIn();
  const list = await mock.call('listListings', 200, { query: { kind: 'software' } });
  mock.override({
    operationId: 'listListings',
    reply: { status: 200, body: { ...list, items: [] } },
  });
  const { container } = renderWithApp(<CreditsPage />);
  await screen.findByRole('region', { name: 'What $25.00 pays for' });
  await waitFor(() => expect(container.lastElementChild).toHaveStyle({ minHeight: '0' }));
  expect(screen.queryByRole('region', { name: 'What $25.00 pays for' })).toBeNull();
});

test('leads to prices that the shop can filter by where the credits pay for all', async () => {
  await mock.signIn();
  const credits = await mock.call('listCredits', 200);
  const balance = { amountMinor: 100_000_000, currency: 'USD' };
  mock.override({
    operationId: 'listCredits',
    reply: { status: 200, body: { ...credits, balance } },
  });
  renderWithApp(<CreditsPage />);
  const shelf = await screen.findByRole('region', { name: /pays for$/ });
  await within(shelf).findAllByRole('heading', { level: 3 });
  const more = within(shelf).getByRole('link', { name: /^View all software/ });
  expect(more).toHaveAttribute('href', '/aitools?max=1000000');
});

test('shows what the credits pay for before it is known what is owned, and leaves that out then', async () => {
  await mock.signIn();
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', status: 'live', priceMax: 2500 },
  });
  await own([items[0]!.id]);
  mock.override({
    operationId: 'listOwnedProducts',
    times: 1,
    reply: { status: 500, body: { type: 'about:blank', title: 'No', status: 500 } },
  });
  renderWithApp(<CreditsPage />);
  const card = (at: number) => screen.queryByRole('heading', { name: items[at]!.title });
  await waitFor(() => expect(card(0)).toBeInTheDocument());
  await waitFor(() => expect(card(0)).toBeNull(), { timeout: 10_000 });
  await waitFor(() => expect(card(1)).toBeInTheDocument());
}, 20_000);
