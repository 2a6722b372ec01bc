import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { SoftwarePage } from '../../../src/features/catalog/pages';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();

const openList = async (at: string) => {
  renderWithApp(<SoftwarePage />, { at });
  const list = await screen.findByRole('region', { name: '50 listings available' });
  await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(18));
  return list;
};

describe('the software', () => {
  it('begins with its most popular listing, which says what it does best and can be bought', async () => {
    const { items } = await mock.call('listListings', 200, {
      query: { kind: 'software', sort: ['-popularity'], pageSize: 1 },
    });
    const { id, title } = items[0]!;
    const { featureTiles } = await mock.call('getListing', 200, { params: { listingId: id } });
    const list = await openList('/aitools');
    expect(within(list).getAllByRole('heading', { name: title })).toHaveLength(1);
    const lead = within(list).getAllByRole('article')[0]!;
    expect(within(lead).getByRole('heading', { level: 3, name: title })).toBeVisible();
    expect(within(lead).getByText('Most popular')).toBeVisible();
    for (const tile of featureTiles.slice(0, 3))
      expect(await within(lead).findByText(tile.title)).toBeInTheDocument();
    const buy = within(lead).getByRole('link', { name: `Buy Now: ${title}` });
    expect(buy).toHaveAttribute('href', `/checkout?id=${id}`);
  });

  it.each([
    ['/aitools', 1],
    ['/aitools?page=2', 0],
  ])('keeps room in %s for as many leaders as come', async (at, leaders) => {
    const { container } = renderWithApp(<SoftwarePage />, { at });
    // Of those that wait only a leader's has room for what it does best.
    const waiting = container.querySelectorAll('article[aria-hidden]');
    expect(waiting.length).toBeGreaterThan(3);
    expect(container.querySelectorAll('article[aria-hidden] .Lead-features')).toHaveLength(leaders);
    await screen.findByRole('region', { name: '50 listings available' });
    await waitFor(() => expect(container.querySelectorAll('article[aria-hidden]')).toHaveLength(0));
    expect(screen.queryAllByText('Most popular')).toHaveLength(leaders);
  });

  it.each(['/aitools?sort=name', '/aitools?page=2'])('has no leader in %s', async (at) => {
    const list = await openList(at);
    expect(within(list).queryByText('Most popular')).toBeNull();
    expect(within(list).queryByRole('link', { name: /^Buy Now/ })).toBeNull();
  });

  it('names where else the words are found, below the little that they find here', async () => {
    const q = 'video';
    const here = await mock.call('listListings', 200, { query: { kind: 'software', q } });
    expect(here.items).toHaveLength(1);
    const { items } = await mock.call('listSearchCounts', 200, { query: { q } });
    const courses = items.find(({ kind }) => kind === 'course')!.count;
    renderWithApp(<SoftwarePage />, { at: `/aitools?q=${q}` });
    const elsewhere = await screen.findByRole('region', { name: 'Matches elsewhere' });
    const link = within(elsewhere).getByRole('link', { name: `${courses} courses match` });
    expect(link).toHaveAttribute('href', `/courses?q=${q}`);
    expect(within(elsewhere).queryByRole('link', { name: /software/ })).toBeNull();
  });
});
