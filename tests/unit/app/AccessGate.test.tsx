import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../src/api/DataProvider';
import { useSession } from '../../../src/api/resources/session';
import { tellRefused } from '../../../src/api/sessionEvents';
import { AccessGate } from '../../../src/app/AccessGate';
import type { AppRoute } from '../../../src/routing/AppRoute';
import { theme } from '../../../src/theme/theme';
import { useMockServer } from '../../support/mockServer';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

// As the contract would say it of pages for some accounts alone.
vi.mock('../../../src/api/operationRoles', () => ({
  operationRoles: {
    listBookmarks: ['vendor', 'buyer'],
    listNotifications: ['student'],
    listPartnerAccounts: ['vendor'],
  },
}));

const mock = useMockServer();

function open(
  access: AppRoute['access'],
  path = '/',
  children: ReactNode = 'What only some may see',
) {
  const handle = { title: 'Your sales', description: 'What sells.', access, frame: 'partner' };
  const element = <AccessGate>{children}</AccessGate>;
  render(
    <ThemeProvider theme={theme}>
      <DataProvider>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', handle, element }], {
            initialEntries: [path],
          })}
        />
      </DataProvider>
    </ThemeProvider>,
  );
}

const signIn = (identifier = 'maya@example.com') => mock.signIn(identifier);

const PARTNERSHIP = { feePercent: 35, sharePercent: 65, payoutDay: 7, example: null };

const page = 'What only some may see';
const title = { level: 1, name: 'Your sales' } as const;

describe('AccessGate', () => {
  it('shows a page for accounts to a member, and to a visitor its title with a way to sign in', async () => {
    open('account');
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.queryByText(page)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  });

  it('tells a visitor what the page is for and what else is there', async () => {
    open('account', '/sales');
    expect(await screen.findByText('What sells.')).toBeVisible();
    expect(screen.getByText('Listing')).toBeVisible();
    expect(screen.queryByText('Sales & Analytics')).toBeNull();
  });

  it('tells a visitor who is about to list a product what selling costs', async () => {
    const { sharePercent, payoutDay } = PARTNERSHIP;
    mock.override({
      operationId: 'getPartnershipTerms',
      reply: { status: 200, body: PARTNERSHIP },
    });
    open('account', '/addproduct');
    // The sample beside it may say the share, too.
    expect(await screen.findByText(`Day ${payoutDay}`)).toBeVisible();
    expect(screen.getByText(/of every sale that isn’t refunded/).parentElement).toHaveTextContent(
      `${sharePercent}%`,
    );
    expect(screen.getByRole('link', { name: 'Start selling' })).toHaveAttribute(
      'href',
      '/register',
    );
  });

  it('opens a page at its top, wherever on it signing in was', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    open('account');
    await userEvent.click(await screen.findByRole('button', { name: /^Maya/ }));
    expect(await screen.findByText(page)).toBeVisible();
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
  });

  it('shows a page for accounts to every member', async () => {
    await signIn();
    open('account');
    expect(await screen.findByText(page)).toBeVisible();
  });

  it('starts a page over for another member', async () => {
    function Page() {
      const { user } = useSession();
      const [caseNumber, setCaseNumber] = useState('');
      return (
        <>
          <h1>{user?.name}</h1>
          <button onClick={() => setCaseNumber('DW-100001')}>Send</button>
          {caseNumber}
        </>
      );
    }
    await signIn('maya@dealwright.example');
    open('account', '/', <Page />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(screen.getByText('DW-100001')).toBeVisible();
    // The session has ended, and someone else has signed in in another tab.
    await signIn('viktor@dealwright.example');
    act(tellRefused);
    expect(await screen.findByRole('heading', { name: 'Viktor Amsel' })).toBeVisible();
    expect(screen.queryByText('DW-100001')).toBeNull();
  });

  it.each([
    ['an operation for any account', ['getOwnReview']],
    ['an operation for a role that the member has', ['listBookmarks']],
    ['several of those', ['getOwnReview', 'listBookmarks']],
  ] as const)('shows a page that needs %s', async (_words, access) => {
    await signIn();
    open(access);
    expect(await screen.findByText(page)).toBeVisible();
  });

  it('tells a member without the role which one the page needs, and how to get it', async () => {
    await signIn('viktor@dealwright.example');
    open(['listBookmarks', 'listNotifications']);
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.getByText(/needs a student account/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(screen.queryByText(page)).toBeNull();
  });

  it('offers to become a partner where that is the role which is missing', async () => {
    await signIn();
    open(['listPartnerAccounts']);
    const heading = { level: 1, name: 'Become a partner' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    await userEvent.type(await screen.findByLabelText(/^Name of your business/), 'Tidepool Tools');
    await userEvent.click(screen.getByLabelText(/^I accept the terms/));
    await userEvent.click(screen.getByRole('button', { name: 'Become a partner' }));
    expect(await screen.findByText(page)).toBeVisible();
    expect(screen.queryByRole('heading', heading)).toBeNull();
  });

  it('shows a public page without asking who is there', () => {
    mock.override({ operationId: 'getSession', dropConnection: true });
    open('public');
    expect(screen.getByText(page)).toBeVisible();
  });
});
