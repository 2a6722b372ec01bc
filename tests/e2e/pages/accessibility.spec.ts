import { routes } from '../../../src/app/routes';
import { expectAccessibleAndFit } from '../axe';
import { test } from '../fixtures';
import { expectLoaded, follow, showBelowFold } from '../visit';

/** Every route of the site, the other views of its pages, and a URL without a page. */
const urls = [
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

/** How many pages one test visits; they share a start of the app. */
const AT_ONCE = 6;

for (let first = 0; first < urls.length; first += AT_ONCE) {
  const some = urls.slice(first, first + AT_ONCE);
  test(`accessible on a desk and a phone, light and dark, and fit for 320 px: ${some.join(' ')}`, async ({
    page,
    console,
  }) => {
    console.allow(/404/);
    await page.goto(some[0]!.slice(1));
    for (const url of some) {
      if (url !== some[0]) await follow(page, url);
      await showBelowFold(page);
      await expectLoaded(page);
      await expectAccessibleAndFit(page);
    }
  });
}
