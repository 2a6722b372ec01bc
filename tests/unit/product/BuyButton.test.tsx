import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BuyButton } from '../../../src/features/product/BuyButton';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

it.each([
  ['in-stock', 'Buy Now: Team', true],
  ['sold-out', 'Sold Out: Team', false],
] as const)('a listing that is %s shows %s', async (stockStatus, name, isEnabled) => {
  const listing = await mock.call('getListing', 200, { params: { listingId: 'docsage' } });
  await mock.call('getSession', 200);
  renderWithApp(
    <BuyButton listing={{ ...listing, stockStatus }} plan={listing.plans[0]} label="Team" />,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  expect(!button.disabled).toBe(isEnabled);
});
