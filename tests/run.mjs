/**
 * The whole test command: format, lint, types, unit, contract and structure tests, builds, budgets
 * and browser tests. Says what runs, stops at nothing, and ends with one line of totals.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { build } from './support/builds.mjs';

const RESULTS = 'test-results';
const bin = (name) => `node_modules/.bin/${name}`;

/** Runs a command; what it prints is shown as a whole when it ends, so that parallel steps stay readable. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** @returns {object} what a reporter has written; throws where it did not come so far */
const resultsIn = (file) => JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));

/** A step that runs some of Vitest's projects, in one worker: two such steps fill two cores. */
const vitest = (name, ...projects) => {
  const file = `${projects[0]}.json`;
  return {
    name,
    run: [
      bin('vitest'),
      [
        'run',
        '--configLoader=runner',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${RESULTS}/${file}`,
      ],
    ],
    report: () => {
      const { numPassedTests, testResults } = resultsIn(file);
      const failures = testResults.flatMap(({ assertionResults }) =>
        assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName),
      );
      return { passed: numPassedTests, failures };
    },
  };
};

/** @returns {object[]} the browser tests of a file, as Playwright reports them */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The first lines of what went wrong in a browser test, without colors, as a paragraph of its own. */
function messageOf(tests) {
  const message = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const said = lines.filter((line) => line.trim()).slice(0, 6);
  return said.map((line) => `\n    ${line}`).join('');
}

/** Seconds of the browser tests by file, of all workers together, the longest first. */
function browserSeconds() {
  const secondsOf = (suite) =>
    specsOf(suite)
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration / 1000, 0);
  return resultsIn('e2e.json')
    .suites.map((suite) => [suite.file, secondsOf(suite)])
    .sort(([, one], [, other]) => other - one);
}

/**
 * Each step counts as one check, unless its report says how many tests it held. A phase begins when
 * the one before has ended; its steps share the cores, so the longest come first.
 */
const phases = [
  [
    { name: 'build with mocks', run: () => build('mocks'), silent: true },
    { name: 'build below a sub-path', run: () => build('sub-path'), silent: true },
    { name: 'build for a real backend', run: () => build('live'), silent: true },
  ],
  [
    vitest('unit tests', 'unit'),
    { name: 'types and lint', run: ['node', ['tests/staticChecks.mjs']] },
    vitest('contract and structure tests', 'contract', 'structure'),
    { name: 'size budgets', run: ['node', ['tests/size.mjs', '.cache/build/mocks']] },
    { name: 'format', run: [bin('prettier'), ['--check', '--log-level', 'warn', '.']] },
    { name: 'imports', run: ['npm', ['run', '--silent', 'imports']] },
  ],
  [
    {
      name: 'browser tests',
      run: [bin('playwright'), ['test', '-c', 'tests/playwright.config.ts']],
      report: () => {
        const { stats, suites } = resultsIn('e2e.json');
        const failures = suites
          .flatMap(specsOf)
          .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
          .map(({ file, title, tests }) => `${file} › ${title}${messageOf(tests)}`);
        return { passed: stats.expected, failures };
      },
    },
  ],
];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
let passed = 0;
/** What failed, by name: at the end of a long output, where it is looked for. */
const failed = [];
const started = Date.now();
/** Rows of the table at the end: what ran, and its seconds. */
const times = [];

/** Runs a step, prints what it said and counts what it held. */
async function take(step) {
  const begun = Date.now();
  const { code, output } = await (Array.isArray(step.run) ? run(...step.run) : step.run());
  // A silent step has to print nothing: a warning of the build is a failure.
  const ok = code === 0 && !(step.silent && output.trim());
  let counts;
  try {
    counts = step.report?.();
  } catch {
    counts = undefined;
  }
  counts ??= { passed: ok ? 1 : 0, failures: [] };
  if (!ok && counts.failures.length === 0) counts.failures = ['the step as a whole'];
  passed += counts.passed;
  failed.push(...counts.failures.map((failure) => `${step.name}: ${failure}`));
  const seconds = (Date.now() - begun) / 1000;
  times.push([step.name, seconds]);
  console.log(`\n== ${step.name}: ${ok ? 'ok' : 'FAILED'} (${seconds.toFixed(0)} s)`);
  if (output.trim()) console.log(output.trim());
}

for (const steps of phases) {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await take(step);
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
}
if (existsSync(`${RESULTS}/e2e.json`))
  times.push(
    ...browserSeconds()
      .slice(0, 6)
      .map(([file, seconds]) => [`  ${file}`, seconds]),
  );
else console.log('The browser tests did not run.');
const row = (name, seconds) => console.log(`${name.padEnd(38)}${seconds.toFixed(0).padStart(6)} s`);
console.log('\nWhere the time went (steps of a phase side by side, so were the browser tests):');
for (const [name, seconds] of times) row(name, seconds);
row('all of it', (Date.now() - started) / 1000);
if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}\n`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
