import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What a browser in a container without a screen needs. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'];

/** Bytes of shared memory that the browsers of a whole test run need at most, with room to spare. */
const SHARED_MEMORY = 2 ** 30;

/**
 * Playwright keeps what the processes of a browser share in files of the temporary folder, because a
 * container may have little shared memory. Where there is enough, a page loads in a tenth less time.
 */
function defaultsToIgnore() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= SHARED_MEMORY ? ['--disable-dev-shm-usage'] : [];
  } catch {
    return [];
  }
}

const PACKAGE = 'node_modules/@sparticuz/chromium/package.json';

const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Whether a browser really starts here, and which version it is. */
function versionOf(executablePath) {
  try {
    return execFileSync(executablePath, ['--version', '--no-sandbox'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Finds a Chromium: the one named by CHROMIUM_PATH, the one that comes from the package registry
 * with `npm ci`, one that is on this system, or, as root, apt's. The one of `npm ci` comes first
 * because it is the same for everybody, and does a test in two thirds of the time of a whole one.
 *
 * @returns {Promise<{ launchOptions: import('playwright').LaunchOptions, origin: string, version: string }>}
 * @throws Error where none of them starts
 */
export async function findChromium() {
  return (
    firstOf([[process.env.CHROMIUM_PATH, 'CHROMIUM_PATH']]) ??
    (await fromRegistry()) ??
    firstOf([
      [chromium.executablePath(), 'installed by Playwright'],
      ...SYSTEM.map((path) => [path, 'installed on this system']),
    ]) ??
    fromApt()
  );
}

/** The first of some files that is there and starts. */
function firstOf(candidates) {
  for (const [executablePath, origin] of candidates) {
    if (!executablePath || !existsSync(executablePath)) continue;
    const version = versionOf(executablePath);
    if (version) {
      const launchOptions = { executablePath, args: ARGS, ignoreDefaultArgs: defaultsToIgnore() };
      return { launchOptions, origin, version };
    }
  }
  return undefined;
}

/** The Chromium that `npm ci` has brought; undefined where this system lacks a library it needs. */
async function fromRegistry() {
  const { version } = JSON.parse(readFileSync(inProject(PACKAGE), 'utf8'));
  const home = inProject(`.cache/chromium-${version}`);
  if (!existsSync(home)) await unpack(home);
  // Its own flags are for serverless machines; one process for everything would break the workers.
  return firstOf([[`${home}/chromium`, 'from the package @sparticuz/chromium']]);
}

/**
 * Unpacks the Chromium of the package. It would go to the temporary folder, where one of another
 * version, or the half of one, is taken for it.
 */
async function unpack(home) {
  const { default: packaged } = await import('@sparticuz/chromium');
  const { TMPDIR } = process.env;
  const parts = `${home}.${process.pid}`;
  mkdirSync(parts, { recursive: true });
  process.env.TMPDIR = parts;
  try {
    await packaged.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  // Of two that begin at once the first one's stays.
  if (existsSync(home)) rmSync(parts, { recursive: true });
  else renameSync(parts, home);
}

/** The last resort: Debian's, where we may install it, and with it what the package's may lack. */
async function fromApt() {
  const help =
    'No Chromium starts on this machine. Install one (apt-get install chromium, or npx playwright install chromium) or name one with CHROMIUM_PATH.';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(help);
  console.log('No Chromium starts on this machine; installing the one of apt-get.');
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'chromium');
  const installed =
    (await fromRegistry()) ?? firstOf([['/usr/bin/chromium', 'just installed with apt-get']]);
  if (!installed) throw new Error(help);
  return installed;
}

function aptGet(...args) {
  execFileSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
