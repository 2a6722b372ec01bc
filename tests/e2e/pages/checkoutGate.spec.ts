import { expectAccessibleAndFit } from '../axe';
import { expect, test } from '../fixtures';
import { newIdentity } from '../journeys/signIn';
import { expectLoaded } from '../visit';

const ORDER = 'checkout?id=replywright&plan=license-tier-2&quantity=3';

test('a visitor sees what is bought and its total, signs in, and pays for the same order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(ORDER);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByText('You save $183 (64%)')).toBeInViewport({ ratio: 1 });
  await expect(summary.getByText('$105', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Got it' }).click();
  const demo = page.getByRole('group', { name: /demo account/ });
  await expect(demo).toBeInViewport({ ratio: 1 });
  await expectAccessibleAndFit(page);

  const { identifier, password } = newIdentity();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'UserId / Email' }).fill(identifier);
  await main.getByRole('textbox', { name: 'Password' }).fill(password);
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('radio', { name: /^License Tier 2/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'How many' })).toHaveValue('3');
  await expect(page.getByRole('button', { name: 'Pay $105' })).toBeVisible();
  expect(page.url()).toContain(ORDER);
});

test('who is new joins right there, and goes on with the order', async ({ page }) => {
  await page.goto(ORDER);
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
  await field('UserId / Email').fill('lena');
  await page.getByRole('radio', { name: 'I’m new here' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Join to pay $105' })).toBeVisible();
  await field('Full Name').fill('Lena Moreau');
  // What is typed in either form stays while the other one is looked at.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(field('UserId / Email')).toHaveValue('lena');
  await page.keyboard.press('ArrowRight');
  await expect(field('Full Name')).toHaveValue('Lena Moreau');
  await field('Email').fill(newIdentity().identifier);
  await field('Phone').fill('+1 555 010 7711');
  await field('Create Password').fill('a long password');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Join|Create|Register/ })
    .click();
  await expect(page.getByRole('button', { name: 'Pay $105' })).toBeVisible();
});

for (const width of [320, 390])
  test(`at ${width} px the order and the first field are in the first view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(ORDER);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Sign in to pay $105' })).toBeVisible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(main.getByText('$105', { exact: true })).toBeInViewport({ ratio: 1 });
    const plan = main.getByRole('radio', { name: /^License Tier 2/ });
    await expect(plan).toBeChecked();
    await expect(plan).toBeInViewport({ ratio: 1 });
    // Nearly all of it: the room for a point before the first words is cut off.
    await expect(main.getByText('Everything in License Tier 1')).toBeInViewport({ ratio: 0.9 });
    await expect(main.getByRole('textbox', { name: 'UserId / Email' })).toBeInViewport({
      ratio: 1,
    });
    await expectAccessibleAndFit(page);
  });

test('a visitor changes the plan of the order', async ({ page }) => {
  await page.goto(ORDER);
  const field = page.getByRole('main').getByRole('textbox', { name: 'UserId / Email' });
  await field.fill('someone');
  await page.getByRole('radio', { name: /^License Tier 3/ }).check();
  await expect(page.getByRole('heading', { name: 'Sign in to pay $135' })).toBeVisible();
  await expect(page).toHaveURL(/plan=license-tier-3&quantity=3$/);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^License Tier 2/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Sign in to pay $105' })).toBeVisible();
  await expect(field).toHaveValue('someone');
});

test('on a phone a visitor sees the chosen plan, and the others when asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ORDER);
  const plans = page.getByRole('radiogroup', { name: 'Plan' }).getByRole('radio');
  await expect(plans).toHaveCount(1);
  await page.getByRole('button', { name: 'Change plan' }).press('Enter');
  await expect(plans).toHaveCount(3);
  await expect(plans.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { name: 'Sign in to pay $135' })).toBeVisible();
  await expectAccessibleAndFit(page);
});

test('a phone says in the line of the refund when the deal ends, where it does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const refund = page.getByText(/^\d+-day refund/);
  const end = page.getByText(/^Deal ends /);
  await page.goto('checkout?id=chatpebble');
  await expect(end).toBeVisible();
  await expect(refund).toBeHidden();
  await page.goto('checkout?id=replywright');
  await expect(refund).toBeVisible();
  await expect(end).toHaveCount(0);
});

for (const width of [390, 1366])
  test(`at ${width} px an order that comes late moves nothing below it`, async ({ page, mock }) => {
    await page.setViewportSize({ width, height: 844 });
    await mock.override({ operationId: 'getListing', delayMs: 800, times: 1 });
    await page.goto('checkout?id=chatpebble');
    const field = page.getByRole('main').getByRole('textbox', { name: 'UserId / Email' });
    // What is typed meanwhile stays.
    await field.fill('someone');
    const before = (await field.boundingBox())!.y;
    await expect(page.getByRole('heading', { name: 'Sign in to pay $25' })).toBeVisible();
    await expect(field).toHaveValue('someone');
    expect(Math.abs((await field.boundingBox())!.y - before)).toBeLessThan(2);
  });

for (const width of [320, 390])
  test(`at ${width} px the form stays in place whatever order comes above it`, async ({
    page,
    mock,
    console,
  }) => {
    console.allow(/404/);
    await page.setViewportSize({ width, height: 844 });
    const title = 'Email Copywriting for Small Shops That Sell More Than One Kind of Thing';
    await mock.override({ operationId: 'getListing', delayMs: 600 });
    for (const what of [
      'id=chatpebble',
      'id=replywright&plan=no-such-plan',
      'id=no-such-listing',
      'id=email-copywriting',
      'template=no-such-template',
      'template=rota',
    ]) {
      await page.goto(`checkout?${what}`);
      const field = page.getByRole('main').getByRole('textbox', { name: 'UserId / Email' });
      await field.fill('someone');
      const before = (await field.boundingBox())!.y;
      await expectLoaded(page);
      expect(Math.abs((await field.boundingBox())!.y - before), what).toBeLessThan(2);
      // As long a name as the contract allows changes nothing about that.
      const summary = page.getByRole('region', { name: 'Order summary' });
      const name = summary.getByRole('heading', { level: 3 }).first();
      if (!what.includes('no-such-'))
        await name.evaluate((it, text) => (it.textContent = text), title);
      expect(Math.abs((await field.boundingBox())!.y - before), what).toBeLessThan(2);
    }
  });
