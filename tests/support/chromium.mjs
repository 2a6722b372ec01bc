import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What a browser in a container without a screen needs. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'];

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
 * Finds a Chromium: the one named by CHROMIUM_PATH, a system one, one that Playwright has
 * installed, the one that comes from the package registry with `npm ci`, or, as root, apt's.
 *
 * @returns {Promise<{ executablePath: string, args: string[], origin: string, version: string }>}
 * @throws Error where none of them starts
 */
export async function findChromium() {
  const candidates = [
    [process.env.CHROMIUM_PATH, 'CHROMIUM_PATH'],
    ...SYSTEM.map((path) => [path, 'installed on this system']),
    [chromium.executablePath(), 'installed by Playwright'],
  ];
  for (const [executablePath, origin] of candidates) {
    if (!executablePath || !existsSync(executablePath)) continue;
    const version = versionOf(executablePath);
    if (version) return { executablePath, args: ARGS, origin, version };
  }
  return (await fromRegistry()) ?? fromApt();
}

/** The Chromium that `npm ci` has brought; undefined where this system lacks a library it needs. */
async function fromRegistry() {
  const { default: packaged } = await import('@sparticuz/chromium');
  packaged.setGraphicsMode = false;
  const executablePath = await packaged.executablePath();
  const version = versionOf(executablePath);
  // Its own flags are for serverless machines; one process for everything would break the workers.
  return (
    version && {
      executablePath,
      args: ARGS,
      origin: 'from the package @sparticuz/chromium',
      version,
    }
  );
}

/** The last resort: Debian's, where we may install it. */
function fromApt() {
  const help =
    'No Chromium starts on this machine. Install one (apt-get install chromium, or npx playwright install chromium) or name one with CHROMIUM_PATH.';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(help);
  console.log('No Chromium starts on this machine; installing the one of apt-get.');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    execFileSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const executablePath = '/usr/bin/chromium';
  const version = versionOf(executablePath);
  if (!version) throw new Error(help);
  return { executablePath, args: ARGS, origin: 'just installed with apt-get', version };
}
