import { expectAccessible } from '../axe';
import { expect, test } from '../fixtures';
import { signInThroughDialog } from '../journeys/signIn';

test('on a phone price and Buy Now stay in reach, clear of the notice, the footer and the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('productdetails');
  const bar = page.getByRole('group', { name: 'Buy Replywright' });
  await expect(page.getByRole('heading', { level: 1, name: 'Replywright' })).toBeVisible();
  await expect(bar).toBeHidden();

  const notice = page.getByRole('region', { name: 'What this site stores' });
  await page.getByRole('heading', { name: 'Yours to keep' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(bar.getByText('$13')).toBeVisible();
  await expect(bar.getByText('License Tier 1')).toBeVisible();
  const name = bar.getByText('Replywright', { exact: true }).filter({ visible: true });
  await expect(name).toBeVisible();
  await expect(bar.locator('img')).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button', { name: 'Buy Now: License Tier 1' })).toBeVisible();
  const bottomOf = async () => {
    const box = await bar.boundingBox();
    return box!.y + box!.height;
  };
  await expect.poll(bottomOf).toBeLessThanOrEqual((await notice.boundingBox())!.y);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(bottomOf).toBeGreaterThan(800);

  // What the Tab key reaches is scrolled clear of the bar.
  const tab = page.getByRole('tab', { name: 'Compair Product' });
  await page.keyboard.press('Tab');
  await tab.focus();
  const focused = (await tab.boundingBox())!;
  expect(focused.y + focused.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  await expectAccessible(page, ['phone']);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 9000);
  const foot = (await page.getByRole('contentinfo').boundingBox())!;
  await expect.poll(bottomOf).toBeLessThanOrEqual(foot.y);

  await page.goto('productdetails?tab=plans#details');
  const second = page.getByRole('article', { name: 'License Tier 2' });
  await expect(second.getByText('Recommended')).toBeVisible();
  // Its card says how it differs, and nothing below says so again.
  await expect(second.getByText('Everything in License Tier 1, and')).toBeVisible();
  await expect(second.getByText('All languages')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Where the plans differ' })).toHaveCount(0);
  const cards = page.getByRole('tabpanel', { name: 'Plans & features' });
  await expect(cards.getByText('Recommended')).toHaveCount(1);
  // Each plan has a Buy Now of its own, and the heading above them says of what.
  await expect(page.getByRole('heading', { name: 'Choose a plan for Replywright' })).toBeInViewport(
    { ratio: 1 },
  );
  await expect(bar).toBeHidden();
  // Below the last of them, it is here again.
  await page
    .getByRole('heading', { name: 'Features included in all plans' })
    .scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 700);
  await expect(bar.getByText('$13')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Buy Now: License Tier 1' })).toBeInViewport();
});

test('on a phone a long name gives way to Buy Now in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('productdetails?id=designing-forms&tab=founders#details');
  await page.mouse.wheel(0, 600);
  const bar = page.getByRole('group', { name: 'Buy Designing Forms People Finish' });
  const buy = bar.getByRole('button', { name: /^Buy Now/ });
  await expect(buy).toBeInViewport();
  const lineHeight = await buy.evaluate((button) =>
    parseFloat(getComputedStyle(button).lineHeight),
  );
  const words = await buy.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getBoundingClientRect().height;
  });
  expect(words).toBeLessThan(lineHeight * 1.5);
});

test('on a phone each tab is opened close below the header, and the product is named in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const query of ['plans', 'founders', 'questions', 'reviews']) {
    await page.goto(`productdetails?tab=${query}`);
    const bar = page.getByRole('group', { name: 'Buy Replywright' });
    const name =
      query === 'plans'
        ? page.getByRole('heading', { name: 'Choose a plan for Replywright' })
        : bar.getByText('Replywright', { exact: true }).filter({ visible: true });
    await expect(name).toBeInViewport({ ratio: 1 });
    const tabs = (await page.getByRole('tablist', { name: 'Product details' }).boundingBox())!;
    const header = (await page.getByRole('banner').boundingBox())!;
    expect(tabs.y - header.y - header.height).toBeLessThan(12);
  }
});

test('while a phone shows its keyboard, the bar leaves the window to what is written', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('productdetails?tab=questions');
  await page.getByRole('button', { name: 'Got it' }).click();
  const bar = page.getByRole('group', { name: 'Buy Replywright' });
  const question = page.getByRole('textbox', { name: 'Your question' });
  await question.focus();
  await expect(bar).toBeVisible();
  // What the keyboard of a phone leaves of the window.
  await page.setViewportSize({ width: 390, height: 500 });
  await expect(bar).toBeHidden();
  await page.keyboard.type('Does it');
  await page.getByRole('heading', { name: /questions about Replywright/ }).click();
  await expect(bar).toBeVisible();
});

