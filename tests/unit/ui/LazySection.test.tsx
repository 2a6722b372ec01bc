import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../../src/theme/theme';
import { LazySection } from '../../../src/ui/LazySection';

/** Stands for the browser's observer; `come` tells it that the section is near. */
class Observer {
  static come: (isIntersecting: boolean) => void = () => {};
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    Observer.come = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  render(
    <ThemeProvider theme={theme}>
      <LazySection minHeight={300}>
        <p>below the fold</p>
      </LazySection>
    </ThemeProvider>,
  );
}

const content = () => screen.queryByText('below the fold');

describe('LazySection', () => {
  it('waits until it is near', () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    show();
    act(() => Observer.come(false));
    expect(content()).toBeNull();
    act(() => Observer.come(true));
    expect(content()).toBeTruthy();
  });

  it('is made when the first view has been at rest for a while, near or not', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('IntersectionObserver', Observer);
    show();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(content()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(content()).toBeTruthy();
    vi.useRealTimers();
  });

  it('is there when the page is printed', () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    show();
    window.dispatchEvent(new Event('beforeprint'));
    expect(content()).toBeTruthy();
  });

  it('holds nothing back where nearness can not be known', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    show();
    expect(await screen.findByText('below the fold')).toBeTruthy();
  });
});
