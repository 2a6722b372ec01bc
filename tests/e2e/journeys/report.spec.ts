import { expect, test } from '../fixtures';
import { signInThroughDialog } from './signIn';

test('report a listing and get a case number', { tag: '@over-http' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('productdetails?id=docsage');
  await page.getByRole('link', { name: 'Report listing' }).first().click();
  await expect(page).toHaveURL(/productsclaims\?id=docsage/);
  await expect(page.getByRole('main').getByText('Docsage').first()).toBeVisible();
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect(page.getByRole('group', { name: 'Please check what is marked' })).toBeFocused();
  await page.getByRole('radio', { name: /misleading/i }).check();
  // The notice about storage covers nothing of the field that Tab leads to.
  await page.keyboard.press('Tab');
  const details = page.getByRole('textbox', { name: 'Details' });
  await expect(details).toBeFocused();
  const notice = page.getByRole('region', { name: 'What this site stores' });
  const end = async () => {
    const [field, cover] = [await details.boundingBox(), await notice.boundingBox()];
    return cover!.y - (field!.y + field!.height);
  };
  await expect.poll(end).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect(page.getByText(/DW-\d{6}/).first()).toBeVisible();
});

test('member text is shown as text, whatever it holds', async ({ page }) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('productdetails?id=answernest&tab=questions');
  const mark = crypto.randomUUID();
  const text = `<img src=x onerror=alert(1)> ${mark} שלום עולם 👩🏽‍💻 ${'w'.repeat(300)}`;
  await page.getByRole('textbox', { name: /question/i }).fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Ask question' }).click();
  await signInThroughDialog(page);
  await expect(page.getByRole('article').getByText(mark)).toBeVisible();
  expect(await page.locator('main img[src="x"]').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(dialogs).toBe(0);
});

test('Buy Now asks who buys, and sums the order up with a way back', async ({ page }) => {
  await page.goto('productdetails?tab=plans');
  // That of a plan: the bar at the foot of the window comes and goes with what is in sight.
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Buy Now/ })
    .first()
    .click();
  await signInThroughDialog(page);
  await expect(page).toHaveURL(/checkout\?.*id=replywright/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Replywright').first()).toBeVisible();
  await expect(page.getByText(/nothing is ever charged/i)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Replywright' })
    .click();
  await expect(page).toHaveURL(/productdetails/);
});
