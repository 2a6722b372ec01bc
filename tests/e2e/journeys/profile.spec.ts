import { readFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { SEED_NOW } from '../../../mocks/seed/clock';
import { pictureOf } from '../../support/pictures';
import { expect, test } from '../fixtures';
import { newIdentity, openSignedIn, signInThroughDialog } from './signIn';

/** Another tab of the same browser. */
async function otherTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.setFixedTime(SEED_NOW);
  await page.goto(url);
  return page;
}

const city = (page: Page) => page.getByRole('textbox', { name: 'City' });
const save = (page: Page) => page.getByRole('button', { name: 'SAVE' }).click();

test(
  'a second window that saves an older profile sees what differs, and nothing typed is lost',
  { tag: '@over-http' },
  async ({ page, context, console }) => {
    console.allow(/412/);
    await openSignedIn(page, 'profile');
    await expect(city(page)).toHaveValue('');
    const other = await otherTab(context, page.url());
    await city(other).fill('Malmö');
    await save(other);
    await expect(other.getByText('Your profile was saved.')).toBeVisible();

    await city(page).fill('Uppsala');
    await page.getByRole('textbox', { name: 'Job title' }).fill('Operations lead');
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Your profile was changed elsewhere' });
    await expect(dialog.getByText('Mine: Uppsala')).toBeVisible();
    await expect(dialog.getByText('Theirs: Malmö')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(city(page)).toHaveValue('Uppsala');

    await save(page);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('Your profile was saved.')).toBeVisible();
    await page.reload();
    await expect(city(page)).toHaveValue('Uppsala');

    await city(other).fill('Lund');
    await save(other);
    await other
      .getByRole('dialog', { name: 'Your profile was changed elsewhere' })
      .getByRole('button', { name: 'Take theirs' })
      .click();
    await expect(city(other)).toHaveValue('Uppsala');
    await expect(other.getByRole('textbox', { name: 'Job title' })).toHaveValue('Operations lead');
    await other.close();
  },
);

