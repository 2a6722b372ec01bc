import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEED_NOW } from '../../../mocks/seed/clock';
import { SalesPage } from '../../../src/features/sales/SalesPage';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));
// They need a browser, which has them in its own tests.
vi.mock('../../../src/features/sales/TrendCharts', () => ({ TrendCharts: () => null }));

const mock = useMockServer();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(SEED_NOW) });
  await mock.signIn();
});
afterEach(() => {
  vi.useRealTimers();
});

const LAST_WEEK = /^March 3, 2023 to March 9, 2023\./;
const period = () => screen.findByRole('combobox', { name: 'Period' });

describe('the sales page', () => {
  it('shows the days that were chosen last, though an answer for others comes later', async () => {
    const answers: Promise<Response>[] = [];
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const answer = send(input, init);
      answers.push(answer);
      return answer;
    });
    const { user, where } = renderWithApp(<SalesPage />, { at: '/sales' });
    await screen.findByText(/^February 8, 2023 to March 9, 2023\./);
    const letGo = [mock.hold('getSalesSummary', 1), mock.hold('listSales', 1)];
    const before = answers.length;
    await user.selectOptions(await period(), 'last-90-days');
    await waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(before + 2));
    await user.selectOptions(await period(), 'last-7-days');
    expect(where()).toBe('/sales?from=2023-03-03&to=2023-03-09');
    await screen.findByText(LAST_WEEK);
    letGo.forEach((go) => go());
    await Promise.all(answers);
    await waitFor(() =>
      expect(screen.getByRole('table', { name: 'Sales' })).toHaveAttribute('aria-busy', 'false'),
    );
    expect(screen.getByText(LAST_WEEK)).toBeVisible();
    const days = within(screen.getByRole('table', { name: 'Sales' }))
      .getAllByRole('row')
      .flatMap((row) => [...row.querySelectorAll('time')].map((time) => time.dateTime));
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) expect(day >= '2023-03-03').toBe(true);
  });

  it('shows the sales where their figures can’t be had, says so, and asks again', async () => {
    const { user } = renderWithApp(<SalesPage />, { at: '/sales' });
    await screen.findByText(/^February 8, 2023 to March 9, 2023\./);
    // A refusal, which is not tried again by itself.
    const body = { type: 'urn:problem-type:forbidden', title: 'Not now', status: 403 };
    mock.override({ operationId: 'getSalesSummary', reply: { status: 403, body }, times: 1 });
    await user.selectOptions(await period(), 'last-7-days');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('table', { name: 'Sales' })).toBeVisible();
    await user.click(retry);
    expect(await screen.findByText(LAST_WEEK)).toBeVisible();
  });

  it('shows as a table what the charts show, and its sum is the gross', async () => {
    const { user } = renderWithApp(<SalesPage />, { at: '/sales?by=week' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Shown as' }), 'table');
    const table = screen.getByRole('table', { name: 'Revenue, refunds and units' });
    const rows = within(table).getAllByRole('row').slice(1);
    const revenue = rows.map((row) =>
      Number(
        within(row)
          .getAllByRole('cell')[1]!
          .textContent.replace(/[^\d.]/g, ''),
      ),
    );
    const total = revenue.reduce((sum, amount) => sum + amount, 0);
    const gross = screen.getByText('Gross sales').nextElementSibling!.textContent;
    expect(total).toBeCloseTo(Number(gross.replace(/[$,]/g, '')), 2);
    const [rate, of] = screen.getByText('Refund rate').parentElement!.querySelectorAll('dd');
    const [refunded, all] = /^(\d+) of ([\d,]+) new sales$/
      .exec(of!.textContent)!
      .slice(1)
      .map(Number);
    expect(Number(rate!.textContent.replace('%', ''))).toBeCloseTo((refunded! / all!) * 100, 1);
    expect(screen.getByText(`${all} sales`)).toBeVisible();
    // What was paid back in the period may have been sold before it.
    expect(screen.getByText('including earlier sales')).toBeVisible();
  });

  it('names days that make no sense, and shows the usual ones', async () => {
    renderWithApp(<SalesPage />, { at: '/sales?from=2023-03-09&to=2023-03-01' });
    expect(await screen.findByText(/^February 8, 2023 to March 9, 2023\./)).toBeVisible();
    expect(screen.getByText(/from=2023-03-09|2023-03-09/)).toBeVisible();
  });

  it('says that a partner account of others is not there', async () => {
    renderWithApp(<SalesPage />, { at: '/sales?account=amsel-works' });
    expect(
      await screen.findByRole('heading', { name: 'We could not find this partner account' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your own' })).toHaveAttribute('href', '/sales');
  });
});
