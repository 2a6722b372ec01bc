import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tellRefused } from '../../../src/api/sessionEvents';
import { registerRoutes } from '../../../src/routing/routeTable';
import { routes } from '../../../src/app/routes';
import { BuyerWishlistPage } from '../../../src/features/wishlist/pages';
import { clearToasts } from '../../../src/ui/toastStore';
import { Toasts } from '../../../src/ui/Toasts';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();
afterEach(clearToasts);

/** The wishlist of a member with so many saved deals, the last of them the latest. */
async function open(count: number, search = '') {
  await mock.call('createSession', 201, { body: { identifier: 'ada@example.com', password: 'x' } });
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', pageSize: Math.max(count, 1) },
  });
  for (const [second, { id }] of items.slice(0, count).entries()) {
    mock.setNow(new Date(Date.UTC(2023, 2, 9, 12, 0, second)));
    await mock.call('addBookmark', 200, { params: { listingId: id } });
  }
  const page = (
    <>
      <BuyerWishlistPage />
      <Toasts />
    </>
  );
  return { items, ...renderWithApp(page, { at: `/buyerbookmark${search}` }) };
}

const rows = () => screen.findAllByRole('button', { name: /^Delete/ });
const firstName = async () => (await rows())[0]!.getAttribute('aria-label');

