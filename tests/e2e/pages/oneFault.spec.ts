import type { Page } from 'playwright/test';
import type { OperationId } from '../../../mocks/contract/types';
import type { Override } from '../../../mocks/overrides';
import { routes } from '../../../src/app/routes';
import { expect, test } from '../fixtures';
import { signInFromHeader } from '../journeys/signIn';
import { expectLoaded, follow, showBelowFold } from '../visit';

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
  [routes.glossary.path]: {
    listTerms: ['Term of the day', 'All terms'],
  },
  [`${routes.product.path}?tab=questions`]: {
    listQuestions: ['8 questions about Replywright'],
    listSimilarListings: ['More like Replywright'],
  },
  [`${routes.product.path}?tab=reviews`]: {
    listReviews: ['13 reviews of Replywright'],
    listSimilarListings: ['More like Replywright'],
  },
  [`${routes.templates.path}?section=discount`]: {
    listTemplates: ['Filters', '17 templates'],
  },
  [routes.account.path]: {
    listNotifications: ['Notifications'],
    listOrders: ['Latest orders'],
  },
};

/**
 * Pages that one visit can look at one after the other: the headings that go with each of their
 * reads. Reads of one round fail together, at most one of a page.
 */
const rounds: Partial<Record<OperationId, Record<string, string[]>>>[] = [
  {
    listArticleCategories: { [routes.article.path]: ['Category'] },
    listComments: { [routes.discussion.path]: ['4 comments · 12 replies'] },
    getContactDetails: { [routes.contact.path]: ['Or reach us directly'] },
    listTestimonials: { [routes.about.path]: ['What customers say'] },
    listDiscussionTopics: {
      [routes.discussions.path]: ['Topics', 'Featured topic: Ask me anything'],
    },
  },
  {
    listArticleTags: { [routes.article.path]: ['Tags'] },
    listDiscussions: {
      [routes.discussion.path]: ['More by Jonas Weber', 'More in Ask me anything'],
    },
    listHelpQuestions: {
      [routes.contact.path]: ['Frequently asked questions'],
      [routes.support.path]: ['Popular questions'],
    },
  },
  // The page about the company reads it as well, beside what customers say.
  {
    listTemplates: {
      [routes.membership.path]: ['What it opens'],
      [routes.template.path]: ['More by Studio Kestrel'],
    },
  },
];

/** Reading all parts of a page twice takes seconds on a busy machine, in ms. */
const READING = 30_000;

// Answers come from the page itself, so nothing depends on when the worker is ready.
test.use({ serviceWorkers: 'block' });

/** Has the reads fail that `sessionStorage` names, from the next load of a page on. */
async function breakReads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ids = sessionStorage.getItem('broken')?.split(' ') ?? [];
    const body = { type: 'about:blank', title: 'Refused', status: 500 };
    const overrides = ids.map(
      (operationId) => ({ operationId, reply: { status: 500, body } }) as Override,
    );
    window.__mockSetup = { checkReplies: false, overrides };
  });
}

/** What each part of the page says, by its heading. */
async function parts(page: Page): Promise<Map<string, string>> {
  await expectLoaded(page);
  await showBelowFold(page);
  await expectLoaded(page);
  // Until the code of a carousel is there, its slides are in a row that says all of them.
  const rows = page.locator('main section:not([aria-roledescription]) > [role="group"][tabindex]');
  await expect(rows).toHaveCount(0);
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
    console.allow(/Failed to load resource|registration blocked/);
    await breakReads(page);
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
    await expect.poll(isWhole, { timeout: READING }).toBe(true);
    for (const [operationId, headings] of Object.entries(reads)) {
      await page.evaluate((id) => sessionStorage.setItem('broken', id), operationId);
      await page.reload();
      const changed = async () => {
        const now = await parts(page);
        return [...whole.keys()].filter((heading) => now.get(heading) !== whole.get(heading));
      };
      await expect.poll(changed, { message: operationId, timeout: READING }).toEqual(headings);
      const ways = page.getByRole('main').getByRole('button', { name: /^(Retry|Trying)/ });
      await expect(ways.first(), operationId).toBeVisible();
    }
  });
}

test('where one read of a page fails, its part offers to try again and the others live', async ({
  page,
  console,
}) => {
  console.allow(/Failed to load resource|registration blocked/);
  await breakReads(page);
  await page.goto('');
  const wholes = new Map<string, Map<string, string>>();
  for (const [operationId, pagesOfIt] of rounds.flatMap(Object.entries<Record<string, string[]>>)) {
    for (const [path, headings] of Object.entries(pagesOfIt)) {
      if (wholes.has(path)) continue;
      await follow(page, path);
      // Two equal readings mean that all is there.
      const isWhole = async () => {
        const before = wholes.get(path);
        const now = await parts(page);
        wholes.set(path, now);
        return (
          headings.every((heading) => now.has(heading)) &&
          [...now].every(([heading, text]) => before?.get(heading) === text)
        );
      };
      await expect
        .poll(isWhole, { message: `${operationId} of ${path}`, timeout: READING })
        .toBe(true);
    }
  }
  for (const round of rounds) {
    await page.evaluate(
      (ids) => sessionStorage.setItem('broken', ids),
      Object.keys(round).join(' '),
    );
    await page.goto('nowhere');
    for (const pagesOfIt of Object.values(round)) {
      for (const [path, headings] of Object.entries(pagesOfIt)) {
        await follow(page, path);
        const whole = wholes.get(path)!;
        const changed = async () => {
          const now = await parts(page);
          return [...whole.keys()].filter((heading) => now.get(heading) !== whole.get(heading));
        };
        await expect.poll(changed, { message: path, timeout: READING }).toEqual(headings);
        const ways = page.getByRole('main').getByRole('button', { name: /^(Retry|Trying)/ });
        await expect(ways.first(), path).toBeVisible();
      }
    }
  }
});
