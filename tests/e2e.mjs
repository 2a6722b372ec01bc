/**
 * Runs browser tests in one command, building only what they need and what is stale.
 *
 *   npm run e2e                       all of them
 *   npm run e2e -- templates          those whose file, title or project says so
 *   npm run e2e -- templates --headed more arguments go to Playwright
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { build, BUILD_NAMES, isFresh } from './support/builds.mjs';

const [name, ...more] = process.argv.slice(2);
const isOption = name?.startsWith('-');
const args = [
  'test',
  '-c',
  'tests/playwright.config.ts',
  ...(name && !isOption ? ['--grep', name] : []),
  ...(isOption ? [name] : []),
  ...more,
];
const playwright = 'node_modules/.bin/playwright';

/** The projects that have a test of that name. */
function wantedProjects() {
  try {
    const list = execFileSync(playwright, [...args, '--list', '--reporter=json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
    return BUILD_NAMES.filter((project) => list.includes(`"projectName": "${project}"`));
  } catch {
    return [];
  }
}

const wanted = wantedProjects();
if (wanted.length === 0) {
  console.error(`No browser test has "${name}" in its file, title or project.`);
  process.exit(1);
}
for (const project of wanted) {
  if (isFresh(project)) continue;
  console.log(`Building for ${project}…`);
  const { code, output } = await build(project);
  if (output.trim()) console.log(output.trim());
  if (code !== 0) process.exit(code);
}
const { status } = spawnSync(playwright, args, {
  stdio: 'inherit',
  env: { ...process.env, E2E_PROJECTS: wanted.join(' ') },
});
process.exitCode = status ?? 1;
