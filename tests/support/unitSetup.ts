import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// How long a test waits for what must appear; a busy machine must not decide the outcome.
configure({ asyncUtilTimeout: 8000 });

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
