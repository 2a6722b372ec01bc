import type { Page } from 'playwright/test';
import firstVersion from '../../support/stateOfVersion1.json' with { type: 'json' };
import { pngOf } from '../../support/png';
import { expect, test } from '../fixtures';
import { addCard, CARDS, payButton } from '../journeys/buying';
import { newIdentity, signInThroughDialog, signInToSell } from '../journeys/signIn';
import { expectSaid, saidOn } from '../said';
import { follow } from '../visit';

/** Does something with the store of the mock's database; resolves with what the request gives. */
const inDatabase = (page: Page, key: string, value?: string) =>
  page.evaluate(
    ([name, text]) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('mock-backend', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
        opening.onerror = () => reject(opening.error ?? new Error('It does not open.'));
        opening.onsuccess = () => {
          const kept = opening.result.transaction('kept', 'readwrite').objectStore('kept');
          const asked = text === undefined ? kept.get(name!) : kept.put(text, name);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      }),
    [key, value],
  );

const expectListings = (page: Page) =>
  expect(page.getByText(/50 listings available/i).first()).toBeVisible();

const heartOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Wishlist: ${name}` })
    .first();

/** Waits until the server has saved what a heart shows at once. */
const expectSaved = (page: Page, listingId: string) =>
  expect.poll(() => inDatabase(page, 'state:2')).toContain(`--${listingId}"`);

async function signInOnDashboard(page: Page, { identifier, password } = newIdentity()) {
  await page.goto('dashboard');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'UserId / Email' }).fill(identifier);
  await main.getByRole('textbox', { name: 'Password' }).fill(password);
  await main.getByRole('button', { name: 'Login' }).click();
  // The card to sign in with has the page's title, too.
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
}

test('a damaged stored state is set aside with a notice, and nothing else breaks', async ({
  page,
}) => {
  await page.goto('aitools');
  await expectListings(page);
  // From a file of the site: an open page could find the damage and tell it before the next load.
  await page.goto('mockServiceWorker.js');
  await inDatabase(page, 'state:2', '{"version": 2, "collections": [');
  await inDatabase(page, 'revision:2', 'damaged');
  await page.goto('aitools');
  // First: it goes away by itself, on a busy machine before the list has come.
  await expect(page.getByText(/was set aside/)).toBeVisible();
  await expectListings(page);
  expect(await inDatabase(page, 'aside:2')).toContain('"version": 2');
  await page.reload();
  await expectListings(page);
  await expect(page.getByText(/was set aside/)).toBeHidden();
});

test('a state of version 1 is taken over: its visitor is still signed in', async ({ page }) => {
  const [token] = Object.keys(firstVersion.collections.sessions.put);
  await page.addInitScript(
    ([state, session]) => {
      if (sessionStorage.getItem('left')) return;
      sessionStorage.setItem('left', 'yes');
      localStorage.setItem('mock-backend', state!);
      document.cookie = `session=${session}; Path=/`;
    },
    [JSON.stringify(firstVersion), token!],
  );
  await page.goto('buyerbookmark');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Replywright', exact: true }),
  ).toBeVisible();
  // A tab of the older build may be open still: what it wrote stays its own.
  expect(await page.evaluate(() => localStorage.getItem('mock-backend'))).toContain('"version":1');
  await page.evaluate(() => localStorage.setItem('mock-backend', '{"version":1}'));
  await page.reload();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Replywright', exact: true }),
  ).toBeVisible();
});

test('two tabs share one state, and closing one leaves the other at work', async ({
  page,
  context,
}) => {
  await signInOnDashboard(page);
  const second = await context.newPage();
  await second.goto('productdetails?id=replywright');
  await heartOf(second, 'Replywright').click();
  await expectSaved(second, 'replywright');
  await page.close();
  await second.goto('buyerbookmark');
  await expect(
    second.getByRole('main').getByRole('link', { name: 'Replywright', exact: true }),
  ).toBeVisible();
});

test('a full storage is told as such, and what was saved before is still there', async ({
  page,
  console,
}) => {
  console.allow(/Failed to load resource/);
  await signInOnDashboard(page);
  await page.goto('productdetails?id=replywright');
  await heartOf(page, 'Replywright').click();
  await expectSaved(page, 'replywright');
  // Fails as it does where the disk is full.
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await page.goto('productdetails?id=loopdesk');
  await heartOf(page, 'Loopdesk').click();
  await expect(page.getByText(/storage for this site is full/).first()).toBeVisible();
  await page.goto('buyerbookmark');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Replywright', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Loopdesk' })).toBeHidden();
});

