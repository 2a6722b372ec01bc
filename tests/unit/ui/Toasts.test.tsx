import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../../src/theme/theme';
import { Toasts } from '../../../src/ui/Toasts';
import {
  clearToasts,
  dismissToast,
  showToast,
  type ToastOptions,
} from '../../../src/ui/toastStore';

function show(options: ToastOptions): number {
  let id = 0;
  act(() => {
    id = showToast(options);
  });
  return id;
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ThemeProvider theme={theme}>
      <button type="button">Page</button>
      <Toasts />
    </ThemeProvider>,
  );
});

afterEach(() => {
  act(clearToasts);
  cleanup();
  vi.useRealTimers();
});

describe('Toasts', () => {
  it('reads messages out in a region that was there before them', () => {
    const status = screen.getByRole('status');
    show({ message: 'Saved', severity: 'success' });
    expect(within(status).getByText('Saved')).toBeTruthy();
    show({ message: 'Not sent', severity: 'error' });
    expect(within(screen.getByRole('alert')).getByText('Not sent')).toBeTruthy();
  });

  it('leaves a long message as long as it takes to read', () => {
    const message = 'This browser stores nothing for this site. '.repeat(4);
    show({ message });
    pass(message.length * 60 - 1);
    expect(screen.getByText(message.trim())).toBeTruthy();
    pass(1);
    expect(screen.queryByText(message.trim())).toBeNull();
  });

  it('takes a message away after six seconds, an error never', () => {
    show({ message: 'Saved' });
    show({ message: 'Not sent', severity: 'error' });
    pass(5999);
    expect(screen.getByText('Saved')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
    pass(600_000);
    expect(screen.getByText('Not sent')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  it('waits while the pointer is on it and goes on from there', () => {
    show({ message: 'Saved' });
    pass(4000);
    fireEvent.pointerOver(screen.getByText('Saved'));
    pass(60_000);
    expect(screen.getByText('Saved')).toBeTruthy();
    fireEvent.pointerOut(screen.getByText('Saved'), { relatedTarget: document.body });
    pass(1999);
    expect(screen.getByText('Saved')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('waits while the focus is in it, and gives the focus back when dismissed', () => {
    show({ message: 'Saved' });
    const page = screen.getByText('Page');
    act(() => page.focus());
    act(() => screen.getByRole('button', { name: 'Dismiss message' }).focus());
    pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(document.activeElement).toBe(page);
    show({ message: 'Next' });
    pass(6000);
    expect(screen.queryByText('Next')).toBeNull();
  });

  it('runs the action and leaves', () => {
    const onClick = vi.fn();
    show({ message: 'Removed', action: { label: 'Undo', onClick } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed')).toBeNull();
  });

  it('shows a message once, and at most four with errors kept longest', () => {
    show({ message: 'Not sent', severity: 'error' });
    for (const message of ['1', '1', '2', '3', '4']) show({ message });
    expect(screen.getAllByRole('button', { name: 'Dismiss message' })).toHaveLength(4);
    expect(screen.queryByText('1')).toBeNull();
    expect(screen.getByText('Not sent')).toBeTruthy();
  });

  it('can be dismissed by id, also twice', () => {
    const id = show({ message: 'Saved' });
    act(() => dismissToast(id));
    act(() => dismissToast(id));
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
