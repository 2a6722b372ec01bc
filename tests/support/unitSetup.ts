import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

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
