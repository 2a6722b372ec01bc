import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { routes } from '../../src/app/routes';
import { registerRoutes } from '../../src/routing/routeTable';

// How long a test waits for what must appear; a busy machine must not decide the outcome.
configure({ asyncUtilTimeout: 8000 });

// Links are made from the route table, as in the app.
registerRoutes(routes);

const errors: unknown[][] = [];

// Nothing may be said on the console that a test does not expect.
beforeEach(() => {
  errors.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void errors.push(args));
  }
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  expect(errors, 'console').toEqual([]);
});
