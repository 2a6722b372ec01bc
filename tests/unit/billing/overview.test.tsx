import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { routes } from '../../../src/app/routes';
import { BillingPage } from '../../../src/features/billing/BillingPage';
import { registerRoutes } from '../../../src/routing/routeTable';
import { useMockServer } from '../../support/mockServer';
import { forgetSetup } from '../../support/partnerSetup';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
registerRoutes(routes);

const mock = useMockServer();
// What jsdom can't do without a layout.
beforeEach(() => void (Element.prototype.scrollIntoView = () => undefined));

/** The headings of the overview from top to bottom, once both parts are there. */
async function headings(payouts: string): Promise<string[]> {
  const { container } = renderWithApp(<BillingPage />, { at: '/billing' });
  await screen.findByText(payouts);
  await screen.findByText('Enter Your Information', { selector: 'h2' });
  return [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
}

it('shows a new partner the setup first: there is nothing to pay out yet', async () => {
  await mock.signIn('new-partner@example.com');
  const body = { businessName: 'Tidepool', timeZone: 'Europe/Berlin', acceptsTerms: true } as const;
  await mock.call('createPartnership', 201, { body });
  expect(await headings('Nothing due yet')).toEqual(['Enter Your Information', 'Payouts']);
});

it('shows first what is held until the setup is finished', async () => {
  await mock.signIn();
  await forgetSetup(mock, 'quillbird-labs');
  expect(await headings('Held')).toEqual(['Payouts', 'Enter Your Information']);
});
