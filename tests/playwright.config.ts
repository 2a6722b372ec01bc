import { defineConfig, devices } from 'playwright/test';
import { findChromium } from './support/chromium.mjs';

const { executablePath, args, origin, version } = await findChromium();
if (!process.env.TEST_WORKER_INDEX) console.log(`Browser: ${version}, ${origin}`);

/** Where the builds are and which ports are free, for whoever runs a second time side by side. */
const builds = process.env.E2E_BUILD ?? '.cache/build';
const port = Number(process.env.E2E_PORT_BASE ?? 4170);

const serve = (directory: string, at: number, base = '/') => ({
  command: `node tests/support/staticServer.mjs ${directory} ${at} ${base}`,
  url: `http://localhost:${at}${base}`,
  cwd: '..',
  reuseExistingServer: false,
});

/**
 * Journeys run against builds (see tests/run.mjs, which makes them): `mocks` with the mock backend
 * in the browser, `live` the build for a real backend against the same behaviour over HTTP (the
 * journeys tagged so: at least one for each area, and those that change something), `sub-path` below
 * another base.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: `../test-results/${port}`,
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
      use: { baseURL: `http://localhost:${port}/` },
    },
    {
      name: 'live',
      testMatch: ['journeys/**/*.spec.ts', 'live/**/*.spec.ts'],
      grep: /@every-backend|live\.spec/,
      use: { baseURL: `http://localhost:${port + 1}/` },
    },
    {
      name: 'sub-path',
      testMatch: 'subPath/**/*.spec.ts',
      use: { baseURL: `http://localhost:${port + 2}/shop/` },
    },
  ],
  webServer: [
    serve(`${builds}/mocks`, port),
    serve(`${builds}/live`, port + 1),
    serve(`${builds}/sub-path`, port + 2, '/shop/'),
    {
      command: 'node mocks/cli.mjs',
      cwd: '..',
      env: { PORT: String(port + 3) },
      url: `http://localhost:${port + 3}/api/session`,
      reuseExistingServer: false,
    },
  ],
});
