/**
 * Prints how long a table of 10,000 rows takes in a browser from a click to its new rows: the click,
 * the mock's answer, React and the layout, until the next frame. The bound is 100 ms.
 *
 *   node tests/bench/tables.mjs [directory of a build with mocks]
 */
import { chromium } from 'playwright';
import { findChromium } from '../support/chromium.mjs';
import { serveDirectory } from '../support/staticServer.mjs';

const directory = process.argv[2] ?? 'dist';
const ROWS = 10_000;
const ROUNDS = 15;
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

/** Clicks and waits for other rows; gives the ms until the frame after them. */
const timed = (locator) =>
  locator.evaluate(
    (element) =>
      new Promise((resolve) => {
        const table = document.querySelector('main table');
        const rows = () => table.querySelector('tbody').textContent;
        const before = rows();
        const start = performance.now();
        const watch = new MutationObserver(() => {
          if (rows() === before || table.getAttribute('aria-busy') === 'true') return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        watch.observe(table, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
        element.click();
      }),
  );

const { executablePath, args } = await findChromium();
const server = await serveDirectory({ directory });
const browser = await chromium.launch({ executablePath, args });
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
await page.getByText(/^Showing 1–10/).waitFor();
console.log(await page.getByRole('heading', { name: /products$/ }).innerText());

const header = (name) => page.getByRole('columnheader', { name }).getByRole('button');
const ACTIONS = {
  'sort by name': () => header('Product Name'),
  'sort by price': () => header('Price'),
  'sort by status': () => header('Status'),
  'next page': () => page.getByRole('main').getByRole('link', { name: 'Next page' }),
};
for (const [name, control] of Object.entries(ACTIONS)) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(control()));
  times.sort((a, b) => a - b);
  const [median, worst] = [times[Math.floor(ROUNDS / 2)], times.at(-1)];
  const note = median > BOUND_MS ? '  OVER' : '';
  console.log(
    `${name.padEnd(16)} median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms${note}`,
  );
}
await browser.close();
await server.close();
