import { defineConfig, devices } from 'playwright/test';
import { BUILD_NAMES, BUILDS, isFresh, PORT } from './support/builds.mjs';
import { findChromium } from './support/chromium.mjs';

const { launchOptions, origin, version } = await findChromium();
if (!process.env.TEST_WORKER_INDEX) console.log(`Browser: ${version}, ${origin}`);

const port = PORT;

/** The projects that run: those of `npm run e2e -- NAME`, or all. */
const projects = process.env.E2E_PROJECTS?.split(' ') ?? BUILD_NAMES;
const runs = (name: string) => projects.includes(name);

// Tests against yesterday's build pass or fail for reasons that are nobody's.
const stale = BUILD_NAMES.filter((name) => runs(name) && !isFresh(name));
const isRun = !process.env.TEST_WORKER_INDEX && !process.argv.includes('--list');
if (isRun && stale.length > 0)
  throw new Error(
    `Stale or missing build: ${stale.join(', ')}. Run "npm run e2e", which builds it.`,
  );

const serve = (directory: string, at: number, base = '/') => ({
  command: `node tests/support/staticServer.mjs ${directory} ${at} ${base}`,
  url: `http://localhost:${at}${base}`,
  cwd: '..',
  reuseExistingServer: false,
});

/** The mock as an HTTP server, which the live build takes for its backend. */
const mockServer = {
  command: 'node mocks/cli.mjs',
  cwd: '..',
  env: { PORT: String(port + 3) },
  url: `http://localhost:${port + 3}/api/session`,
  reuseExistingServer: false,
};

/**
 * Journeys run against builds (see tests/support/builds.mjs, which makes them): `mocks` with the mock backend
 * in the browser, `live` the build for a real backend against the same behavior over HTTP, `sub-path`
 * below another base. A journey proves what it does against one backend: those tagged `@over-http`
 * (at least one for each area, and most that change something) over HTTP, the others in the browser.
 * A few that touch the most are tagged `@every-backend` and run against both.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: `../test-results/${port}`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Twice as many as the cores of a small machine: a test waits about half of its time.
  workers: 4,
  // Limits for what never comes, with room for a machine at a quarter of the usual speed.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 768 },
    // A trace costs a quarter of the time; for a test that fails: npm run e2e -- NAME --trace on
    trace: 'off',
    screenshot: 'only-on-failure',
    // Nothing fades or slides, so a click need not wait for its end; a test about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
    // An action on something that never appears fails by itself, before the whole test times out.
    actionTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [
    {
      name: 'mocks',
      testIgnore: ['subPath/**', 'live/**'],
      grepInvert: /@over-http/,
      use: { baseURL: `http://localhost:${port}/` },
    },
    {
      name: 'live',
      testMatch: ['journeys/**/*.spec.ts', 'live/**/*.spec.ts'],
      grep: /@every-backend|@over-http|live\.spec/,
      use: { baseURL: `http://localhost:${port + 1}/` },
    },
    {
      name: 'sub-path',
      testMatch: 'subPath/**/*.spec.ts',
      use: { baseURL: `http://localhost:${port + 2}/shop/` },
    },
  ].filter(({ name }) => runs(name)),
  webServer: [
    ...(runs('mocks') ? [serve(`${BUILDS}/mocks`, port)] : []),
    ...(runs('live') ? [serve(`${BUILDS}/live`, port + 1), mockServer] : []),
    ...(runs('sub-path') ? [serve(`${BUILDS}/sub-path`, port + 2, '/shop/')] : []),
  ],
});
