import { expect, test } from '../fixtures';
import { MAYA, newIdentity, signInFromHeader } from '../journeys/signIn';

test('the header turns from white to black past 50 pixels', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('aitools');
  const header = page.getByRole('banner');
  const color = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  const channels = async () => (await color()).match(/\d+/g)!.slice(0, 3).map(Number);
  expect(Math.min(...(await channels()))).toBeGreaterThan(240);
  await expect(page.getByText('50 listings available').first()).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => Math.max(...(await channels()))).toBeLessThan(40);
});

test('the login dialog closes by its button, Escape, outside click and choosing Register', async ({
  page,
}) => {
  await page.goto('register');
  const dialog = page.getByRole('dialog');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Signin' });
  await opener.click();
  await dialog.getByRole('button', { name: /close/i }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /Already have an account/ }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await page.goto('aitools');
  await opener.click();
  await dialog.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/register/);
  await expect(dialog).toBeHidden();
});

test('going to a page moves the focus, says and shows its title, and starts at the top', async ({
  page,
}) => {
  await page.goto('aitools');
  await expect(page).toHaveTitle(/^Software/);
  await expect(page.getByText('50 listings available').first()).toBeVisible();
  await page.mouse.wheel(0, 800);
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveTitle(/^Courses/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /Courses|available/ })
      .first(),
  ).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a URL without a page says so in the specified words, and leads on', async ({ page }) => {
  await page.goto('nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(
    page.getByText(
      'The page you are looking for does not exist. How you got here is a mystery. But you can click the button below to go back to the homepage.',
    ),
  ).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Search software, courses and templates' }).fill('mail');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/aitools\?q=mail$/);
  await page.goBack();
  await expect(main.getByText('/nowhere', { exact: true })).toBeVisible();
  await main
    .getByRole('navigation', { name: 'Ways on' })
    .getByRole('link', { name: /^Deals/ })
    .click();
  await expect(page).toHaveURL(/\/deals$/);
  await page.goBack();
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the color scheme and the answer to the notice are remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('register');
  await page.getByRole('button', { name: /dark theme/ }).click();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Got it' })).toBeHidden();
});

test('the bell counts unread notices until they are read', async ({ page }) => {
  await page.goto('');
  await signInFromHeader(page, newIdentity());
  const bell = page.getByRole('banner').getByRole('button', { name: /notices|notifications/i });
  await expect(bell).toHaveAccessibleName(/[1-9]\d* unread/i);
  await bell.click();
  const notices = page.getByRole('dialog');
  await notices.getByRole('button', { name: /mark all/i }).click();
  await page.keyboard.press('Escape');
  await expect(notices).toBeHidden();
  await expect(bell).toHaveAccessibleName(/\b0 unread/i);
});

test('the header fits windows of every width, with its words in one line', async ({ page }) => {
  await page.goto('about');
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Signin' });
  for (const width of [320, 600, 900, 1200]) {
    await page.setViewportSize({ width, height: 640 });
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(whole, `width of the page at ${width} px`).toBeLessThanOrEqual(width);
    const { height } = (await signIn.boundingBox())!;
    expect(height, `height of Signin at ${width} px`).toBeLessThan(48);
  }
});

test('on a phone the menu of an area shows its current page whole, and little room at its end', async ({
  page,
}) => {
  await page.goto('');
  await signInFromHeader(page, MAYA);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, menu] of [
    ['credits', 'Account'],
    ['payment', 'Account'],
    ['profile', 'Account'],
    ['sales', 'Partner'],
    ['billing', 'Partner'],
    ['venderprofile', 'Partner'],
  ] as const) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: menu, exact: true }).getByRole('link');
    const current = links.and(page.locator('[aria-current]'));
    await expect(current, `the current page in the menu of ${path}`).toBeInViewport({ ratio: 1 });
    const { x, width } = (await links.last().boundingBox())!;
    expect(390 - (x + width), `room after the last page in the menu of ${path}`).toBeLessThan(64);
    // Its words end 12 px before the link does.
    for (const link of await links.all()) {
      const box = (await link.boundingBox())!;
      const inSight = box.x < 0 ? box.x + box.width - 12 : Infinity;
      const isStump = inSight > 12 && inSight < 40;
      expect(isStump, `last letters of ${await link.textContent()} on ${path}`).toBe(false);
    }
  }
});
