import type { Locator, Page } from 'playwright/test';
import { SEED_NOW } from '../../../mocks/seed/clock';
import { pngOf } from '../../support/png';
import { expect, test } from '../fixtures';
import { expectSaid } from '../said';
import { signInToSell } from './signIn';

/** Maya's complete draft, which has a landing-page screenshot. */
const DRAFT = 'addproduct?id=vendor-listing-000015';

const form = (page: Page) => page.getByRole('form', { name: 'Add product' });
const slot = (page: Page, name: string) => form(page).getByRole('group', { name });
const image = (at: Locator) => at.getByRole('img');

async function signOut(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu/ })
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Signin' })).toBeVisible();
}

/** Drops a file on an element, or pastes it there. */
async function hand(to: Locator, how: 'drop' | 'paste', file: Buffer, mediaType = 'image/png') {
  await to.evaluate(
    (element, { bytes, type, event }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'handed', { type }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    { bytes: [...file], type: mediaType, event: how },
  );
}

test('a picture is pasted, dropped, replaced, refused and removed', async ({ page }) => {
  await page.goto('addproduct');
  await signInToSell(page);
  const landing = slot(page, 'Landing-page screenshot');
  const button = landing.getByRole('button', { name: 'Choose a picture' });
  await hand(button, 'paste', pngOf(640, 400));
  await expect(landing.getByRole('button', { name: /^Replace/ })).toBeVisible();
  await expect(slot(page, 'Screenshot 2')).toBeVisible();
  const first = await image(landing).getAttribute('src');

  // Too small, or no picture: the one before stays.
  const replace = landing.getByRole('button', { name: /^Replace/ });
  await hand(replace, 'drop', pngOf(100, 100));
  await expect(landing.getByText(/This picture has 100 × 100 px/)).toBeVisible();
  await hand(replace, 'drop', Buffer.from('%PDF-'), 'application/pdf');
  await expect(landing.getByText('Choose a PNG, JPEG or WebP picture.')).toBeVisible();
  await landing.getByRole('button', { name: /^Cancel/ }).click();
  await expect(image(landing)).toHaveAttribute('src', first!);

  await hand(replace, 'drop', pngOf(800, 500, 40));
  await expect(image(landing)).not.toHaveAttribute('src', first!);
  await landing.getByRole('button', { name: /^Remove/ }).click();
  await expect(landing.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  await expect(image(landing)).toHaveCount(0);
  await page.reload();
  await expect(landing.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
});

test('a picture is pasted into an empty place under the pointer, and text is left alone', async ({
  page,
}) => {
  await page.goto('addproduct');
  await signInToSell(page);
  const landing = slot(page, 'Landing-page screenshot');
  await expect(landing.getByText('Or drop a picture here, or paste one.')).toBeVisible();
  const replace = landing.getByRole('button', { name: /^Replace/ });
  await landing.hover();
  const isTaken = await page.locator('body').evaluate((body) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'a picture');
    const init = { bubbles: true, cancelable: true, clipboardData };
    return !body.dispatchEvent(new ClipboardEvent('paste', init));
  });
  expect(isTaken).toBe(false);
  // A picture among text, as tables are copied: into a text field it is none.
  await hand(page.getByRole('textbox', { name: 'Tool name' }), 'paste', pngOf(640, 400));
  await expect(landing.getByRole('status')).toBeEmpty();
  await hand(page.locator('body'), 'paste', pngOf(640, 400));
  await expect(replace).toBeVisible();
});

test('a file that was on its way when the page was closed arrives once its draft is opened', async ({
  page,
  context,
  mock,
  console,
}) => {
  console.allow(/ERR_FAILED|Failed to load resource/);
  await mock.override({ operationId: 'setVendorListingPicture', dropConnection: true });
  await page.goto(DRAFT);
  await signInToSell(page);
  const founder = slot(page, 'Founder’s picture');
  await founder
    .getByLabel('File: Founder’s picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pngOf(200, 200) });
  await expectSaid(page, 'The connection dropped.');
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.clock.setFixedTime(SEED_NOW);
  await next.goto(DRAFT);
  const again = slot(next, 'Founder’s picture');
  await expect(again.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await expect(again.getByRole('status')).toBeEmpty();
  // On the server now: it is there without what the browser kept.
  await next.evaluate(() => indexedDB.deleteDatabase('unsent-files'));
  await next.reload();
  await expect(image(again)).toBeVisible();
});

test('a picture that waits in one tab begins no second draft in another one', async ({
  page,
  context,
  mock,
  console,
}) => {
  console.allow(/ERR_FAILED|Failed to load resource/);
  await mock.override({ operationId: 'createVendorListing', dropConnection: true });
  await page.goto('addproduct');
  await signInToSell(page);
  const founder = slot(page, 'Founder’s picture');
  await founder
    .getByLabel('File: Founder’s picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pngOf(200, 200) });
  await expectSaid(page, 'The connection dropped.');

  const next = await context.newPage();
  await next.clock.setFixedTime(SEED_NOW);
  await next.goto('addproduct');
  const other = slot(next, 'Founder’s picture');
  await expect(other.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await form(next).getByRole('textbox', { name: 'Tool name' }).fill('Ferrymark');
  await expect(form(next).getByText('Draft saved.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await page.close({ runBeforeUnload: false });

  // Nobody has it in their hands any more.
  await next.goto('addproduct');
  await expect(other.getByRole('button', { name: /^Remove/ })).toBeVisible();
});

test('a draft and a file on its way are there after signing in again, for nobody else', async ({
  page,
  mock,
  console,
}) => {
  console.allow(/ERR_FAILED|Failed to load resource|status of 404/);
  await mock.override({ operationId: 'setVendorListingPicture', dropConnection: true, times: 3 });
  await page.goto(DRAFT);
  await signInToSell(page);
  const founder = slot(page, 'Founder’s picture');
  await founder
    .getByLabel('File: Founder’s picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pngOf(200, 200) });
  await expectSaid(page, 'The connection dropped.');
  await form(page).getByRole('textbox', { name: 'Founder’s name' }).fill('Ines H.');
  await expect(form(page).getByText('Draft saved.')).toBeVisible();
  await signOut(page);
  await page.goto(DRAFT);
  await signInToSell(page, /Viktor/);
  await expect(page.getByText('We could not find this draft')).toBeVisible();
  await page.goto('addproduct');
  await expect(slot(page, 'Founder’s picture')).toBeVisible();
  await expect(image(slot(page, 'Founder’s picture'))).toHaveCount(0);
  await signOut(page);
  await page.goto(DRAFT);
  await signInToSell(page);
  await expect(form(page).getByRole('textbox', { name: 'Founder’s name' })).toHaveValue('Ines H.');
  await expect(founder.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await expect(image(founder)).toBeVisible();
});

test('the file for buyers is sent again after a dropped connection, without picking it again', async ({
  page,
  mock,
  console,
}) => {
  console.allow(/ERR_FAILED|Failed to load resource/);
  await mock.override({ operationId: 'setVendorListingFile', dropConnection: true, times: 1 });
  await page.goto('listyourtool?q=minuteloom');
  await signInToSell(page);
  await page.getByRole('button', { name: 'Upload link: Minuteloom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload link: Minuteloom' });
  const file = dialog.getByLabel('File for buyers');
  const mimeType = 'application/zip';
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(dialog.getByText('Choose a ZIP or PDF file.')).toBeVisible();
  await file.setInputFiles({ name: 'it.zip', mimeType, buffer: Buffer.from('PK\x05\x06') });
  await expectSaid(page, 'The connection dropped.');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Buyers of Minuteloom get this from now on.')).toBeVisible();
});
