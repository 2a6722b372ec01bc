import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ContactWays } from '../../../src/features/help/ContactWays';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

it('shows the address line by line, and of the phone its number only', async () => {
  const details = await mock.call('getContactDetails', 200);
  const address = ['48 Harbour Street', 'Cape Town 8001', 'South Africa'];
  mock.override({
    operationId: 'getContactDetails',
    reply: { status: 200, body: { ...details, address } },
  });
  renderWithApp(<ContactWays />);
  for (const line of address) expect(await screen.findByText(line)).toBeVisible();
  const phone = screen.getByText(details.phone).closest('dd');
  expect(phone).toHaveTextContent(new RegExp(`^${details.phone.replace('+', '\\+')}$`));
});
