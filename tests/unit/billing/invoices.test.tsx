import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEED_NOW } from '../../../mocks/seed/clock';
import { BillingPage } from '../../../src/features/billing/BillingPage';
import { useMockServer } from '../../support/mockServer';
import { forgetSetup } from '../../support/partnerSetup';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(SEED_NOW) });
  // What jsdom can't do without a layout.
  Element.prototype.scrollIntoView = () => undefined;
  await mock.signIn();
});
afterEach(() => void vi.useRealTimers());

it('brings who opens a statement from the table to it, and leaves who sorts the table there', async () => {
  const { user } = renderWithApp(<BillingPage />, { at: '/billing?tab=invoices' });
  const table = await screen.findByRole('table', { name: 'Statements' });
  await user.click(within(table).getByRole('link', { name: 'February 2023' }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'February 2023' });
  await waitFor(() => expect(heading).toHaveFocus());
  const sort = screen.getByRole('button', { name: 'Net' });
  await user.click(sort);
  expect(sort).toHaveFocus();
});

it('brings who leaves the overview to the statement, or to the list of all', async () => {
  const { user } = renderWithApp(<BillingPage />, { at: '/billing' });
  const recent = await screen.findByRole('region', { name: 'Recent statements' });
  within(recent).getByRole('link', { name: 'January 2023' }).focus();
  await user.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { level: 2, name: 'January 2023' });
  await waitFor(() => expect(heading).toHaveFocus());

  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  (await screen.findByRole('link', { name: 'View all statements' })).focus();
  await user.keyboard('{Enter}');
  const list = await screen.findByRole('heading', { name: /^Monthly statements/ });
  await waitFor(() => expect(list).toHaveFocus());

  // Who presses the tab stays on it.
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  const tab = screen.getByRole('tab', { name: 'Invoices' });
  await user.click(tab);
  await screen.findByRole('heading', { name: /^Monthly statements/ });
  expect(tab).toHaveFocus();
});

it('says of a statement that is held what it waits for, and no day in the past', async () => {
  await forgetSetup(mock, 'quillbird-labs');
  renderWithApp(<BillingPage />, { at: '/billing?tab=invoices&statement=quillbird-labs-2023-01' });
  const statement = await screen.findByRole('region', { name: 'January 2023' });
  expect(within(statement).getByText('Held until the setup is finished')).toBeVisible();
  expect(within(statement).queryByText(/Due on/)).toBeNull();
});
