import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { routes } from '../../src/app/routes';
import { registerRoutes } from '../../src/routing/routeTable';
import { guardConsole } from './consoleGuard';

// How long a test waits for what must appear; a busy machine must not decide the outcome.
configure({ asyncUtilTimeout: 8000 });

// Links are made from the route table, as in the app.
registerRoutes(routes);

guardConsole();

// A property is tried with the same values every time, so that no run fails by chance.
fc.configureGlobal({ seed: 1 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

// Files share a window and the libraries, which take longer to load than most tests to run. What our
// own modules remember ends with the file.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