test('the plan that is chosen is the one that is shown and bought everywhere', async ({ page }) => {
  await page.goto('productdetails');
  const main = page.getByRole('main');
  const plans = main.getByRole('radiogroup', { name: 'Plan', exact: true });
  await plans.getByRole('radio', { name: /^License Tier 1 \$13/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const third = plans.getByRole('radio', { name: /^License Tier 3 \$45/ });
  await expect(third).toBeChecked();
  await expect(third).toBeFocused();
  // What decides for it stands beside its price, where that of another one stood.
  await expect(main.getByText('20 mail accounts').first()).toBeVisible();
  await expect(main.getByText('1 mail account', { exact: true }).first()).toBeHidden();
  await expect(main.getByRole('button', { name: 'Buy Now: License Tier 3' }).first()).toBeVisible();
  await expect(page.getByText('Limited-time special pricing starting at $13')).toBeVisible();

  await page.getByRole('tab', { name: 'Plans & features' }).click();
  const card = page.getByRole('article', { name: 'License Tier 3' });
  await expect(card.getByText('Your choice')).toBeVisible();
  await expect(page.getByText('Your choice')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.reload();
  await expect(third).toBeChecked();
  // Choosing makes no steps of its own to go back through.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/productdetails\?plan=license-tier-3$/);
  // A choice on another tab is not lost by the way back from there.
  await page.getByRole('tab', { name: 'Reviews' }).click();
  const second = plans.getByRole('radio', { name: /License Tier 2/ });
  // The choice shows with the URL that says it, which a busy page draws a moment after the click.
  await second.click();
  await expect(second).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/productdetails\?plan=license-tier-2$/);
  await expect(second).toBeChecked();
  await third.click();
  await expect(third).toBeChecked();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('heading', { name: 'Yours to keep' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  const bar = page.getByRole('group', { name: 'Buy Replywright' });
  await expect(bar.getByText('$45')).toBeVisible();
  await expect(bar.locator('img')).toBeHidden();
  await bar.getByRole('button', { name: 'Buy Now: License Tier 3' }).click();
  await signInThroughDialog(page);
  await expect(page.getByRole('radio', { name: /License Tier 3/ })).toBeChecked();
});

test('a plan that the product does not have is named, and the first one is offered', async ({
  page,
}) => {
  await page.goto('productdetails?plan=license-tier-9');
  await expect(page.getByText(/license-tier-9/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^License Tier 1/ })).toBeChecked();
});

test('the first view of a phone tells name, rating, price and Buy Now, with the picture between them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('productdetails');
  const main = page.getByRole('main');
  const parts = [
    main.getByRole('heading', { level: 1, name: 'Replywright' }),
    main.getByRole('link', { name: '13 Reviews' }),
    main.getByRole('button', { name: 'Enlarge picture 1 of 4' }),
    main.getByText('Now $13').first(),
    main.getByRole('button', { name: 'Buy Now' }).first(),
  ];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  // How many have bought it is in the line of the price.
  const sold = (await main.getByText('412 sold').filter({ visible: true }).boundingBox())!;
  expect(Math.abs(sold.y - tops[3]!)).toBeLessThan(24);
  const notice = page.getByRole('region', { name: 'What this site stores' });
  await expect(notice).toBeVisible();
  const buy = (await parts.at(-1)!.boundingBox())!;
  expect(buy.y + buy.height).toBeLessThan((await notice.boundingBox())!.y);
  // The keyboard goes through them in that order, too.
  await parts[1]!.focus();
  await page.keyboard.press('Tab');
  await expect(parts[2]!).toBeFocused();
});

test('on a phone a template can be bought from all of its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('tempalte?id=gauge-admin');
  const bar = page.getByRole('group', { name: 'Buy Gauge Admin' });
  await expect(page.getByRole('heading', { level: 1, name: 'Gauge Admin' })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'Versions and support' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(bar.getByText('$99')).toBeVisible();
  await bar.getByRole('link', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/checkout\?template=gauge-admin$/);
});

test('on a wide window Buy Now follows those who read on', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('productdetails');
  const bar = page.getByRole('group', { name: 'Buy Replywright' });
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'Yours to keep' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(bar.getByText('$13')).toBeVisible();
  await expect(bar.getByText('By Letterbox Seven')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Buy Now: License Tier 1' })).toBeInViewport();
});

test('on a tablet all pictures, the price and what is included stand above the fold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('productdetails');
  const picture = page.getByRole('region', { name: 'Pictures of Replywright' });
  const buy = page.getByRole('button', { name: 'Buy Now' });
  await expect(buy).toBeInViewport();
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Lifetime access and all future updates').first()).toBeInViewport();
});

test('arrow keys go down the small pictures of a tablet, and scroll where they are in a row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('productdetails');
  const small = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^Show picture ${number} of`) });
  await small(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(small(2)).toBeFocused();
  await expect(small(2)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(small(1)).toBeFocused();
  await page.setViewportSize({ width: 1366, height: 768 });
  const top = async (number: number) => (await small(number).boundingBox())?.y;
  // A key that comes before the new width is laid out still finds a column.
  await expect.poll(async () => (await top(2)) === (await top(1))).toBe(true);
  // Pressed until it scrolls: the browser drops a scroll that meets a window still being resized.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(small(1)).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
});

test('turning a phone keeps the large picture open, and what was pressed goes on', async ({
  page,
}) => {
  const upright = { width: 390, height: 844 };
  const lying = { width: 844, height: 390 };
  await page.setViewportSize(upright);
  await page.goto('productdetails');
  const pictures = page.getByRole('region', { name: 'Pictures of Replywright' });
  const enlarge = pictures.getByRole('button', { name: /^Enlarge picture/ });
  await enlarge.press('ArrowRight');
  await enlarge.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.setViewportSize(lying);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(pictures.getByRole('button', { name: /^Enlarge picture 2 of/ })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(dialog).toBeVisible();
  await page.setViewportSize(upright);
  await signInThroughDialog(page);
  await expect(page).toHaveURL(/checkout\?.*id=replywright/);
});
