import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from '../../../src/ui/SearchField';
import { theme } from '../../../src/theme/theme';

function field(q: string, onChange = vi.fn()) {
  return (
    <ThemeProvider theme={theme}>
      <SearchField q={q} label="Search software" onChange={onChange} />
    </ThemeProvider>
  );
}

const input = () => screen.getByRole('searchbox', { name: 'Search software' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('SearchField', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('searches once when typing rests', () => {
    const onChange = vi.fn();
    render(field('', onChange));
    type('em');
    wait(200);
    type('email ');
    wait(299);
    expect(onChange).not.toHaveBeenCalled();
    wait(1);
    expect(onChange.mock.calls).toEqual([['email']]);
  });

  it('searches at once on Enter', () => {
    const onChange = vi.fn();
    render(field('', onChange));
    type('email');
    fireEvent.submit(screen.getByRole('search'));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('keeps what is typed while an earlier search comes back', () => {
    const { rerender } = render(field(''));
    type('ema');
    wait(300);
    type('email');
    rerender(field('ema'));
    expect(input()).toHaveValue('email');
  });

  it('is empty again where Back comes before the page has shown the search', () => {
    render(field(''));
    type('email');
    wait(300);
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(input()).toHaveValue('');
  });

  it('takes the words off where they are deleted before the page has shown the search', () => {
    const onChange = vi.fn();
    render(field('', onChange));
    type('email');
    wait(300);
    type('');
    wait(300);
    expect(onChange.mock.calls).toEqual([['email'], ['']]);
  });

  it('follows a search that is changed from elsewhere, back and forth', () => {
    const { rerender } = render(field(''));
    type('email');
    wait(300);
    rerender(field('email'));
    rerender(field(''));
    expect(input()).toHaveValue('');
    rerender(field('email'));
    expect(input()).toHaveValue('email');
  });
});
