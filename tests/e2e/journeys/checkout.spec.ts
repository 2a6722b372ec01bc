import { expectAccessible } from '../axe';
import { expect, test } from '../fixtures';
import {
  addCard,
  buyFromProduct,
  CARDS,
  expectBought,
  expectOrders,
  notice,
  payButton,
  toCheckout,
} from './buying';

test(
  'a deal is bought: plan, number of keys, card, confirmation, order, notice',
  { tag: '@every-backend' },
  async ({ page }) => {
    await buyFromProduct(page);
    const summary = page.getByRole('region', { name: 'Order summary' });
    await page.getByRole('radio', { name: /License Tier 2/ }).click({ force: true });
    await page.getByRole('combobox', { name: 'How many' }).selectOption('2');
    await expect(summary.getByText('License Tier 2 × 2, regular price')).toBeVisible();
    await page.getByRole('radio', { name: /^License Tier 1/ }).click({ force: true });
    await page.getByRole('combobox', { name: 'How many' }).selectOption('1');
    // What is paid is seen before the form, on a phone too.
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    const bar = page.getByRole('group', { name: 'Your total' });
    await expect(bar.getByText('$19', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: 'Pay $19' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(size);
    await addCard(page, CARDS.approved);
    await expect(payButton(page)).toHaveText('Pay $19');
    await payButton(page).click();
    await expectBought(page);
    await page.getByRole('link', { name: 'See the order' }).click();
    await expect(page.getByText('Paid with Visa ending in 4242')).toBeVisible();
    await page.getByRole('link', { name: 'Back to order history' }).click();
    await expect(page.getByRole('cell', { name: 'Paid' })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /notifications|notices/i })
      .click();
    await expect(page.getByText('Your license has arrived').first()).toBeVisible();
  },
);

for (const width of [320, 390, 768])
  test(`at ${width} px the total and the button stay in reach, and cover no field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 760 });
    await toCheckout(page);
    const bar = page.getByRole('group', { name: 'Your total' });
    await expect(bar.getByRole('button', { name: 'Pay $19' })).toBeInViewport({ ratio: 1 });
    const notice = page.getByRole('region', { name: 'What this site stores' });
    const bottomOf = async () => {
      const box = await bar.boundingBox();
      return box!.y + box!.height;
    };
    // On whole pixels they touch.
    const top = Math.ceil((await notice.boundingBox())!.y);
    await expect.poll(bottomOf).toBeLessThanOrEqual(top);
    await expectAccessible(page, ['phone']);
    await notice.getByRole('button', { name: 'Got it' }).click();

    // What the Tab key reaches is scrolled clear of the bar.
    await page.getByRole('combobox', { name: 'How many' }).focus();
    const end = page.getByRole('textbox', { name: 'ZIP/Postal code' });
    const isAtEnd = () => end.evaluate((field) => field === document.activeElement);
    let above = 0;
    for (let presses = 0; presses < 30 && !(await isAtEnd()); presses += 1) {
      await page.keyboard.press('Tab');
      if (!(await bar.isVisible())) continue;
      const field = await page.locator(':focus').boundingBox();
      expect(field!.y + field!.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
      above += 1;
    }
    await expect(end).toBeFocused();
    expect(above).toBeGreaterThan(3);

    // The summary has the button itself.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toBeVisible();
  });

test('a declined card says so, and another one pays', async ({ page }) => {
  await toCheckout(page);
  await addCard(page, CARDS.declined);
  await payButton(page).click();
  await expect(notice(page)).toContainText('Your card was declined.');
  await page.getByRole('radio', { name: 'Another card' }).click({ force: true });
  await addCard(page, CARDS.approved);
  await payButton(page).click();
  await expectBought(page);
  await expectOrders(page, ['Paid', 'Failed']);
});

test('a card whose bank asks for another try pays at the second', async ({ page, console }) => {
  console.allow(/409/);
  await toCheckout(page);
  await addCard(page, CARDS.tryAgain);
  await payButton(page).click();
  await expect(notice(page)).toContainText('Your bank asks you to try again');
  await payButton(page).click();
  await expectBought(page);
  await expectOrders(page, ['Paid']);
});

test('a bank that takes too long is asked again, and is paid once', async ({ page, console }) => {
  console.allow(/504/);
  await toCheckout(page);
  await addCard(page, CARDS.timeOut);
  await payButton(page).click();
  await expect(notice(page)).toContainText('We don’t know yet whether this went through');
  await page.getByRole('button', { name: 'Check on my order' }).click();
  await expectBought(page);
  await expectOrders(page, ['Paid']);
});

test.describe('exactly one order', () => {
  test('by a double click', async ({ page }) => {
    await toCheckout(page);
    await addCard(page, CARDS.approved);
    await payButton(page).dblclick();
    await expectBought(page);
    await expectOrders(page, ['Paid']);
  });

  test('by trying again after the connection broke', async ({ page, mock, console }) => {
    console.allow(/ERR_FAILED|Failed to load resource/);
    await mock.override({ operationId: 'createOrder', loseAnswer: true, times: 1 });
    await toCheckout(page);
    await addCard(page, CARDS.approved);
    await payButton(page).click();
    await expect(notice(page)).toContainText('We don’t know yet whether this went through');
    await page.getByRole('button', { name: 'Check on my order' }).click();
    await expectBought(page);
    await expectOrders(page, ['Paid']);
  });

  test('by a reload before the answer came', async ({ page, mock }) => {
    await mock.override({ operationId: 'createOrder', delayMs: 1500, times: 1 });
    await toCheckout(page);
    await addCard(page, CARDS.approved);
    await payButton(page).click();
    await expect(page.getByRole('button', { name: 'Ordering…' })).toBeVisible();
    await page.evaluate(() => location.reload());
    await expectBought(page);
    await expectOrders(page, ['Paid']);
  });

  test('by Back and confirming again, until another one is wanted', async ({ page }) => {
    await buyFromProduct(page);
    await addCard(page, CARDS.approved);
    await payButton(page).click();
    await expectBought(page);
    await page.goBack();
    await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click();
    const bought = page.getByRole('heading', { name: 'You have just bought Duskplan' });
    await expect(bought).toBeVisible();
    await expect(payButton(page)).toBeHidden();
    await expectOrders(page, ['Paid']);
    await page.goBack();
    await page.getByRole('button', { name: 'Buy another' }).click();
    await payButton(page).click();
    await expectBought(page);
    await expectOrders(page, ['Paid', 'Paid']);
  });
});

test('a price that has changed meanwhile is told, and nothing is ordered', async ({
  page,
  mock,
  console,
}) => {
  console.allow(/409/);
  const body = {
    type: 'urn:problem-type:price-changed',
    title: 'The price has changed',
    status: 409,
  } as const;
  await mock.override({ operationId: 'createOrder', reply: { status: 409, body }, times: 1 });
  await toCheckout(page);
  await addCard(page, CARDS.approved);
  await payButton(page).click();
  await expect(notice(page)).toContainText('The price has changed');
  await payButton(page).click();
  await expectBought(page);
  await expectOrders(page, ['Paid']);
});

test('a session that ends before the order is opened again, and the order goes on', async ({
  page,
  mock,
  console,
}) => {
  console.allow(/401/);
  const body = { type: 'urn:problem-type:unauthenticated', title: 'Sign in', status: 401 } as const;
  await mock.override({ operationId: 'createOrder', reply: { status: 401, body }, times: 1 });
  const { identifier, password } = await toCheckout(page);
  await addCard(page, CARDS.approved);
  await payButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'UserId / Email' }).fill(identifier);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expectBought(page);
  await expectOrders(page, ['Paid']);
});
