import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
  await screen.findByText(payouts, { selector: 'dt, dd *' });
  await screen.findByText('Enter Your Information', { selector: 'h2' });
  return [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
}

it('shows a new partner the setup first: there is nothing to pay out yet', async () => {
  await mock.signIn('new-partner@example.com');
  const body = { businessName: 'Tidepool', timeZone: 'Europe/Berlin', acceptsTerms: true } as const;
  await mock.call('createPartnership', 201, { body });
  expect(await headings('Nothing sold yet')).toEqual(['Enter Your Information', 'Payouts']);
});

it('shows first what is held until the setup is finished', async () => {
  await mock.signIn();
  await forgetSetup(mock, 'quillbird-labs');
  expect(await headings('Held back')).toEqual(['Payouts', 'Enter Your Information']);
});

it('shows neither part before it is known which comes first', async () => {
  await mock.signIn();
  await forgetSetup(mock, 'quillbird-labs');
  mock.override({ operationId: 'listStatements', delayMs: 60_000 });
  renderWithApp(<BillingPage />, { at: '/billing' });
  const setup = await screen.findByText('Enter Your Information', { selector: 'h2' });
  expect(setup).not.toBeVisible();
});

it('moves nothing under a typing partner when the statements come after all', async () => {
  await mock.signIn();
  await forgetSetup(mock, 'quillbird-labs');
  const refusal = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 };
  mock.override({
    operationId: 'listStatements',
    times: 1,
    reply: { status: 403, body: refusal },
  });
  const { container, user } = renderWithApp(<BillingPage />, { at: '/billing' });
  const city = await screen.findByRole('textbox', { name: /^City/ });
  await user.type(city, 'Upp');
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Held back', { selector: 'dt' });
  expect(city).toHaveFocus();
  expect(container.querySelector('h2')).toHaveTextContent('Enter Your Information');
});

describe('the next payout', () => {
  /** What stands beside a name in the list of payouts. */
  const factOf = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
  const statements = () =>
    mock.call('listStatements', 200, {
      query: { partnerAccountId: 'quillbird-labs', sort: ['-id'] },
    });

  it('is the month before until its payday, beside this month so far', async () => {
    await mock.signIn();
    const [open, due] = (await statements()).items;
    expect([open?.status, due?.status]).toEqual(['open', 'due']);
    renderWithApp(<BillingPage />, { at: '/billing' });
    expect(await factOf('Next payout')).toMatch(
      /^\$[\d,.]+February 2023, to be paid out on March 15, 2023$/,
    );
    expect(await factOf('This month so far')).toMatch(
      /March 2023 so far, to be paid out on April 15, 2023$/,
    );
  });

  it('waits for the setup where that is later', async () => {
    await mock.signIn();
    await forgetSetup(mock, 'quillbird-labs');
    renderWithApp(<BillingPage />, { at: '/billing' });
    expect(await factOf('Next payout')).toMatch(
      /February 2023, to be paid out on March 15, 2023, or when your setup is finished if that is later$/,
    );
  });

  it('says where it goes, and leads to the statements behind it', async () => {
    await mock.signIn();
    renderWithApp(<BillingPage />, { at: '/billing' });
    await screen.findByText(/^Account •••• \d{4}$/);
    expect(await factOf('Paid out to')).toMatch(/^Fyrbanken/);
    expect(screen.getByRole('link', { name: 'February 2023' })).toHaveAttribute(
      'href',
      '/billing?tab=invoices&statement=quillbird-labs-2023-02',
    );
    expect(screen.getByRole('link', { name: 'View all statements' })).toHaveAttribute(
      'href',
      '/billing?tab=invoices',
    );
  });

  it('is this month so far while no other is due', async () => {
    await mock.signIn();
    const { items, ...others } = await statements();
    const paid = items.map((one) =>
      one.status === 'due' ? { ...one, status: 'paid' as const, paidOn: one.payableOn } : one,
    );
    mock.override({
      operationId: 'listStatements',
      reply: { status: 200, body: { items: paid, ...others } },
    });
    renderWithApp(<BillingPage />, { at: '/billing' });
    expect(await factOf('Next payout')).toMatch(
      // And the bars of five months, the last of them this one.
      /March 2023 so far, to be paid out on April 15, 2023(\$[\d,]+(Nov|Dec|Jan|Feb|Mar)){5}$/,
    );
    expect(await factOf('Next payout')).toMatch(/Nov.*Dec.*Jan.*Feb.*Mar$/);
    expect(screen.queryByText('This month so far')).toBeNull();
    // What was paid last is the first of the statements; what is paid next is not there again.
    const recent = screen.getByRole('region', { name: 'Recent statements' });
    const [first] = within(recent).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^February 2023Paid on Mar 15, 2023/);
    expect(recent).not.toHaveTextContent('March 2023');
  });
});