describe('the wishlist', () => {
  it('ends with deals like the one saved last, of which none is saved yet', async () => {
    const { items } = await open(3);
    const last = items[2]!;
    const shelf = await screen.findByRole('region', { name: `More like ${last.title}` });
    const similar = await mock.call('listSimilarListings', 200, {
      params: { listingId: last.id },
    });
    const saved = items.slice(0, 3).map(({ id }) => id);
    const fresh = similar.items.filter(({ id }) => !saved.includes(id));
    await waitFor(() =>
      expect(
        within(shelf)
          .getAllByRole('heading', { level: 3 })
          .map(({ textContent }) => textContent),
      ).toEqual(fresh.slice(0, 4).map(({ title }) => title)),
    );
  });

  it('keeps what is saved in the shelf where it is, and the deal that the shelf resembles', async () => {
    const { items, where } = await open(3);
    const name = `More like ${items[2]!.title}`;
    const shelf = await screen.findByRole('region', { name });
    const [heart] = await within(shelf).findAllByRole('button', { name: /^Wishlist/ });
    heart!.focus();
    fireEvent.click(heart!);
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    expect(heart).toHaveFocus();
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(shelf).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'saved' } });
    await waitFor(async () => expect(await firstName()).toBe(`Delete ${items[0]!.title}`));
    expect(where()).toBe('/buyerbookmark?sort=saved');
    expect(heart).toBeVisible();
    expect(shelf).toHaveAccessibleName(name);
  });

  it('shows nothing of one member to another who signs in in another tab', async () => {
    const { items } = await open(3);
    await screen.findByRole('region', { name: `More like ${items[2]!.title}` });
    await mock.signIn('viktor@dealwright.example');
    await mock.call('addBookmark', 200, { params: { listingId: items[0]!.id } });
    act(tellRefused);
    expect(
      await screen.findByRole('region', { name: `More like ${items[0]!.title}` }),
    ).toBeInTheDocument();
    expect(screen.queryByText(items[2]!.title)).toBeNull();
  });

  it('shows at once that a deal is deleted, and Undo puts it back where it was', async () => {
    const { items } = await open(3);
    const middle = items[1]!.title;
    expect(await rows()).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: `Delete ${middle}` }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Delete ${middle}` })).toBeNull(),
    );
    expect(screen.getByRole('heading', { name: '2 saved deals' })).toHaveFocus();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect((await rows())[1]).toHaveAccessibleName(`Delete ${middle}`);
  });

  it('has the deal again, and says so, where the server refuses to delete it', async () => {
    const { items } = await open(2);
    await rows();
    mock.override({
      operationId: 'removeBookmark',
      reply: {
        status: 500,
        body: { type: 'urn:problem-type:internal', title: 'No', status: 500 },
      },
    });
    fireEvent.click(screen.getByRole('button', { name: `Delete ${items[0]!.title}` }));
    const message = `${items[0]!.title} could not be removed from your wishlist.`;
    expect(await screen.findByText(message)).toBeVisible();
    expect(await rows()).toHaveLength(2);
  });

  it('has the sums only where there are some, and says that they change', async () => {
    const { items } = await open(3);
    await rows();
    const band = () => screen.getByRole('region', { name: 'You would save' });
    expect(band()).toHaveAttribute('aria-busy', 'false');
    mock.override({
      operationId: 'removeBookmark',
      reply: {
        status: 500,
        body: { type: 'urn:problem-type:internal', title: 'No', status: 500 },
      },
    });
    const answer = mock.hold('removeBookmark');
    fireEvent.click(screen.getByRole('button', { name: `Delete ${items[0]!.title}` }));
    await waitFor(() => expect(band()).toHaveAttribute('aria-busy', 'true'));
    answer();
    await waitFor(() => expect(band()).toHaveAttribute('aria-busy', 'false'));
  });

  it('has no sums where nothing is saved', async () => {
    await open(0);
    expect(await screen.findByText('Nothing saved yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'You would save' })).toBeNull();
  });

  it('goes to the page before when the last deal of a page is deleted', async () => {
    const { where } = await open(11, '?page=2');
    expect(await rows()).toHaveLength(1);
    fireEvent.click((await rows())[0]!);
    await waitFor(() => expect(where()).toBe('/buyerbookmark'));
    await waitFor(async () => expect(await rows()).toHaveLength(10));
  });

  it('says that there is no such page where there never was one', async () => {
    const { where } = await open(2, '?page=7');
    expect(await screen.findByText('There is no page 7')).toBeVisible();
    expect(where()).toBe('/buyerbookmark?page=7');
  });

  it('offers a next step when the last deal of all is deleted', async () => {
    await open(1);
    fireEvent.click((await rows())[0]!);
    expect(await screen.findByText('Nothing saved yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse courses' })).toBeVisible();
  });

  it('sorts by the head of a column, in the URL', async () => {
    const { items, where } = await open(4);
    // The latest stands first.
    expect(await firstName()).toBe(`Delete ${items.at(-1)!.title}`);
    // One list of orders, that of the page, on phones too.
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Latest first');
    const table = screen.getByRole('table', { name: 'Wishlist' });
    const head = within(table).getByRole('columnheader', { name: 'Product Name' });
    fireEvent.click(within(head).getByRole('button'));
    const sorted = items.map(({ title }) => title).sort();
    await waitFor(async () => expect(await firstName()).toBe(`Delete ${sorted[0]}`));
    expect(where()).toBe('/buyerbookmark?sort=name');
    expect(head).toHaveAttribute('aria-sort', 'ascending');
  });

  it('says what the saved deals save together, and follows when one is deleted', async () => {
    const { items } = await open(3);
    const savedBy = (listings: typeof items) =>
      listings.reduce(
        (sum, { price, oldPrice }) => sum + (oldPrice?.amountMinor ?? 0) - price.amountMinor,
        0,
      );
    expect(items.every(({ oldPrice }) => oldPrice)).toBe(true);
    const band = await screen.findByRole('region', { name: 'You would save' });
    const shows = (listings: typeof items) =>
      waitFor(() => expect(band).toHaveTextContent(`$${savedBy(listings) / 100}`));
    await shows(items);
    fireEvent.click(screen.getByRole('button', { name: `Delete ${items[0]!.title}` }));
    await shows(items.slice(1));
  });

  it('has templates among the listings, each with its author, its price and the way to buy it', async () => {
    await mock.signIn('ada@example.com');
    const template = await mock.call('getTemplate', 200, { params: { templateId: 'gauge-admin' } });
    await mock.call('addTemplateBookmark', 200, { params: { templateId: template.id } });
    const { items } = await open(1);
    const row = (await screen.findByRole('link', { name: template.title })).closest('tr')!;
    expect(within(row).getByText(template.author.name)).toBeVisible();
    expect(row).toHaveTextContent(`$${template.price.amountMinor / 100}`);
    expect(within(row).getByText('In Stock')).toBeVisible();
    expect(within(row).getByRole('link', { name: `Buy Now: ${template.title}` })).toHaveAttribute(
      'href',
      `/checkout?template=${template.id}`,
    );
    expect(screen.getByRole('heading', { name: '2 saved deals' })).toBeVisible();
    // What resembles a template nothing tells: the shelf is about the listing.
    expect(
      await screen.findByRole('region', { name: `More like ${items[0]!.title}` }),
    ).toBeInTheDocument();

    fireEvent.click(within(row).getByRole('button', { name: `Delete ${template.title}` }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect((await mock.call('listBookmarks', 200)).templateIds).toEqual([template.id]);
  });

  it('leaves out what it does not know', async () => {
    const { items } = await open(1);
    const body = await mock.call('listBookmarks', 200);
    const later = { kind: 'bundle', createdAt: '2023-03-09T12:00:00Z' } as never;
    mock.override({
      operationId: 'listBookmarks',
      reply: { status: 200, body: { ...body, items: [later, ...body.items] } },
    });
    await waitFor(async () => expect(await firstName()).toBe(`Delete ${items[0]!.title}`));
  });
});
