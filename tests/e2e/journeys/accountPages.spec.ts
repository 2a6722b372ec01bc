import { expectAccessibleAndFit } from '../axe';
import { expect, test } from '../fixtures';
import { expectLoaded, follow, showBelowFold } from '../visit';
import { MAYA, openSignedIn } from './signIn';

/** Every page of an account and its views, as they are for who is signed in. */
const pages = [
  ['/dashboard', '/buyerorder', '/buyerorder?id=order-041272', '/buyerorder?id=order-038112'],
  ['/buyeroffer', '/studentoffer', '/studentbookmark', '/studentbookmark?certificate=git-calmly'],
  ['/studentbookmark?course=spreadsheets&lesson=lesson-1', '/products', '/products?tab=redeem'],
  ['/credits', '/payment', '/paymentmethod', '/membership', '/notifications'],
  ['/checkout?id=replywright', '/checkout?template=gauge-admin', '/checkout?order=order-041272'],
  ['/buyerbookmark', '/studentdashboard', '/profile'],
];

for (const some of pages) {
  test(`accessible to who is signed in, and fit for 320 px: ${some.join(' ')}`, async ({
    page,
    console,
  }) => {
    // Following a URL as this test does is not the router's way, which the profile page notices.
    console.allow(/use a blocker on a POP navigation/);
    await openSignedIn(page, 'dashboard', MAYA);
    await expect(page.getByText('Good to see you')).toBeVisible();
    // The notice covers what is below it until it was read.
    await page.getByRole('button', { name: 'Got it' }).click();
    for (const url of some) {
      await follow(page, url);
      await expectLoaded(page);
      await showBelowFold(page);
      await expectLoaded(page);
      await expectAccessibleAndFit(page);
    }
  });
}
