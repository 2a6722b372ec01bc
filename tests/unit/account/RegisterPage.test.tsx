import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RegisterPage } from '../../../src/features/account/RegisterPage';
import { useMockServer } from '../../support/mockServer';
import { renderWithApp } from '../../support/renderWithApp';

// Node, unlike a browser, asks only complete URLs; the client reads this when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'http://localhost:3000/api'));

useMockServer();
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a desktop', 1366, true],
  ['a phone', 390, false],
] as const)(
  'loads the review beside the form only where it is shown: %s',
  async (_, width, isAsked) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Infinity),
      addListener: () => {},
      removeListener: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const send = vi.spyOn(globalThis, 'fetch');
    renderWithApp(<RegisterPage />, { at: '/register' });
    expect(await screen.findByRole('heading', { name: 'Join' })).toBeVisible();
    const asked = send.mock.calls.map(([request]) => (request as Request).url);
    expect(asked.some((url) => url.includes('/testimonials'))).toBe(isAsked);
  },
);
