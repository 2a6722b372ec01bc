import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe';
import { expect, test } from '../fixtures';
import { signInToSell } from '../journeys/signIn';

test.use({ viewport: { width: 390, height: 844 } });

/** Maya's draft that has all it needs. */
const COMPLETE = 'addproduct?id=vendor-listing-000015';

const form = (page: Page) => page.getByRole('form', { name: 'Add product' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const heading = (page: Page, name: string) =>
  form(page).getByRole('heading', { level: 2, name, exact: true });
const press = (page: Page, name: string) =>
  form(page).getByRole('button', { name, exact: true }).click();
const summary = (page: Page) =>
  form(page).getByRole('group', { name: 'Please check what is marked below' });

async function open(page: Page, path: string) {
  await page.goto(path);
  await signInToSell(page);
}

test('on phones a product is entered step by step, and nothing typed is lost', async ({ page }) => {
  await open(page, 'addproduct');
  await expect(heading(page, 'Your tool')).toBeVisible();
  await expect(form(page).getByRole('heading', { level: 2 })).toHaveCount(1);

  // What a step lacks is said before the next one opens.
  await press(page, 'Continue');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(4);
  await summary(page).getByRole('link', { name: 'Enter the name of the tool.' }).click();
  await expect(field(page, 'Tool name')).toBeFocused();
  await field(page, 'Tool name').fill('Tallowink');
  await field(page, 'Tool website URL').fill('https://tallowink.example');
  await form(page)
    .getByRole('textbox', { name: 'Two-line description' })
    .fill('Keeps what is said.');
  await form(page).getByRole('checkbox', { name: 'Productivity' }).check();
  await expect(form(page).getByText('Draft saved.')).toBeVisible();
  // The second click of a double click must not send the next step.
  await form(page).getByRole('button', { name: 'Continue' }).dblclick({ delay: 70 });
  await expect(heading(page, 'Why it is good')).toBeFocused();
  await expect(heading(page, 'Why it is good')).toBeInViewport();
  await expect(summary(page)).toHaveCount(0);
  await expect(page).toHaveURL(/id=vendor-listing-\d+&step=2$/);

  // Opening the open step again is no step of the history.
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Why it is good' }).click();
  await expect(heading(page, 'Why it is good')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);

  // Three rows at first; another by its button, and by itself once the last one is filled.
  const pros = form(page).getByRole('group', { name: '5 Pros' });
  await expect(pros.getByRole('textbox')).toHaveCount(3);
  await pros.getByRole('button', { name: 'Add another pro' }).click();
  await expect(field(page, 'Pro 4')).toBeFocused();
  await field(page, 'Pro 4').fill('It keeps who said it');
  await expect(pros.getByRole('textbox')).toHaveCount(5);

  // Back of the form, Back of the browser and a reload: all is still there.
  await press(page, 'Back');
  await expect(heading(page, 'Your tool')).toBeFocused();
  await expect(field(page, 'Tool name')).toHaveValue('Tallowink');
  await page.goBack();
  await expect(field(page, 'Pro 4')).toHaveValue('It keeps who said it');
  await expect(form(page).getByText('Draft saved.')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Why it is good')).toBeVisible();
  await expect(field(page, 'Pro 4')).toHaveValue('It keeps who said it');

  // Each step is one press away, and says whether it is done.
  const steps = form(page).getByRole('navigation', { name: 'Parts of the form' });
  await steps.getByRole('button', { name: 'In detail' }).click();
  await expect(heading(page, 'In detail')).toBeFocused();
  await expect(steps.getByRole('button', { name: 'Complete Your tool' })).toBeVisible();
  await press(page, 'Submit Tools');
  await expect(summary(page)).toBeFocused();
  await summary(page).getByRole('link', { name: 'Choose how the tool is priced.' }).click();
  await expect(heading(page, 'What it costs')).toBeVisible();
  await expect(form(page).getByRole('radio', { name: 'Free', exact: true })).toBeFocused();
});

test('two quick presses of Continue open one step, and make one entry of the history', async ({
  page,
}) => {
  await open(page, COMPLETE);
  await expect(heading(page, 'Your tool')).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await form(page)
    .getByRole('button', { name: 'Continue' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(heading(page, 'Why it is good')).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(heading(page, 'Your tool')).toBeFocused();
});

test('what the server refuses leads to the step of its field', async ({ page, mock, console }) => {
  console.allow(/422/);
  const detail = 'Must be the name of a person.';
  await mock.override({
    operationId: 'submitVendorListing',
    times: 1,
    reply: {
      status: 422,
      body: {
        type: 'urn:problem-type:validation-failed',
        title: 'Some of it is not right',
        status: 422,
        errors: [{ pointer: '/founderName', code: 'format', detail }],
      },
    },
  });
  await open(page, `${COMPLETE}&step=6`);
  await press(page, 'Submit Tools');
  await form(page)
    .getByRole('link', { name: new RegExp(detail) })
    .click();
  await expect(heading(page, 'Who is behind it')).toBeVisible();
  await expect(field(page, 'Founder’s name')).toBeFocused();
  await expect(field(page, 'Founder’s name')).toHaveAccessibleDescription(new RegExp(detail));
});

test('a phone that is turned keeps the open step, and what has the focus', async ({ page }) => {
  const turn = async (width: number, height: number) => page.setViewportSize({ width, height });
  await open(page, `${COMPLETE}&step=5`);
  await field(page, 'Founder’s name').focus();
  await turn(844, 390);
  await expect(heading(page, 'Your tool')).toBeAttached();
  await expect(field(page, 'Founder’s name')).toBeFocused();
  await expect(field(page, 'Founder’s name')).toBeInViewport();
  // What one has gone on to there is the open step when it is turned back.
  const works = form(page).getByRole('textbox', { name: 'How it works' });
  await works.focus();
  await turn(390, 844);
  await expect(form(page).getByRole('heading', { level: 2 })).toHaveText(['In detail']);
  await expect(works).toBeFocused();
  await expect(works).toBeInViewport();
  // A button that only a step has leaves the focus to its part.
  await press(page, 'Back');
  await form(page).getByRole('button', { name: 'Continue' }).focus();
  await turn(844, 390);
  await expect(heading(page, 'Who is behind it')).toBeFocused();
  await expect(heading(page, 'Who is behind it')).toBeInViewport();
});

test('the focus goes through the buttons of the last step as one reads them', async ({ page }) => {
  await open(page, `${COMPLETE}&step=6`);
  const buttons = [
    form(page).getByRole('button', { name: 'Back', exact: true }),
    form(page).getByRole('link', { name: 'Preview', exact: true }),
    form(page).getByRole('button', { name: 'Submit Tools' }),
  ];
  await buttons[0]!.focus();
  let last = { x: 0, y: 0, width: 0, height: 0 };
  for (const button of buttons) {
    await expect(button).toBeFocused();
    const box = (await button.boundingBox())!;
    const isAfter = box.x >= last.x + last.width || box.y >= last.y + last.height;
    expect(isAfter, 'to the right of the one before, or below it').toBe(true);
    last = box;
    await page.keyboard.press('Tab');
  }
});

test('every step is accessible and fits', async ({ page }) => {
  await open(page, COMPLETE);
  const steps = form(page).getByRole('navigation', { name: 'Parts of the form' });
  for (const place of [0, 1, 2, 3, 4, 5]) {
    await steps.getByRole('button').nth(place).click();
    await expect(steps.getByRole('button').nth(place)).toHaveAttribute('aria-current', 'step');
    await expectAccessible(page, ['phone']);
  }
});
