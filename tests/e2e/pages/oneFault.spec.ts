import type { Page } from 'playwright/test';
import type { OperationId } from '../../../mocks/contract/types';
import type { Override } from '../../../mocks/overrides';
import { routes } from '../../../src/app/routes';
import { expect, test } from '../fixtures';
import { signInFromHeader } from '../journeys/signIn';
import { expectLoaded, showBelowFold } from '../visit';

/** Of pages whose parts read by themselves: the headings that go with each of their reads. */
const pages: Record<string, Partial<Record<OperationId, string[]>>> = {
  [routes.home.path]: {
    listBestOffers: ['Best offers'],
    listPopularTools: ['Popular tools'],
    listCategories: ['Browse by category'],
    listTestimonials: ['What customers say'],
    listTopSellers: ['Top-selling tools'],
    listFeaturedTools: ['Featured tools'],
  },
  [`${routes.product.path}?tab=questions`]: {
    listQuestions: ['Ask a question'],
    listSimilarListings: ['More like Replywright'],
  },
  [`${routes.product.path}?tab=reviews`]: {
    listReviews: ['Leave a Comment'],
    listSimilarListings: ['More like Replywright'],
  },
  [`${routes.templates.path}?section=discount`]: {
    listTemplates: ['Filters', '17 templates'],
  },
  [routes.account.path]: {
    listNotifications: ['Notices'],
    listOrders: ['Latest order'],
  },
};

// Answers come from the page itself, so nothing depends on when the worker is ready.
test.use({ serviceWorkers: 'block' });

/** What each part of the page says, by its heading. */
async function parts(page: Page): Promise<Map<string, string>> {
  await expectLoaded(page);
  await showBelowFold(page);
  await expectLoaded(page);
  const found = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('h2')].map((heading) => {
      // As far up as there is no other heading of its rank.
      let part: HTMLElement = heading;
      while (part.parentElement !== main && part.parentElement!.querySelectorAll('h2').length === 1)
        part = part.parentElement!;
      return [heading.innerText, part.innerText] as const;
    }),
  );
  return new Map(found);
}

for (const [url, reads] of Object.entries(pages)) {
  test(`where one read of ${url} fails, its part offers to try again and the others live`, async ({
    page,
    console,
  }) => {
    test.setTimeout(90_000);
    console.allow(/Failed to load resource|registration blocked/);
    await page.addInitScript(() => {
      const operationId = sessionStorage.getItem('broken');
      const body = { type: 'about:blank', title: 'Refused', status: 500 };
      const broken = { operationId, reply: { status: 500, body } } as Override;
      window.__mockSetup = { checkReplies: false, overrides: operationId ? [broken] : [] };
    });
    await page.goto('');
    if (url === routes.account.path) await signInFromHeader(page);
    await page.goto(url.slice(1));
    // Code and data of a part come one after the other; two equal readings mean that all is there.
    let whole = new Map<string, string>();
    const isWhole = async () => {
      const before = whole;
      whole = await parts(page);
      const awaited = Object.values(reads).flat();
      return awaited.every(
        (heading) => whole.has(heading) && before.get(heading) === whole.get(heading),
      );
    };
    await expect.poll(isWhole).toBe(true);
    for (const [operationId, headings] of Object.entries(reads)) {
      await page.evaluate((id) => sessionStorage.setItem('broken', id), operationId);
      await page.reload();
      const changed = async () => {
        const now = await parts(page);
        return [...whole.keys()].filter((heading) => now.get(heading) !== whole.get(heading));
      };
      await expect.poll(changed, operationId).toEqual(headings);
      const ways = page.getByRole('main').getByRole('button', { name: /^(Retry|Trying)/ });
      await expect(ways.first(), operationId).toBeVisible();
    }
  });
}
