/**
 * Prints, for each route, how much JavaScript its first view fetches (brotli, as a good host sends
 * it), split into the UI and the mocks, beside its budget. Fails past a budget. Measured in a
 * browser, because that is what a visitor downloads: whatever the page asks for until it is quiet.
 * Then prints how large the pictures of each family are, beside the most that one of them and their
 * mean may be.
 *
 *   node tests/size.mjs [directory of a build]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { findChromium } from './support/chromium.mjs';
import { serveDirectory } from './support/staticServer.mjs';

const directory = process.argv[2] ?? 'dist';
const KB = 1024;
const HOME = { ui: 163.6, mocks: 75 };
/**
 * What a route may add to the shell and home that are there already. What text fields are made of is in
 * here: it comes with the pages that have some, and home may hold less for it.
 */
const ROUTE_UI = 69.3;

/** Pages that show little without saying of what. */
const QUERIES = { checkout: '?id=replywright' };

/** Every page of the site, from its route table: a new one is measured without being named. */
const { module } = await runnerImport(new URL('../src/app/routes.ts', import.meta.url).pathname);
const PAGES = Object.fromEntries(
  Object.entries(module.routes).map(([name, { path }]) => [path + (QUERIES[name] ?? ''), name]),
);

const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8'));

/** The chunks that only the mocks reach: the one named so in vite.config.ts, and what it imports. */
function mockChunks() {
  const first = Object.keys(manifest).find((key) => manifest[key].name === 'mocks');
  const reach = (start) => {
    const seen = new Set();
    const visit = (key) => {
      if (seen.has(key) || !manifest[key]) return;
      seen.add(key);
      const { imports = [], dynamicImports = [] } = manifest[key];
      imports.forEach(visit);
      dynamicImports.filter((inner) => inner !== first).forEach(visit);
    };
    visit(start);
    return seen;
  };
  const ui = reach('index.html');
  return new Set([...reach(first)].filter((key) => !ui.has(key)).map((key) => manifest[key].file));
}

const sizes = new Map();
function compressed(file) {
  if (!sizes.has(file))
    sizes.set(file, brotliCompressSync(readFileSync(join(directory, file))).length);
  return sizes.get(file);
}

const { launchOptions } = await findChromium();
const server = await serveDirectory({ directory });
// Only code is measured, so nothing else has to be fetched, drawn or moved.
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
});
const mocks = mockChunks();

// Pages share what the first one has started, the worker and its state: what a page asks for is the
// same, be it in the browser's cache or not.
const context = await browser.newContext({
  viewport: { width: 1366, height: 768 },
  reducedMotion: 'reduce',
});

async function firstView(path) {
  const page = await context.newPage();
  const files = new Set();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && pathname.startsWith('/assets/')) files.add(pathname.slice(1));
  });
  await page.goto(new URL(path, server.url).href, { waitUntil: 'networkidle' });
  // A busy machine can be quiet for a moment before the page has asked for its data.
  await page.waitForFunction(hasFirstView);
  await page.close();
  return files;
}

/** Whether the page shows its heading, and no skeleton in view; runs in the browser. */
function hasFirstView() {
  const isInView = (element) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top < innerHeight;
  };
  const bones = document.querySelectorAll('main .MuiSkeleton-root, main .Bone');
  return document.querySelector('h1') !== null && ![...bones].some(isInView);
}

/**
 * What the code of a page for members is made of, from the chunk that its route loads: visitors, as
 * here, get a way to sign in instead.
 */
