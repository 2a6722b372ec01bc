/**
 * Prints how long the longest form takes in a browser from a key to its letter on the screen: the
 * handlers, React, the layout and the paint, on this machine and on one that is four times slower.
 * The bound of 200 ms is that of a good Interaction to Next Paint (https://web.dev/articles/inp).
 *
 *   node tests/bench/typing.mjs [directory of a build with mocks]
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
const TEXT = 'It says in one line what was agreed, and by whom.';
const SLOWER = [1, 4];
const BOUND_MS = 200;

/** Presses a key in the field that has the focus, and gives the ms until its letter is painted. */
async function timed(page, key) {
  await page.evaluate(() => {
    window.untilPainted = new Promise((resolve) => {
      const begin = ({ timeStamp }) =>
        // A task of a frame's callback runs after that frame was painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      document.addEventListener('keydown', begin, { capture: true, once: true });
    });
  });
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return page.evaluate(() => window.untilPainted);
}

const { launchOptions } = await findChromium();
const server = await serveDirectory({ directory });
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
await page.goto(new URL('addproduct', server.url).href);
await page.getByRole('main').getByRole('button', { name: /Maya/ }).click();
const field = page.getByRole('textbox', { name: 'Pro 3', exact: true });
const session = await page.context().newCDPSession(page);
for (const rate of SLOWER) {
  await field.fill('');
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const times = [];
  for (const key of TEXT) times.push(await timed(page, key));
  times.sort((a, b) => a - b);
  const [median, worst] = [times[Math.floor(times.length / 2)], times.at(-1)];
  console.log(
    `CPU ${rate}x slower: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms${median > BOUND_MS ? '  OVER' : ''}`,
  );
}
await browser.close();
await server.close();
