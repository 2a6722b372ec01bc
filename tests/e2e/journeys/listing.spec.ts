import type { Locator, Page } from 'playwright/test';
import { SEED_NOW } from '../../../mocks/seed/clock';
import { pngOf } from '../../support/png';
import { expectAccessibleAndFit } from '../axe';
import { expect, test } from '../fixtures';
import { expectSaid } from '../said';
import { expectLoaded, follow } from '../visit';
import { addCard, CARDS, payButton } from './buying';
import { signInThroughDialog, signInToSell } from './signIn';

const picture = (name: string, width = 1280, height = 800) => ({
  name,
  mimeType: 'image/png',
  buffer: pngOf(width, height, name.length * 16),
});

const form = (page: Page) => page.getByRole('form', { name: 'Add product' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const slot = (page: Page, name: string) => form(page).getByRole('group', { name });

async function signInAsMaya(page: Page, path: string) {
  await page.goto(path);
  await signInToSell(page);
}

/** Moves the clock on past the decision of the reviewer, who takes half a minute. */
const decide = (page: Page, minutes: number) =>
  page.clock.setFixedTime(new Date(Date.parse(SEED_NOW) + minutes * 60_000));

async function expectSaved(page: Page) {
  await expect(form(page).getByText('Draft saved.')).toBeVisible();
}

/** Fills everything that the form asks for but the name, the description and the pictures. */
async function fillTheRest(page: Page) {
  await field(page, 'Tool website URL').fill('https://tallowink.example');
  for (const number of [1, 2, 3, 4, 5]) {
    await field(page, `Pro ${number}`).fill(`It is good at thing number ${number}`);
    await field(page, `Use-case ${number}`).fill(`Teams of the kind number ${number}`);
  }
  await form(page).getByRole('checkbox', { name: 'Productivity' }).check();
  await form(page).getByRole('radio', { name: 'Paid' }).check();
  await field(page, 'Price in US dollars').fill('24.50');
  const answer = (group: string, choice: string): Locator =>
    form(page).getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice });
  await answer('Feature my tool', 'Yes').check();
  await answer('Lifetime deals: do you want a call?', 'No').check();
  await field(page, 'Founder’s name').fill('Ines Halloran');
  await field(page, 'Founder’s note').fill('We needed it ourselves.');
  await field(page, 'How it works').fill('It keeps what was said, and by whom.');
  await field(page, 'Who it is best for').fill('Teams that write a lot.');
}

