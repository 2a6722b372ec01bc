/**
 * Prints how long a table of 10,000 rows takes in a browser from a click of the mouse to new rows on
 * the screen: the handlers, the mock's answer, React, the layout and the paint. No answer comes from
 * the cache: each is asked for once in a load of the page. The bound is 100 ms.
 *
 *   node tests/bench/tables.mjs [directory of a build with mocks]
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from '../support/chromium.mjs';
import { serveDirectory } from '../support/staticServer.mjs';

const directory = process.argv[2] ?? 'dist';
if (!existsSync(`${directory}/index.html`)) {
  console.error(`There is no build in ${directory}: run "npm run build" first.`);
  process.exit(1);
}
const ROWS = 10_000;
const LOADS = 6;
const PAGES = 3;
const BOUND_MS = 100;

/** Has Maya own so many listings more: her draft over and over, each a little different. */
async function fill(page) {
  await page.evaluate(async (count) => {
    const state = JSON.parse(await window.mockBackend.exportState());
    const { added } = state.collections.vendorListings;
    const [sample] = Object.values(added);
    for (let index = 0; index < count; index += 1) {
      const id = `vendor-listing-${200_000 + index}`;
      const name = `Tool ${(index * 7919) % count}`;
      const price = 100 + ((index * 104_729) % 5000);
      added[id] = { ...sample, id, name, pricing: 'paid', price };
    }
    // It loads the page again, which ends this script.
    void window.mockBackend.importState(JSON.stringify(state));
  }, ROWS);
}

const signIn = (page) => page.getByRole('main').getByRole('button', { name: /Maya/ }).click();

/** Notes the next click and when the rows that come of it are painted. */
const watchRows = (page) =>
  page.evaluate(() => {
    const table = document.querySelector('main table');
    const rows = () => table.querySelector('tbody').textContent;
    const before = rows();
    window.untilRows = new Promise((resolve) => {
      let start;
      const begin = ({ timeStamp }) => (start = timeStamp);
      document.addEventListener('pointerdown', begin, { capture: true, once: true });
      const watch = new MutationObserver(() => {
        if (rows() === before || table.getAttribute('aria-busy') === 'true') return;
        watch.disconnect();
        // A task of a frame's callback runs after that frame was painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(null);
        });
      });
      watch.observe(table, { subtree: true, childList: true, attributes: true });
    });
  });

/** Clicks, and gives the ms until the new rows are painted. */
async function timed(page, locator) {
  await locator.hover();
  await watchRows(page);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => window.untilRows);
}

const { launchOptions } = await findChromium();
const server = await serveDirectory({ directory });
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
await page.goto(new URL('addproduct', server.url).href);
await signIn(page);
await page.getByRole('textbox', { name: 'Tool name' }).fill('Tool');
await page.getByText('Draft saved.').waitFor();
const reloaded = page.waitForEvent('load');
await fill(page);
await reloaded;
await page.goto(new URL('partnerlisting', server.url).href);
await signIn(page);
await page.getByText(/^Showing 1–10$/).waitFor();

const header = (name) => page.getByRole('columnheader', { name }).getByRole('button');
const next = page.getByRole('main').getByRole('link', { name: 'Next page' });
/** What is done once or more in each load of the page; a column is sorted both ways. */
const ACTIONS = {
  'sort by name': [2, header('Product Name')],
  'sort by price': [2, header('Price')],
  'sort by status': [2, header('Status')],
  'sort by change': [2, header('Changed')],
  'next page': [PAGES, next],
};
const times = Object.fromEntries(Object.keys(ACTIONS).map((name) => [name, []]));
for (let load = 0; load < LOADS; load += 1) {
  await page.goto(new URL('partnerlisting', server.url).href);
  await page.getByText(/^Showing 1–10$/).waitFor();
  for (const [name, [count, control]] of Object.entries(ACTIONS)) {
    for (let done = 0; done < count; done += 1) times[name].push(await timed(page, control));
  }
}
console.log(await page.getByRole('heading', { name: /products$/ }).innerText());
for (const [name, all] of Object.entries(times)) {
  all.sort((a, b) => a - b);
  const [median, worst] = [all[Math.floor(all.length / 2)], all.at(-1)];
  const note = median > BOUND_MS ? '  OVER' : '';
  console.log(
    `${name.padEnd(16)} median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms${note}`,
  );
}
await browser.close();
await server.close();
