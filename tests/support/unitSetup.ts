import '@testing-library/jest-dom/vitest';
import { withEmotionCache } from '@emotion/react';
import { cleanup, configure, render } from '@testing-library/react';
import fc from 'fast-check';
import { createElement } from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { routes } from '../../src/app/routes';
import { registerRoutes } from '../../src/routing/routeTable';
import { guardConsole } from './consoleGuard';

// How long a test waits for what must appear; a busy machine must not decide the outcome.
configure({ asyncUtilTimeout: 20_000 });

// Links are made from the route table, as in the app.
registerRoutes(routes);

guardConsole();

// jsdom has none, and lays nothing out that could be told.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// A property is tried with the same values every time, so that no run fails by chance.
fc.configureGlobal({ seed: 1 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

type StyleCache = Parameters<Parameters<typeof withEmotionCache>[0]>[1];

/** Where Emotion keeps the styles of the components that have been rendered. */
function styleCache(): StyleCache {
  let found: StyleCache;
  const Finder = withEmotionCache((_props: object, cache) => {
    found = cache;
    return null;
  });
  render(createElement(Finder)).unmount();
  return found!;
}

// Files share a window and the libraries, which take longer to load than most tests to run. What our
// own modules remember ends with the file.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  // Every question whether an element can be seen is put to all styles, so they must not pile up.
  const styles = styleCache();
  styles.sheet.flush();
  styles.inserted = {};
  styles.registered = {};
});
