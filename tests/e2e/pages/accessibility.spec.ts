import { paths } from '../../../src/routing/paths';
import { expectAccessible } from '../axe';
import { expect, test } from '../fixtures';

/** Every route of the site, the other views of its pages, and an address that is none. */
const addresses = [
  ...Object.values(paths),
  ...['plans', 'founders', 'questions', 'reviews'].map((tab) => `${paths.product}?tab=${tab}`),
  `${paths.product}?more=compare`,
  `${paths.templates}?section=discount&type=landing`,
  `${paths.template}?id=gauge-admin&demo=desktop`,
  `${paths.blog}?q=nothing-like-this`,
  `${paths.glossary}?list=it`,
  `${paths.glossary}?list=sales&term=churn-rate`,
  `${paths.discussions}?topic=design&view=popular`,
  `${paths.discussion}?id=nowhere`,
  `${paths.support}?q=refund`,
  `${paths.support}?question=refunds`,
  '/no-such-page',
];

for (const address of addresses) {
  test(`${address} is accessible on a desk and a phone, light and dark, and fits 320 px`, async ({
    page,
    console,
  }) => {
    if (address.includes('nowhere')) console.allow(/404/);
    await page.goto(address.slice(1));
    // A preview that covers the page hides its heading.
    await expect(
      page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(),
    ).toBeVisible();
    await expect(page.locator('main .MuiSkeleton-root, main .Bone')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
}
