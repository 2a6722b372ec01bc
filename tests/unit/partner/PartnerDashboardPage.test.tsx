import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PartnerDashboardPage } from '../../../src/features/partner/PartnerDashboardPage';
import { formatExactMoney } from '../../../src/lib/money';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

const mock = useMockServer();

test('leaves out the names of the accounts where they can’t be had', async () => {
  await mock.signIn();
  const body = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 };
  mock.override({ operationId: 'listPartnerAccounts', reply: { status: 403, body } });
  const { container } = renderWithApp(<PartnerDashboardPage />);
  expect(await screen.findByRole('navigation', { name: 'What is new' })).toBeVisible();
  await waitFor(() => expect(container.querySelector('.MuiSkeleton-root')).toBeNull());
});

test('begins with what is to be done, and marks what waits for long', async () => {
  await mock.signIn();
  renderWithApp(<PartnerDashboardPage />);
  const cards = await screen.findByRole('navigation', { name: 'What is new' });
  expect(within(cards).getAllByRole('link')[0]).toHaveAccessibleName('Finish your draft');
  expect(cards).toHaveTextContent(/Net this month\$[\d,]+\.\d\d/);
  const sales = screen.getByRole('region', { name: 'Sales in the last 30 days' });
  expect(sales).toHaveTextContent(/\$[\d,]+\.\d\d[+−]?\d+%on the 30 days before[\d,]+ units sold/);
  const products = within(sales).getByRole('list', { name: 'What brought in the most' });
  const rows = within(products).getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[0]).toHaveTextContent(/^\D+\$[\d,]+\.\d\d$/);
  const widths = rows.map((row) =>
    parseFloat(row.querySelector<HTMLElement>('[data-bar]')!.style.width),
  );
  expect(widths[0]).toBe(100);
  const named = widths.slice(0, -1);
  expect(named).toEqual(named.toSorted((a, b) => b - a));
  // The last bar is of all others, so that they come to the figure above them.
  expect(rows.at(-1)).toHaveTextContent('All others');
  const dollars = (text: string | null) =>
    Number(/\$([\d,]+\.\d\d)/.exec(text ?? '')![1]!.replaceAll(',', ''));
  expect(rows.reduce((sum, row) => sum + dollars(row.textContent), 0)).toBeCloseTo(
    dollars(sales.textContent),
  );
  const [longest] = await screen.findAllByRole('article', { name: /^Question by / });
  expect(longest).toHaveTextContent(/Asked \d+ (week|month|year)s? ago/);
});

test('says what is held back, and leads to the setup that releases it', async () => {
  await mock.signIn();
  const { unpayable } = await mock.call('getPartnerOverview', 200);
  renderWithApp(<PartnerDashboardPage />);
  const held = await screen.findByRole('region', { name: 'Held back' });
  expect(held).toHaveTextContent(formatExactMoney(unpayable!.payout));
  expect(within(held).getByRole('link', { name: 'Finish setup' })).toHaveAttribute(
    'href',
    '/billing?account=northbeam-studio',
  );
});

test('says nothing of what is held back where nothing is', async () => {
  await mock.signIn();
  const overview = await mock.call('getPartnerOverview', 200);
  mock.override({
    operationId: 'getPartnerOverview',
    reply: { status: 200, body: { ...overview, unpayable: null } },
  });
  renderWithApp(<PartnerDashboardPage />);
  expect(await screen.findByRole('navigation', { name: 'What is new' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Held back' })).toBeNull();
});
