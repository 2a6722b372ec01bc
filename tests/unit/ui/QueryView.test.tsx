import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../../src/theme/theme';
import { QueryView, type Query } from '../../../src/ui/QueryView';
import { SignInOffer } from '../../../src/ui/signInOffer';

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

  it('shows data, also while it is fetched again', () => {
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

  it('offers to sign in where that is missing, and tries again after it', async () => {
    const offer = vi.fn(async () => true);
    const mutate = vi.fn();
    const query = {
      data: undefined,
      error: { status: 401 },
      isLoading: false,
      isValidating: false,
    };
    render(
      <ThemeProvider theme={theme}>
        <SignInOffer value={offer}>
          <QueryView query={{ ...query, mutate }} skeleton={null}>
            {() => null}
          </QueryView>
        </SignInOffer>
      </ThemeProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(offer).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(mutate).toHaveBeenCalledTimes(1));
  });

  it('does not tell a visitor that they are signed in', () => {
    expect(show({ error: { status: 403 } }).text()).not.toMatch(/signed in|your account/i);
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

  it('keeps old data in place when fetching it again fails', async () => {
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

  it('keeps what is shown when the record is gone at a later look', () => {
    const { text } = show({ data: ['a'], error: { status: 404 } });
    expect(text()).toMatch(/a$/);
    expect(text()).not.toMatch(/no such list/);
  });

  it('announces nothing by itself', () => {
    show({ data: ['a'], error: { status: 500 } });
    expect(document.querySelector('[role=alert], [role=status], [aria-live]')).toBeNull();
  });
});

/** A list that can be answered again and again, with a field to type into beside the names. */
function Names({ query }: { query: Partial<Query<(string | null)[]>> }) {
  return (
    <ThemeProvider theme={theme}>
      <p>The rest of the page</p>
      <QueryView<(string | null)[]>
        query={{
          data: undefined,
          error: undefined,
          isLoading: false,
          isValidating: false,
          mutate: () => undefined,
          ...query,
        }}
        skeleton={null}
      >
        {(names) => (
          <>
            <input aria-label="Note" />
            {names.map((name) => (
              <p key={name}>{name!.toUpperCase()}</p>
            ))}
          </>
        )}
      </QueryView>
    </ThemeProvider>
  );
}

describe('QueryView: an answer that can’t be shown', () => {
  // React reports what a boundary has caught.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it('is an error of this section alone, with Retry', async () => {
    const mutate = vi.fn();
    render(<Names query={{ data: [null], mutate }} />);
    expect(screen.getByText('The rest of the page')).toBeVisible();
    expect(screen.getByRole('heading')).toHaveTextContent('The server’s answer could not be read');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(mutate).toHaveBeenCalledOnce();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('gives way to a better one', () => {
    const { rerender } = render(<Names query={{ data: [null] }} />);
    rerender(<Names query={{ data: ['ada'] }} />);
    expect(screen.getByText('ADA')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what went wrong at the next attempt, if that was something else', () => {
    render(<Names query={{ data: [null], error: { status: 503 } }} />);
    expect(screen.getByRole('heading')).toHaveTextContent('Something went wrong on our side');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('is shown when what is shown for nothing can’t be made', () => {
    render(
      <QueryView<{ items: string[] }>
        query={{
          data: {} as { items: string[] },
          error: undefined,
          isLoading: false,
          isValidating: false,
          mutate: () => undefined,
        }}
        skeleton={null}
        empty={({ items }) => (items.length === 0 ? 'none' : null)}
      >
        {() => 'some'}
      </QueryView>,
    );
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('QueryView: typed text', () => {
  it('stays through a refresh that fails, and through the one that helps', async () => {
    const { rerender } = render(<Names query={{ data: ['ada'] }} />);
    await userEvent.type(screen.getByLabelText('Note'), 'half a sentence');
    for (const error of [{ status: 500 }, { status: 404 }, undefined]) {
      rerender(<Names query={{ data: ['ada'], error }} />);
      expect(screen.getByLabelText('Note')).toHaveValue('half a sentence');
    }
  });
});

describe('QueryView: when to try again', () => {
  it('counts down to the moment that the server named, then lets one try', () => {
    vi.useFakeTimers({ now: 0 });
    try {
      const mutate = vi.fn();
      const error = { status: 429, retryAt: 12_000 };
      render(<Names query={{ error, mutate }} />);
      const button = screen.getByRole('button', { name: 'Retry in 12 s' });
      fireEvent.click(button);
      expect(mutate).not.toHaveBeenCalled();
      act(() => void vi.advanceTimersByTime(11_000));
      expect(button).toHaveTextContent('Retry in 1 s');
      act(() => void vi.advanceTimersByTime(1000));
      expect(button).toHaveTextContent(/^Retry$/);
      fireEvent.click(button);
      expect(mutate).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('tells long waits in minutes', () => {
    render(<Names query={{ error: { status: 503, retryAt: Date.now() + 599_000 } }} />);
    expect(screen.getByRole('button', { name: 'Retry in 10 min' })).toBeVisible();
  });
});
