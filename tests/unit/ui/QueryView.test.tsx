import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../../src/theme/theme';
import { QueryView, type Query } from '../../../src/ui/QueryView';

afterEach(cleanup);

function show(query: Partial<Query<string[]>>, withNotFound = true) {
  const mutate = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <QueryView<string[]>
        query={{
          data: undefined,
          error: undefined,
          isLoading: false,
          isValidating: false,
          mutate,
          ...query,
        }}
        skeleton={<p>skeleton</p>}
        empty={(names) => (names.length === 0 ? <p>none yet</p> : null)}
        notFound={withNotFound ? <p>no such list</p> : undefined}
      >
        {(names) => <p>{names.join(', ')}</p>}
      </QueryView>
    </ThemeProvider>,
  );
  return { mutate, text: () => document.body.textContent };
}

describe('QueryView', () => {
  it('shows the skeleton until there is an answer', () => {
    expect(show({ isLoading: true, isValidating: true }).text()).toBe('skeleton');
  });

  it('shows data, also while it is fetched anew', () => {
    expect(show({ data: ['a', 'b'], isValidating: true }).text()).toBe('a, b');
  });

  it('shows what is said of an empty answer', () => {
    expect(show({ data: [] }).text()).toBe('none yet');
  });

  it('says plainly what went wrong and tries again on request', async () => {
    const { mutate } = show({ error: { status: 503 } });
    expect(screen.getByRole('heading').textContent).toBe('Something went wrong on our side');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(mutate).toHaveBeenCalledOnce();
  });

  it('tells a dropped connection from an answer', () => {
    show({ error: new TypeError('Failed to fetch') });
    expect(screen.getByRole('heading').textContent).toBe('We could not reach the server');
  });

  it('does not ask twice while it is trying, and keeps the button', async () => {
    const { mutate } = show({ error: { status: 500 }, isValidating: true });
    await userEvent.click(screen.getByRole('button', { name: 'Trying again…' }));
    expect(mutate).not.toHaveBeenCalled();
  });

  it('keeps old data in place when fetching it anew fails', async () => {
    const { mutate } = show({ data: ['a'], error: { status: 500 } });
    expect(screen.getByText('a')).toBeTruthy();
    expect(screen.getByText(/may be out of date/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(mutate).toHaveBeenCalledOnce();
  });

  it('shows the not-found content for 404 when it is given', () => {
    expect(show({ error: { status: 404 } }).text()).toBe('no such list');
    cleanup();
    show({ error: { status: 404 } }, false);
    expect(screen.getByRole('heading').textContent).toBe('This is no longer here');
  });

  it('announces nothing by itself', () => {
    show({ data: ['a'], error: { status: 500 } });
    expect(document.querySelector('[role=alert], [role=status], [aria-live]')).toBeNull();
  });
});