test('what was typed outlives a reload, and so does the conflict with another window', async ({
  page,
  context,
  console,
}) => {
  console.allow(/412/);
  await openSignedIn(page, 'profile');
  await city(page).fill('Uppsala');
  const other = await otherTab(context, page.url());
  await city(other).fill('Malmö');
  await save(other);
  await expect(other.getByText('Your profile was saved.')).toBeVisible();
  await other.close();

  await page.reload();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(city(page)).toHaveValue('Uppsala');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Your profile was changed elsewhere' });
  await expect(dialog.getByText('Theirs: Malmö')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  // Given up, it gives way to what was saved meanwhile.
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(city(page)).toHaveValue('Malmö');
  await page.reload();
  await expect(city(page)).toHaveValue('Malmö');
  await expect(page.getByText('We kept what you typed.')).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`SAVE stays in sight at ${width} px while there is something to save, and covers no field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openSignedIn(page, 'profile');
    const button = page.getByRole('button', { name: 'SAVE' });
    const first = page.getByRole('textbox', { name: 'Job title' });
    await expect(button).not.toBeInViewport();
    await first.fill('Operations lead');
    await expect(button).toBeInViewport({ ratio: 1 });
    const bar = button.locator('..');
    /** How far a field ends above the bar. */
    const room = async (field: Locator) => {
      const [upper, lower] = [await field.boundingBox(), await bar.boundingBox()];
      return lower!.y - (upper!.y + upper!.height);
    };
    // What is typed into may be where the bar comes, or where a notice below it lifts it.
    await expect.poll(() => room(first)).toBeGreaterThanOrEqual(0);
    const lowest = (await bar.boundingBox())!.y;
    await page.evaluate(() => document.documentElement.style.setProperty('--foot-notice', '240px'));
    await expect.poll(async () => (await bar.boundingBox())!.y).toBeLessThan(lowest);
    await expect.poll(() => room(first)).toBeGreaterThanOrEqual(0);

    const last = page.getByRole('textbox', { name: 'Postal code' });
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      if (await last.evaluate((field) => field === document.activeElement)) break;
    }
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect.poll(() => room(last)).toBeGreaterThanOrEqual(0);

    await save(page);
    await expect(page.getByText('Your profile was saved.')).toBeVisible();
    await first.scrollIntoViewIfNeeded();
    await expect(first).toBeInViewport();
    await expect(button).not.toBeInViewport();
  });
}

test('leaving with unsaved changes asks, and what was typed waits', async ({ page }) => {
  await openSignedIn(page, 'dashboard');
  await page
    .getByRole('navigation', { name: 'My Account' })
    .getByRole('link', { name: 'Profile' })
    .click();
  await expect(page).toHaveURL(/profile$/);
  await city(page).fill('Uppsala');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.goBack();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/profile$/);
  await expect(city(page)).toHaveValue('Uppsala');

  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/blog$/);
  await page.goBack();
  await expect(city(page)).toHaveValue('Uppsala');
  await save(page);
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/blog$/);
  await expect(dialog).toBeHidden();
});

test(
  'a picture is chosen, cut to a square, seen at once and kept',
  { tag: '@every-backend' },
  async ({ page }) => {
    await openSignedIn(page, 'profile');
    const picture = page.getByRole('img', { name: 'Your picture', exact: true });
    const drawn = await picture.getAttribute('src');
    const chooser = page.getByLabel('Picture file');
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    await chooser.setInputFiles(text);
    await expect(page.getByText('Choose a PNG, JPEG or WebP picture.')).toBeVisible();
    await chooser.setInputFiles({ ...text, name: 'broken.png', mimeType: 'image/png' });
    await expect(page.getByText(/can’t be read as a picture/)).toBeVisible();

    const { mediaType, bytes } = pictureOf('image/png');
    const file = { name: 'me.png', mimeType: mediaType as string, buffer: Buffer.from(bytes) };
    await chooser.setInputFiles(file);
    const dialog = page.getByRole('dialog', { name: 'Change Picture' });
    const zoom = dialog.getByRole('slider', { name: 'Zoom' });
    await zoom.focus();
    await page.keyboard.press('ArrowRight');
    await expect(zoom).toHaveAttribute('aria-valuenow', '1.01');
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    await expect(page.getByText('Your picture was changed.')).toBeVisible();
    await expect(picture).not.toHaveAttribute('src', drawn!);
    const inHeader = page.getByRole('button', { name: /^Account menu/ }).locator('img');
    await expect(inHeader).toHaveAttribute('src', (await picture.getAttribute('src'))!);

    await page.reload();
    await expect(picture).not.toHaveAttribute('src', drawn!);
    expect(
      await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }),
    ).toEqual([512, 512]);
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expect(picture).toHaveAttribute('src', drawn!);
  },
);

test(
  'email and password change with the password, then the account goes with its data',
  { tag: '@over-http' },
  async ({ page, console }) => {
    console.allow(/401|422/);
    const before = newIdentity();
    const email = newIdentity().identifier;
    await openSignedIn(page, 'productdetails?tab=questions', before);
    const text = `Is there a plan for teams? ${crypto.randomUUID()}`;
    await page.getByRole('textbox', { name: 'Your question' }).fill(text);
    await page.getByRole('button', { name: 'Ask question' }).click();
    const asked = page.getByRole('article').filter({ hasText: text });
    await asked.getByRole('button', { name: 'Edit your question' }).click();
    await asked.getByRole('textbox', { name: 'Your question' }).fill(`${text} Or two?`);
    await asked.getByRole('button', { name: 'Save changes' }).click();
    await expect(asked.getByText('Or two?')).toBeVisible();
    await expect(asked.getByText('Edited')).toBeVisible();

    await page.goto('profile');
    await page.getByRole('button', { name: 'Change password' }).click();
    let dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(before.password);
    await dialog.getByRole('textbox', { name: 'New password' }).fill('a password of my own');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Change email address' }).click();
    dialog = page.getByRole('dialog', { name: 'Change email address' });
    await dialog.getByRole('textbox', { name: 'New email address' }).fill(email);
    const password = dialog.getByRole('textbox', { name: 'Current password' });
    await password.fill(before.password);
    await dialog.getByRole('button', { name: 'Change email address' }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill('a password of my own');
    await dialog.getByRole('button', { name: 'Change email address' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText(email)).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('dealwright-data.json');
    const data = readFileSync(await saved.path(), 'utf8');
    expect(data).toContain(email);
    expect(data).toContain(text);
    expect(data).not.toContain('a password of my own');

    await page.getByRole('button', { name: 'Delete account' }).click();
    dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('textbox', { name: 'Current password' }).fill('a password of my own');
    await dialog.getByRole('button', { name: 'Delete account for good' }).click();
    await expect(page.getByText('Your account was deleted.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Signin' })).toBeVisible();
    await page.goto('productdetails?tab=questions');
    await expect(page.getByRole('article', { name: 'Question by Former member' })).toContainText(
      text,
    );
  },
);

test('a session that ends in mid-form is renewed over it, and what was typed is saved', async ({
  page,
  context,
  console,
}) => {
  console.allow(/401/);
  const identity = await openSignedIn(page, 'profile');
  await city(page).fill('Uppsala');
  await context.clearCookies();
  await save(page);
  await signInThroughDialog(page, identity);
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await expect(city(page)).toHaveValue('Uppsala');
  await page.reload();
  await expect(city(page)).toHaveValue('Uppsala');
});

test('signing out in one tab empties the others, and someone else sees nothing of it', async ({
  page,
  context,
}) => {
  await openSignedIn(page, 'profile');
  await city(page).fill('A secret place');
  const other = await otherTab(context, page.url());
  await other.getByRole('button', { name: /^Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(city(page)).toHaveCount(0);

  await other.getByRole('banner').getByRole('button', { name: 'Signin' }).click();
  await signInThroughDialog(other);
  await expect(city(page)).toHaveValue('');
  await expect(page.getByText('We kept what you typed.')).toHaveCount(0);
  await other.close();
});
