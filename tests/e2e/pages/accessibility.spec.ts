import { routes } from '../../../src/app/routes';
import { expectAccessible } from '../axe';
import { expect, test } from '../fixtures';
import { expectLoaded } from '../loaded';

/** Every route of the site, the other views of its pages, and an address that is none. */
const addresses = [
  ...Object.values(routes).map(({ path }) => path),
  ...['plans', 'founders', 'questions', 'reviews'].map(
    (tab) => `${routes.product.path}?tab=${tab}`,
  ),
  `${routes.product.path}?more=compare`,
  `${routes.templates.path}?section=discount&type=landing`,
  `${routes.template.path}?id=gauge-admin&demo=desktop`,
  `${routes.blog.path}?q=nothing-like-this`,
  `${routes.glossary.path}?list=it`,
  `${routes.glossary.path}?list=sales&term=churn-rate`,
  `${routes.discussions.path}?topic=design&view=popular`,
  `${routes.discussion.path}?id=nowhere`,
  `${routes.support.path}?q=refund`,
  `${routes.support.path}?question=refunds`,
  '/no-such-page',
];

for (const address of addresses) {
  test(`${address} is accessible on a desk and a phone, light and dark, and fits 320 px`, async ({
    page,
    console,
  }) => {
    if (address.includes('nowhere')) console.allow(/404/);
    await page.goto(address.slice(1));
    await expectLoaded(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
}
