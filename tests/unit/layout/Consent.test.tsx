import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../../src/theme/theme';

/** A fresh page: what was answered is only known from storage. */
async function openPage() {
  vi.resetModules();
  const { Consent } = await import('../../../src/layout/Consent');
  return render(
    <ThemeProvider theme={theme}>
      <Consent />
    </ThemeProvider>,
  );
}

const notice = () => screen.queryByRole('region', { name: 'What this site stores' });
const answer = () => userEvent.click(screen.getByRole('button', { name: 'Got it' }));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

describe('Consent', () => {
  it('is there until it is answered, and not again at the next visit', async () => {
    const { unmount } = await openPage();
    expect(notice()).toBeVisible();
    await answer();
    expect(notice()).toBeNull();
    unmount();
    await openPage();
    expect(notice()).toBeNull();
  });

  it('asks again where the stored answer makes no sense', async () => {
    localStorage.setItem('storage-notice', '{"answer":');
    await openPage();
    expect(notice()).toBeVisible();
  });

  it('can be answered for this visit where storage is blocked', async () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    await openPage();
    expect(notice()).toBeVisible();
    await answer();
    expect(notice()).toBeNull();
  });
});