test('a product is entered, interrupted, resumed, rejected, fixed, approved, found and bought', async ({
  page,
  mock,
  console,
}) => {
  console.allow(/ERR_FAILED|Failed to load resource/);
  await mock.override({
    operationId: 'setVendorListingPicture',
    dropConnection: true,
    times: 1,
  });
  await signInAsMaya(page, 'addproduct');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Getting listed is just a few click!' }),
  ).toBeVisible();

  // The first upload loses its connection, and goes on by itself.
  const landing = slot(page, 'Landing-page screenshot');
  await landing.getByLabel('File: Landing-page screenshot').setInputFiles(picture('landing.png'));
  await expectSaid(page, 'The connection dropped.');
  await expect(landing.getByRole('button', { name: /Replace/ })).toBeVisible();
  await expect(landing.getByRole('status')).toBeEmpty();
  await field(page, 'Tool name').fill('Tallowink');
  await expectSaved(page);

  // Another day: the draft is offered again, with its picture.
  await page.goto('addproduct');
  await page.getByRole('link', { name: 'Tallowink' }).click();
  await expect(field(page, 'Tool name')).toHaveValue('Tallowink');
  await expect(slot(page, 'Landing-page screenshot').getByRole('img')).toBeVisible();
  await slot(page, 'Screenshot 2')
    .getByLabel('File: Screenshot 2')
    .setInputFiles(picture('second.png'));
  await expect(slot(page, 'Screenshot 3')).toBeVisible();

  // What is missing is said at its field; then the reviewer says what is wrong.
  await form(page).getByRole('button', { name: 'Submit Tools' }).click();
  await expect(
    form(page).getByRole('link', { name: 'Choose how the tool is priced.' }),
  ).toBeVisible();
  await fillTheRest(page);
  await form(page).getByRole('textbox', { name: 'Two-line description' }).fill('Tallowink');
  await form(page).getByRole('button', { name: 'Submit Tools' }).dblclick();
  await expect(page.getByText('Tallowink is under review')).toBeVisible();
  // What was asked for besides, and what becomes of it.
  await expect(page.getByRole('main').getByRole('term')).toHaveText('Feature my tool: Yes');
  await expect(page.getByText(/our editors consider it for the home page/)).toBeVisible();
  await decide(page, 1);
  await expect(page.getByText(/This was not approved: The description only repeats/)).toBeVisible();
  await form(page)
    .getByRole('textbox', { name: 'Two-line description' })
    .fill('Keeps what was said,\nand who said it.');
  await expectSaved(page);

  // As buyers will see it.
  await form(page).getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tallowink' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await form(page).getByRole('button', { name: 'Submit Tools' }).click();
  await expect(page.getByText('Tallowink is under review')).toBeVisible();
  await decide(page, 2);
  await expect(page.getByText('Tallowink is live')).toBeVisible();

  // Another account finds and buys it.
  await page.goto('partnerlisting?q=tallowink');
  await expect(page.getByRole('row', { name: /Tallowink/ })).toContainText('Live');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Maya|account/i })
    .click();
  await page.getByRole('menuitem', { name: /Log ?out|Sign out/i }).click();
  await page.goto('aitools?q=tallowink');
  await page
    .getByRole('link', { name: /Tallowink/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tallowink' })).toBeVisible();
  await page.getByRole('button', { name: 'Show picture 2 of 2' }).click();
  await expect(page.getByRole('img', { name: 'Screen 2 of Tallowink' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click();
  await signInThroughDialog(page);
  await addCard(page, CARDS.approved);
  await expect(payButton(page)).toHaveText('Pay $24.50');
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tallowink is yours' })).toBeVisible();
});

test('the states of products are in one line', async ({ page }) => {
  await signInAsMaya(page, 'partnerlisting');
  const states = page.getByRole('navigation', { name: 'Products by status' }).getByRole('listitem');
  await expect(states).toHaveCount(5);
  for (const width of [900, 1024, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    const tops = await states.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().top),
    );
    expect(new Set(tops).size, `lines at ${width} px`).toBe(1);
  }
});

test('rows of products are of one height, but for the whole reason of a rejection', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAsMaya(page, 'listyourtool');
  const rows = page.getByRole('table', { name: 'Your products' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  const reason = page.getByText(/^The description only repeats the name/);
  const heights = await rows
    .filter({ hasNot: reason })
    .evaluateAll((all) => all.slice(1).map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(4);
  // One line, in the width of the row, below what else is in it.
  const box = (await reason.boundingBox())!;
  expect(box.height).toBeLessThan(30);
  const others = rows.filter({ has: reason }).locator('button, a.MuiButton-root, time');
  for (const other of await others.all()) {
    const { y, height } = (await other.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(box.y + 1);
  }
});

test('products are selected and deleted together, and come back by Undo', async ({ page }) => {
  await signInAsMaya(page, 'partnerlisting?status=draft');
  const rows = page.getByRole('table', { name: 'Your products' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  // What can still be changed has a way there.
  await expect(page.getByRole('link', { name: 'Edit Minuteloom' })).toHaveAttribute(
    'href',
    /addproduct\?id=/,
  );
  // The words of the specification are there at every width, and nothing of a row is cut off.
  const row = rows.filter({ hasText: 'Minuteloom' });
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1366, 768],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { x, width: room } = (await row.boundingBox())!;
    for (const name of ['Upload link: Minuteloom', 'Preview Minuteloom', 'Delete Minuteloom']) {
      const control = row.getByRole(name.startsWith('Preview') ? 'link' : 'button', { name });
      await expect(control).toHaveText(/^(Upload link|Preview|Delete)$/);
      const box = (await control.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(x);
      expect(box.x + box.width).toBeLessThanOrEqual(x + room);
    }
    expect(x + room).toBeLessThanOrEqual(width);
    // No word of a title is broken, whatever stands beside it.
    const title = page.getByRole('link', { name: 'Pageturner', exact: true });
    expect((await title.boundingBox())!.height).toBeLessThan(30);
    // Every cell has a head, so that each is read with its own.
    const heads = rows.first().getByRole('columnheader');
    const cells = await row.getByRole('cell').allTextContents();
    await expect(heads).toHaveCount(cells.length);
    const place = cells.findIndex((text) => text.includes('Minuteloom'));
    await expect(heads.nth(place)).toHaveAccessibleName('Product Name');
  }
  // Cards have no head with a box for all of them: the bar that the first one brings selects the rest.
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 products?' });
  await dialog.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(page.getByText('2 products were deleted.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select (Minuteloom|Pageturner)/ })).toHaveCount(
    0,
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);
});

test('what buyers get is a link or a file', async ({ page }) => {
  const name = 'minuteloom-for-teams-2.4.1-with-all-templates.zip';
  await signInAsMaya(page, 'listyourtool?q=minuteloom');
  await page.getByRole('button', { name: 'Upload link: Minuteloom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload link: Minuteloom' });
  await dialog.getByRole('textbox', { name: 'Link' }).fill('https://minuteloom.example/get');
  await dialog.getByRole('button', { name: 'Save link' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Upload link: Minuteloom' }).click();
  await expect(dialog.getByText('Buyers get minuteloom.example now.')).toBeVisible();
  await dialog.getByLabel('File for buyers').setInputFiles({
    name,
    mimeType: 'application/x-zip-compressed',
    buffer: Buffer.from('PK\x05\x06'),
  });
  await expect(dialog).toBeHidden();
  // A long name ends in an ellipsis, and is whole for who points at it.
  const shown = page.getByRole('cell', { name: /Upload link/ }).getByTitle(name);
  await expect(shown).toBeVisible();
  expect(
    await shown.evaluate((text) => [
      getComputedStyle(text).display,
      getComputedStyle(text).textOverflow,
      text.scrollWidth > text.clientWidth,
    ]),
  ).toEqual(['block', 'ellipsis', true]);
});

test('a draft that two windows change asks which version is to stay', async ({
  page,
  context,
  console,
}) => {
  console.allow(/status of 412/);
  await signInAsMaya(page, 'addproduct?id=vendor-listing-000015');
  await expect(field(page, 'Tool name')).toHaveValue('Minuteloom');
  const other = await context.newPage();
  await other.clock.setFixedTime(SEED_NOW);
  await other.goto('addproduct?id=vendor-listing-000015');
  await field(other, 'Tool name').fill('Minuteloom Two');
  await expectSaved(other);
  await field(page, 'Founder’s name').fill('Someone Else');
  const dialog = page.getByRole('dialog', { name: /changed in another window/ });
  await dialog.getByRole('button', { name: 'Take the other version' }).click();
  await expect(field(page, 'Tool name')).toHaveValue('Minuteloom Two');
  await expect(field(page, 'Founder’s name')).toHaveValue('Felix Amundsen');
  await expectSaved(page);
});

test('a draft that another window submits or deletes says why nothing more is saved', async ({
  page,
  context,
  console,
}) => {
  console.allow(/status of (409|404)/);
  await signInAsMaya(page, 'addproduct?id=vendor-listing-000015');
  await expect(field(page, 'Tool name')).toHaveValue('Minuteloom');
  const other = await context.newPage();
  await other.clock.setFixedTime(SEED_NOW);
  await other.goto('addproduct?id=vendor-listing-000015');
  await form(other).getByRole('button', { name: 'Submit Tools' }).click();
  await expect(other.getByText('Minuteloom is under review')).toBeVisible();
  await field(page, 'Founder’s name').fill('Someone Else');
  await expect(form(page).getByText(/^Not saved\. Our reviewers have it/)).toBeVisible();

  await page.goto('addproduct?id=vendor-listing-000016');
  await expect(field(page, 'Tool name')).toHaveValue('Pageturner');
  await other.goto('partnerlisting?status=draft');
  await other.getByRole('button', { name: 'Delete Pageturner' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText('Pageturner was deleted.')).toBeVisible();
  await field(page, 'Founder’s name').fill('Someone Else');
  await expect(form(page).getByText(/^Not saved\. This draft was deleted/)).toBeVisible();
});

test('the pages of a vendor are accessible on a desk and a phone, light and dark', async ({
  page,
}) => {
  await signInAsMaya(page, 'listyourtool');
  for (const url of [
    '/listyourtool',
    '/addproduct',
    '/addproduct?id=vendor-listing-000018',
    '/addproduct?id=vendor-listing-000017',
    '/productdetails?preview=vendor-listing-000015',
    '/productdetails?preview=vendor-listing-000015&tab=founders',
  ]) {
    await follow(page, url);
    await expectLoaded(page);
    // The sign-in was below the fold; the header would cover heads of the table.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessibleAndFit(page);
  }
});

test('a row is selected and deleted, and a picture of a product shown, by keyboard alone', async ({
  page,
}) => {
  await signInAsMaya(page, 'partnerlisting?status=draft');
  await page.getByRole('checkbox', { name: 'Select Pageturner' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('group', { name: 'Selected products' })).toContainText('1 selected');
  await page.getByRole('button', { name: 'Delete selected' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete Pageturner?' });
  await dialog.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pageturner was deleted.')).toBeVisible();
  await follow(page, '/productdetails');
  await page.getByRole('button', { name: 'Show picture 1 of 4' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Show picture 2 of 4' })).toBeFocused();
  const tones = { name: 'Replywright: eight tones of voice, each with an example' };
  await expect(page.getByRole('img', tones)).toBeVisible();
  const enlarge = page.getByRole('button', { name: 'Enlarge picture 2 of 4' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: 'Replywright' });
  await expect(zoom.getByRole('img', tones)).toBeVisible();
  await zoom.getByRole('button', { name: 'Next picture' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(zoom.getByRole('status')).toHaveText(/^1 of 4\. Replywright: an inbox/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Enlarge picture 1 of 4' })).toBeFocused();
});

test('what is typed while the server is away is saved once it is back', async ({
  page,
  mock,
  console,
}) => {
  console.allow(/ERR_FAILED|Failed to load resource/);
  await mock.override({ operationId: 'updateVendorListing', dropConnection: true, times: 1 });
  await signInAsMaya(page, 'addproduct?id=vendor-listing-000016');
  await field(page, 'Tool name').fill('Pageturner Pro');
  await expect(form(page).getByText(/Not saved yet/)).toBeVisible();
  await field(page, 'Founder’s name').fill('Ines Halloran');
  await expectSaved(page);
  // Left within the pause after the last key: that goes out all the same.
  await field(page, 'How it works').fill('It reads aloud.');
  await follow(page, '/partnerlisting');
  await expect(page.getByRole('link', { name: 'Pageturner Pro', exact: true })).toBeVisible();
  await follow(page, '/addproduct?id=vendor-listing-000016');
  await expect(field(page, 'How it works')).toHaveValue('It reads aloud.');
  await expect(field(page, 'Founder’s name')).toHaveValue('Ines Halloran');
});
