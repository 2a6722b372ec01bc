import { defineConfig, devices } from 'playwright/test';
import { findChromium } from './support/chromium.mjs';

const { executablePath, args, origin, version } = await findChromium();
if (!process.env.TEST_WORKER_INDEX) console.log(`Browser: ${version}, ${origin}`);

const serve = (directory: string, port: number, base = '/') => ({
  command: `node tests/support/staticServer.mjs ${directory} ${port} ${base}`,
  url: `http://localhost:${port}${base}`,
  cwd: '..',
  reuseExistingServer: false,
});

/**
 * Journeys run against builds (see tests/run.mjs, which makes them): `mocks` with the mock backend
 * in the browser, `live` the build for a real backend against the same behaviour over HTTP,
 * `sub-path` below another base.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 768 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args },
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [
    {
      name: 'mocks',
      testIgnore: ['subPath/**', 'live/**'],
      use: { baseURL: 'http://localhost:4170/' },
    },
    {
      name: 'live',
      testMatch: ['journeys/**', 'live/**'],
      use: { baseURL: 'http://localhost:4171/' },
    },
    { name: 'sub-path', testMatch: 'subPath/**', use: { baseURL: 'http://localhost:4172/shop/' } },
  ],
  webServer: [
    serve('.cache/build/mocks', 4170),
    serve('.cache/build/live', 4171),
    serve('.cache/build/sub-path', 4172, '/shop/'),
    {
      command: 'node mocks/cli.mjs',
      cwd: '..',
      env: { PORT: '4173' },
      url: 'http://localhost:4173/api/session',
      reuseExistingServer: false,
    },
  ],
});
