import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SavedDeals } from '../../../src/features/account/SavedDeals';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

/** The list of a member with 21 saved deals, one more than fit on a page, at the page of that number. */
async function open(page: number) {
  await mock.call('createSession', 201, { body: { identifier: 'ada@example.com', password: 'x' } });
  const { items } = await mock.call('listListings', 200, {
    query: { kind: 'software', pageSize: 21 },
  });
  for (const { id } of items) {
    await mock.call('addBookmark', 200, { params: { listingId: id } });
  }
  return renderWithApp(<SavedDeals />, { at: `/dashboard?page=${page}` });
}

describe('SavedDeals', () => {
  it('goes to the page before when the last deal of a page is removed', async () => {
    const { where } = await open(2);
    fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(where()).toBe('/dashboard?page=1'));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(20),
    );
  });

  it('says that there is no such page where there never was one', async () => {
    const { where } = await open(7);
    expect(await screen.findByText('There is no page 7')).toBeVisible();
    expect(where()).toBe('/dashboard?page=7');
  });
});
