import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useListings } from '../../../src/api/resources/listings';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

function Results() {
  const [q, setQ] = useState('');
  const { data, error, isLoading } = useListings({ kind: 'software', ...(q && { q }) });
  return (
    <>
      <button onClick={() => setQ('email')}>Filter</button>
      <p>{isLoading ? 'loading' : error ? 'failed' : 'settled'}</p>
      <p>{data ? `${data.page.totalItems} found` : 'nothing to show'}</p>
    </>
  );
}

it('keeps old items while new ones load, and drops them where those fail', async () => {
  const { user } = renderWithApp(<Results />);
  await screen.findByText('50 found');
  await screen.findByText('settled');
  mock.override({
    operationId: 'listListings',
    reply: {
      status: 500,
      body: { type: 'urn:problem-type:internal', title: 'Down for a moment', status: 500 },
    },
  });
  const answer = mock.hold('listListings');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await screen.findByText('loading');
  expect(screen.getByText('50 found')).toBeVisible();
  answer();
  await screen.findByText('failed');
  expect(screen.getByText('nothing to show')).toBeVisible();
});
