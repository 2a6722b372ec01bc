import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useVendorListings } from '../../../src/api/resources/vendor-listings';
import { DraftChoice } from '../../../src/features/vendor/DraftChoice';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

function Page({ openId }: { openId?: string }) {
  const begun = useVendorListings({ status: ['draft', 'rejected'], sort: ['name'] });
  return <DraftChoice begun={begun} openId={openId} />;
}

it('has no empty list where the drafts could not be loaded', async () => {
  await mock.signIn();
  const refusal = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 };
  mock.override({ operationId: 'listVendorListings', reply: { status: 403, body: refusal } });
  renderWithApp(<Page />);
  expect(await screen.findByText(/Your drafts could not be loaded/)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

it('says first which were rejected, and leaves out the one that the form has begun', async () => {
  await mock.signIn();
  const { items } = await mock.call('listVendorListings', 200, { query: { status: ['draft'] } });
  const opened = items.find(({ name }) => name === 'Minuteloom')!;
  renderWithApp(<Page openId={opened.id} />);
  await screen.findByRole('navigation', { name: 'Continue editing' });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Postbox ZeroRejected',
    'Pageturner',
  ]);
});