function ownCode({ access, load }) {
  if (access === 'public') return [];
  const key = /src\/[^'"]+/.exec(load.toString())?.[0];
  if (!manifest[key]) throw new Error(`No chunk of the build is the page of ${load}`);
  const keys = new Set([key]);
  for (const each of keys) manifest[each].imports?.forEach((inner) => keys.add(inner));
  return [...keys].map((each) => manifest[each].file);
}

const sum = (files) => files.reduce((total, file) => total + compressed(file), 0) / KB;
const home = await firstView('/');
const paths = Object.keys(PAGES).filter((path) => path !== '/');
const views = new Map([['/', home]]);
// Two at a time: half of a visit is waiting until the page asks for nothing more.
const visitSome = async () => {
  for (let path = paths.shift(); path; path = paths.shift()) views.set(path, await firstView(path));
};
await Promise.all([visitSome(), visitSome()]);
const rows = Object.entries(PAGES).map(([path, name]) => {
  const files = [...views.get(path)];
  const ui = files.filter((file) => !mocks.has(file));
  const mock = files.filter((file) => mocks.has(file));
  const isHome = path === '/';
  const beyondHome = (all) => sum(all.filter((file) => !home.has(file)));
  return {
    name,
    ui: sum(ui),
    measured: isHome ? sum(ui) : Math.max(beyondHome(ui), beyondHome(ownCode(module.routes[name]))),
    budget: isHome ? HOME.ui : ROUTE_UI,
    mocks: sum(mock),
    mocksBudget: isHome ? HOME.mocks : undefined,
  };
});
await browser.close();
await server.close();

const kb = (value) => `${value.toFixed(1)} kB`.padStart(10);
console.log('JavaScript of the first view, brotli, 1 kB = 1024 bytes');
console.log(
  `${'route'.padEnd(13)}${'UI'.padStart(10)}${'beyond home'.padStart(14)}${'budget'.padStart(10)}${'mocks'.padStart(10)}${'budget'.padStart(10)}`,
);
/** In bytes, because a kB with one decimal looks like its budget when it is past it by ten of them. */
const overBy = (measured, budget, mock, mocksBudget = Infinity) =>
  Math.ceil(Math.max(measured - budget, mock - mocksBudget) * KB);
let over = 0;
for (const { name, ui, measured, budget, mocks: mock, mocksBudget } of rows) {
  const isOver = measured > budget || (mocksBudget !== undefined && mock > mocksBudget);
  if (isOver) over += 1;
  const beyond = name === 'home' ? ' '.repeat(14) : kb(measured).padStart(14);
  console.log(
    `${name.padEnd(13)}${kb(ui)}${beyond}${kb(budget)}${kb(mock)}${mocksBudget ? kb(mocksBudget) : ' '.repeat(10)}${isOver ? `  OVER by ${overBy(measured, budget, mock, mocksBudget)} bytes` : ''}`,
  );
}

/** What the mean and the largest picture of a family may weigh, in kB. */
const PICTURES = {
  // All words are outlines, the same on every machine: a picture holds each of its letters once. Covers
  // hold what is shown where they are thumbnails, too.
  software: { mean: 2.81, largest: 5.3 },
  course: { mean: 2.05, largest: 2.65 },
  // Letters of titles are those of the course, each drawn where it stands.
  lesson: { mean: 2.75, largest: 4.15 },
  // Courses show a slide of their lessons, in its player and among the others.
  screenshot: { mean: 5.3, largest: 7.75 },
  closeup: { mean: 2.75, largest: 4.5 },
  template: { mean: 4.45, largest: 6.4 },
  // Each is a whole screen in its frame: its menu, its heads and labels, and what it shows.
  page: { mean: 4.95, largest: 7.8 },
  glimpse: { mean: 4.5, largest: 6.4 },
  // One of them is a list in words.
  demo: { mean: 0.31, largest: 1.5 },
  blog: { mean: 0.87, largest: 1.8 },
  avatar: { mean: 0.91, largest: 1.4 },
  logo: { mean: 0.23, largest: 0.4 },
  tile: { mean: 0.19, largest: 0.4 },
};
// Means differ by less than a tenth.
const kb2 = (value) => `${value.toFixed(2)} kB`.padStart(10);
console.log('\nPictures, brotli');
console.log(
  [
    'family'.padEnd(13),
    ...['pictures', 'mean', 'budget', 'largest', 'budget'].map((head) => head.padStart(10)),
  ].join(''),
);
for (const family of readdirSync(join(directory, 'artwork')).sort()) {
  const folder = join('artwork', family);
  const weights = readdirSync(join(directory, folder), { recursive: true })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => compressed(join(folder, file)) / KB);
  const largest = Math.max(...weights);
  const mean = weights.reduce((total, weight) => total + weight, 0) / weights.length;
  const budget = PICTURES[family] ?? { mean: 0, largest: 0 };
  const isOver = !(largest <= budget.largest && mean <= budget.mean);
  if (isOver) over += 1;
  console.log(
    `${family.padEnd(13)}${String(weights.length).padStart(10)}${kb2(mean)}${kb2(budget.mean)}${kb2(largest)}${kb2(budget.largest)}${isOver ? '  OVER' : ''}`,
  );
}
process.exitCode = over === 0 ? 0 : 1;