test('the console resets, exports and imports', async ({ page }) => {
  await signInOnDashboard(page);
  await page.goto('productdetails?id=replywright');
  await heartOf(page, 'Replywright').click();
  await expectSaved(page, 'replywright');
  const run = (name: 'exportState' | 'importState' | 'reset', text?: string) =>
    page.evaluate(
      ([tool, input]) =>
        (
          window as unknown as {
            mockBackend: Record<string, (text?: string) => Promise<string>>;
          }
        ).mockBackend[tool!]!(input),
      [name, text],
    );
  const exported = await run('exportState');
  expect(exported).toContain('"listingId":"replywright"');
  const reset = page.waitForEvent('load');
  await run('reset');
  await reset;
  await expectSignedOut(page);
  expect(await inDatabase(page, 'state:2')).toBeUndefined();
  const imported = page.waitForEvent('load');
  await run('importState', exported);
  await imported;
  await expectSignedOut(page);
  expect(await inDatabase(page, 'state:2')).toContain('"listingId":"replywright"');
});

const expectSignedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Signin' })).toBeVisible();

/** Has the browser refuse to store anything, as a setting of its does. */
async function blockStorage(page: Page, cookies: 'throw' | 'are ignored') {
  await page.addInitScript((how) => {
    const refusal = () => new DOMException('Access is denied.', 'SecurityError');
    const refuse = () => {
      throw refusal();
    };
    const reject = () => Promise.reject(refusal());
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
    const cookie = how === 'throw' ? { get: refuse, set: refuse } : { get: () => '', set() {} };
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, ...cookie });
    LockManager.prototype.request = reject;
    for (const name of ['register', 'getRegistration', 'getRegistrations'] as const) {
      ServiceWorkerContainer.prototype[name] = reject;
    }
  }, cookies);
}

for (const cookies of ['throw', 'are ignored'] as const) {
  test(`with all storage blocked, where cookies ${cookies}, everything works until the reload`, async ({
    page,
    console,
  }) => {
    console.allow(/scroll positions in sessionStorage/);
    await blockStorage(page, cookies);
    await page.goto('aitools');
    await expectListings(page);
    await expectSaid(page, 'stores nothing for this site');

    await heartOf(page, 'Replywright').click();
    await signInThroughDialog(page);
    await expect(heartOf(page, 'Replywright')).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('banner').getByRole('link', { name: 'Dealwright' }).first().click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Discussions' }).first().click();
    // The page before has such links, too.
    await expect(page).toHaveTitle(/^Discussions/);
    await page
      .getByRole('main')
      .locator('li')
      .getByRole('heading')
      .getByRole('link')
      .first()
      .click();
    const words = 'Written in a browser that keeps nothing.';
    await page.getByRole('textbox', { name: 'Your reply' }).fill(words);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('article').filter({ hasText: words }).last()).toBeVisible();
    // All of it in one message, and the worker has been tried for by now.
    const said = await saidOn(page);
    expect(said).not.toContain('service worker');
    expect(said).not.toMatch(/stores nothing.*stores nothing/);
  });
}

test('with all storage blocked, a product is entered, a business set up and something bought', async ({
  page,
  console,
}) => {
  console.allow(/scroll positions in sessionStorage/);
  await blockStorage(page, 'are ignored');
  const main = page.getByRole('main');
  const box = (name: string) => main.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const picture = { name: 'landing.png', mimeType: 'image/png', buffer: pngOf(1280, 800) };

  // A draft with a picture, left and opened again.
  await page.goto('addproduct');
  await signInToSell(page);
  await expectSaid(page, 'stores nothing for this site');
  const landing = main.getByRole('group', { name: 'Landing-page screenshot' });
  await landing.getByLabel('File: Landing-page screenshot').setInputFiles(picture);
  await expect(landing.getByRole('button', { name: /^Replace/ })).toBeVisible();
  await box('Tool name').fill('Tallowink');
  await expect(main.getByText('Draft saved.')).toBeVisible();
  await follow(page, '/partnerlisting?q=tallowink');
  await main.getByRole('link', { name: 'Tallowink', exact: true }).click();
  await expect(box('Tool name')).toHaveValue('Tallowink');
  await expect(landing.getByRole('img')).toBeVisible();

  // The wizard of a new partner, left after its first step and opened again.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu/ })
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expectSignedOut(page);
  await page.getByRole('banner').getByRole('button', { name: 'Signin' }).click();
  await signInThroughDialog(page);
  await follow(page, '/billing');
  await box('Name of your business').fill('Tidepool Unkept');
  await main.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await main.getByRole('button', { name: 'Become a partner' }).click();
  await main.getByRole('radio', { name: 'Company' }).check();
  await box('Contact email').fill('accounts@tidepool.example');
  await main.getByRole('combobox', { name: /^Country code/ }).selectOption('DE');
  await box('Phone number').fill('0341 1234567');
  await box('Street address').fill('Lindenweg 4');
  await box('City').fill('Leipzig');
  await main.getByRole('combobox', { name: /^Country(?! code)/ }).selectOption('DE');
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Payment Method' })).toBeVisible();
  await follow(page, '/sales');
  await follow(page, '/billing');
  await expect(main.getByRole('heading', { level: 2, name: 'Payment Method' })).toBeVisible();

  await follow(page, '/productdetails?id=replywright');
  await main.getByRole('button', { name: 'Buy Now' }).first().click();
  await addCard(page, CARDS.approved);
  await payButton(page).click();
  await expect(main.getByRole('heading', { level: 1, name: / is yours$/ })).toBeVisible();
});
