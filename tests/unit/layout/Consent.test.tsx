import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { theme } from '../../../src/theme/theme';
import { useMockServer } from '../../support/mockServer';

const mock = useMockServer();

/** A fresh page: what was answered is only known from storage. */
async function openPage() {
  vi.resetModules();
  const { Consent } = await import('../../../src/layout/Consent');
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ThemeProvider theme={theme}>
        <Consent />
      </ThemeProvider>
    </SWRConfig>,
  );
}

const notice = () => screen.queryByRole('region', { name: 'What this site stores' });
const findNotice = () => screen.findByRole('region', { name: 'What this site stores' });
const answer = () => userEvent.click(screen.getByRole('button', { name: 'Got it' }));

describe('Consent', () => {
  it('is there until it is answered, and not again at the next visit', async () => {
    const { unmount } = await openPage();
    expect(await findNotice()).toBeVisible();
    await answer();
    expect(notice()).toBeNull();
    unmount();
    await openPage();
    expect(notice()).toBeNull();
  });

  it('says where a demonstration keeps what is entered, and nothing of one for another server', async () => {
    const { unmount } = await openPage();
    expect(await screen.findByText(/What you do in this demo/)).toBeVisible();
    unmount();
    mock.override({
      operationId: 'getSession',
      reply: { status: 200, body: { user: null, demo: null } },
    });
    await openPage();
    expect(await findNotice()).not.toHaveTextContent(/demo/i);
  });

  it('comes with all that it says, so that it does not jump; without it where nobody answers', async () => {
    mock.override({
      operationId: 'getSession',
      reply: { status: 500, body: { type: 'about:blank', title: 'Broken', status: 500 } },
    });
    const answer = mock.hold('getSession');
    await openPage();
    expect(notice()).toBeNull();
    answer();
    expect(await findNotice()).not.toHaveTextContent(/demo/i);
  });

  it('asks again where the stored answer makes no sense', async () => {
    localStorage.setItem('storage-notice', '{"answer":');
    await openPage();
    expect(await findNotice()).toBeVisible();
  });

  it('can be answered for this visit where storage is blocked', async () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    await openPage();
    expect(await findNotice()).toBeVisible();
    await answer();
    expect(notice()).toBeNull();
  });
});
