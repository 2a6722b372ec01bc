import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { SEED_NOW } from '../../../mocks/seed/clock';
import { expectAccessible } from '../axe';
import { expect, test } from '../fixtures';
import { MAYA, openSignedIn } from './signIn';

const redeemForm = (page: Page) => page.getByRole('form', { name: 'Redeem a code' });

/** Puts the sample code with this label into the form and sends it. */
async function redeem(page: Page, label: RegExp) {
  const form = redeemForm(page);
  await form.getByRole('listitem').filter({ hasText: label }).getByRole('button').click();
  await form.getByRole('button', { name: 'Redeem' }).click();
}

test(
  'each kind of code has its own answer, and what is redeemed stands under Track',
  { tag: '@over-http' },
  async ({ page, console }) => {
    console.allow(/409|422/);
    await openSignedIn(page, 'products');
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await page.getByRole('tab', { name: 'Redeem products' }).click();
    await expect(page).toHaveURL(/products\?tab=redeem$/);
    await expect(page.getByRole('heading', { name: /deals can be redeemed$/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
    await expectAccessible(page);

    const form = redeemForm(page);
    await form.getByRole('button', { name: 'Redeem' }).click();
    await expect(form.getByText('Enter your code.').first()).toBeVisible();
    await form.getByText('Codes to try').click();
    await redeem(page, /Too short/);
    await expect(form.getByText(/three groups of four/).first()).toBeVisible();
    await redeem(page, /Never given out/);
    await expect(form.getByText(/No such code was given out/).first()).toBeVisible();
    await redeem(page, /Used already/);
    await expect(form.getByText(/^This code has been used already/).first()).toBeVisible();
    await redeem(page, /Expired/);
    await expect(form.getByText(/^This code has expired/).first()).toBeVisible();

    const good = form
      .getByRole('listitem')
      .filter({ hasText: /^.*Good for/ })
      .first();
    const [, code, title] = /^(\S+)\s+Good for (.+)$/m.exec(await good.innerText())!;
    // As people type it.
    await form
      .getByRole('textbox', { name: 'Code' })
      .fill(code!.toLowerCase().replaceAll('-', ' '));
    await form.getByRole('button', { name: 'Redeem' }).dblclick();
    await expect(page.getByText(`${title} is yours.`)).toBeVisible();
    await expect(page).toHaveURL(/products$/);
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(title!);
    await expect(card).toContainText('SAMPLE-');
    await expect(card).toContainText('Redeemed on');
    await page.reload();
    await expect(card).toHaveCount(1);
    await expectAccessible(page, ['phone']);
  },
);

test(
  'a course to its certificate, with a reload in the middle, by keyboard',
  { tag: '@over-http' },
  async ({ page }) => {
    await openSignedIn(page, 'studentbookmark', MAYA);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Portal');
    await expectAccessible(page);
    const course = page.getByRole('article').filter({ hasText: 'Spreadsheets for Everyday Work' });
    await expect(course).toContainText('41 of 44 lessons done');
    await course.getByRole('link').first().focus();
    await page.keyboard.press('Enter');

    const h1 = page.getByRole('heading', { level: 1 });
    const progress = page.getByRole('complementary', { name: 'Progress' });
    await expect(page).toHaveURL(/course=spreadsheets&lesson=lesson-42$/);
    await expect(h1).not.toHaveText('Student Portal');
    const first = await h1.innerText();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mark as done and go on' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/lesson=lesson-43$/);
    await expect(h1).not.toHaveText(first);
    await expect(progress).toContainText('42 of 44 lessons done');
    await expect(page.getByRole('main')).toBeFocused();

    await page.reload();
    await expect(progress).toContainText('42 of 44 lessons done');
    await expect(progress.getByRole('link', { name: new RegExp(`${first}.*done`) })).toBeVisible();
    // Without a lesson in the URL it goes on where one was.
    await page.getByRole('link', { name: 'My courses' }).click();
    // The course that was begun leads, with its next lesson.
    await expect(page.getByRole('article').first()).toContainText('Spreadsheets');
    await expect(course).toContainText('Continue with lesson 43:');
    await course.getByRole('link', { name: 'Resume' }).click();
    await expect(page).toHaveURL(/lesson=lesson-43$/);
    await page.getByRole('button', { name: 'Mark as done and go on' }).click();
    await expect(page).toHaveURL(/lesson=lesson-44$/);
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(progress).toContainText('44 of 44 lessons done');

    await page.getByRole('link', { name: 'See your certificate' }).click();
    await expect(page).toHaveURL(/certificate=spreadsheets$/);
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText('Spreadsheets for Everyday Work');
    await expect(sheet).toContainText(/DWC-\d{6}/);
    await expect(page).toHaveTitle(/^Certificate: Spreadsheets/);
    await expectAccessible(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^certificate-DWC-\d{6}\.html$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('Spreadsheets for Everyday Work');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print certificate' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(sheet).toBeVisible();
  },
);

/** A click of the mouse at the middle of what is seen, whatever lies over it there. */
async function clickAt(place: Locator) {
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await place.boundingBox())!;
  await place.page().mouse.click(x + width / 2, y + height / 2);
}

test('a course that was only opened leads, and the button of each other course is its link', async ({
  page,
}) => {
  await openSignedIn(page, 'studentbookmark', MAYA);
  const fresh = page.getByRole('article').filter({ hasText: 'Interface Design' });
  await clickAt(fresh.getByText('Open course', { exact: true }));
  await expect(page).toHaveURL(/course=interface-design&lesson=lesson-1$/);
  const outline = page.getByRole('complementary', { name: 'Progress' });
  await outline.locator('a[href$="lesson=lesson-5"]').click();
  await expect(page).toHaveURL(/lesson=lesson-5$/);
  // Only what was read is kept as the place: its button is there before it, and is that of lesson 1, too.
  await expect(page.getByRole('img', { name: /^The slide of lesson 5:/ })).toBeVisible();
  await page.getByRole('link', { name: 'My courses' }).click();
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Continue with lesson 5:');
  await expect(first.getByRole('link', { name: /^Resume/ })).toBeVisible();
  const other = page.getByRole('article').filter({ hasText: 'Spreadsheets' });
  await clickAt(other.getByText('Resume', { exact: true }));
  await expect(page).toHaveURL(/course=spreadsheets&lesson=lesson-42$/);
});

test('the slides of a lesson are played, paused and gone through by keyboard', async ({ page }) => {
  await openSignedIn(page, 'studentbookmark?course=spreadsheets&lesson=lesson-42', MAYA);
  const player = page.getByRole('figure');
  const place = player.getByRole('slider', { name: 'Place in the slides' });
  await expect(player).toContainText('Slide 1 of 4');
  await expect(player.getByRole('img')).toBeVisible();
  await player.getByRole('button', { name: 'Play slides' }).focus();
  await page.keyboard.press('Space');
  await expect(player.getByRole('button', { name: 'Pause slides' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(player).toContainText('2 of 4');
  // What is shown is what the transcript says.
  await expect(player).toContainText('A short presentation and no apology');
  await expect(
    page.getByRole('article').locator('p', { hasText: /^A short presentation/ }),
  ).toBeVisible();
  await page.keyboard.press('Space');
  await expect(player.getByRole('button', { name: 'Play slides' })).toBeFocused();
  const stopped = await place.inputValue();
  await expectAccessible(page);
  expect(await place.inputValue()).toBe(stopped);
  await place.focus();
  await page.keyboard.press('End');
  await expect(player).toContainText('Your task');
  await expect(player.getByRole('button', { name: 'Play slides again' })).toBeVisible();
  // A click on a piece of the line shows its slide.
  const line = (await place.boundingBox())!;
  await place.click({ position: { x: 0.6 * line.width, y: line.height / 2 } });
  await expect(player).toContainText('3 of 4');
  // The next lesson begins with its own opening slide.
  await page.getByRole('article').getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/lesson=lesson-43$/);
  await expect(player).toContainText('1 of');
  await expect(player.getByRole('img')).toBeVisible();
});

test('the slides of a lesson turn by themselves once they are played', async ({ page }) => {
  await page.clock.install({ time: SEED_NOW });
  await openSignedIn(page, 'studentbookmark?course=spreadsheets&lesson=lesson-42', MAYA);
  const player = page.getByRole('figure');
  await page.clock.fastForward('01:00');
  await expect(player).toContainText('Slide 1 of 4');
  await player.getByRole('button', { name: 'Play slides' }).click();
  // The opening slide stays for four seconds, each other one for as long as it takes to read.
  await page.clock.fastForward(3_000);
  await expect(player).toContainText('Slide 1 of 4');
  await page.clock.fastForward(2_000);
  await expect(player).toContainText('Slide 2 of 4');
  await page.clock.fastForward('01:00');
  await expect(player).toContainText('Slide 4 of 4');
  await player.getByRole('button', { name: 'Play slides again' }).click();
  await expect(player).toContainText('Slide 1 of 4');
});

test('the outline of a lesson begins with a section’s name and a whole row of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await openSignedIn(page, 'studentbookmark?course=spreadsheets&lesson=lesson-42', MAYA);
  const outline = page.getByRole('navigation', { name: 'Lessons' });
  for (const lesson of [42, 30, 44]) {
    await page.goto(`studentbookmark?course=spreadsheets&lesson=lesson-${lesson}`);
    await expect(outline.locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      new RegExp(`lesson-${lesson}$`),
    );
    const first = await outline.evaluate((list) => {
      const edge = list.parentElement!.getBoundingClientRect().top;
      const name = [...list.querySelectorAll('h2')].find(
        (head) => Math.abs(head.getBoundingClientRect().top - edge) < 1,
      );
      const end = name?.getBoundingClientRect().bottom ?? edge;
      const row = [...list.querySelectorAll('li')].find(
        (one) => one.getBoundingClientRect().bottom > end + 1,
      )!;
      return {
        isScrolled: list.parentElement!.scrollTop > 0,
        isOfIt: name !== undefined && name.parentElement!.contains(row),
        covered: end - row.getBoundingClientRect().top,
      };
    });
    expect(first).toMatchObject({ isScrolled: true, isOfIt: true });
    expect(first.covered).toBeLessThan(1);
  }
});

test('what is not one’s own is refused with a way on', async ({ page, console }) => {
  console.allow(/403|404/);
  await openSignedIn(page, 'studentbookmark?course=spreadsheets&lesson=lesson-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t have this course');
  await page.goto('studentbookmark?certificate=spreadsheets');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t have this course');
  for (const view of ['course', 'certificate']) {
    await page.goto(`studentbookmark?${view}=no-such-course`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We could not find this course',
    );
  }
});
