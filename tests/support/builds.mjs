import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the builds are; another folder lets a second run go on side by side. */
export const BUILDS = process.env.E2E_BUILD ?? '.cache/build';

/** The first of the ports that the servers of the browser tests take: four in a row. */
export const PORT = Number(process.env.E2E_PORT_BASE ?? 4170);

/** What tells the builds apart, by the name of the browser tests' project that runs against each. */
const SETTINGS = {
  mocks: {},
  live: { VITE_API_URL: `http://localhost:${PORT + 3}/api` },
  'sub-path': { BASE_PATH: '/shop/' },
};

/** @typedef {keyof typeof SETTINGS} BuildName */
export const BUILD_NAMES = /** @type {BuildName[]} */ (Object.keys(SETTINGS));

/** Everything that ends up in a build, or decides how it is made. */
const SOURCES = [
  'src',
  'mocks',
  'openapi.yaml',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** @returns {string[]} a line for each file, which changes when the file does */
function traceOf(path) {
  const { mtimeMs, size } = statSync(path);
  if (!statSync(path).isDirectory()) return [`${path} ${size} ${mtimeMs}`];
  return readdirSync(path)
    .sort()
    .flatMap((name) => traceOf(join(path, name)));
}

const fingerprintOf = (/** @type {BuildName} */ name) =>
  createHash('sha256')
    .update(SOURCES.flatMap(traceOf).concat(JSON.stringify(SETTINGS[name])).join('\n'))
    .digest('hex');

const stampOf = (/** @type {BuildName} */ name) => join(BUILDS, `${name}.stamp`);

/**
 * Whether a build is there and was made from the sources as they are now.
 *
 * @param {BuildName} name
 */
export function isFresh(name) {
  if (!existsSync(stampOf(name)) || !existsSync(join(BUILDS, name, 'index.html'))) return false;
  return readFileSync(stampOf(name), 'utf8') === fingerprintOf(name);
}

/**
 * Makes a build.
 *
 * @param {BuildName} name
 * @returns {Promise<{ code: number, output: string }>} how it ended and what it printed, warnings included
 */
export function build(name) {
  const fingerprint = fingerprintOf(name);
  return new Promise((resolve) => {
    const child = spawn(
      'node_modules/.bin/vite',
      ['build', '--configLoader', 'runner', '--logLevel', 'warn'],
      {
        env: { ...process.env, ...SETTINGS[name], OUT_DIR: join(BUILDS, name) },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => {
      if (code === 0) {
        mkdirSync(BUILDS, { recursive: true });
        writeFileSync(stampOf(name), fingerprint);
      }
      resolve({ code: code ?? 1, output });
    });
  });
}
