import type { Page } from 'playwright/test';
import { deriveContract } from '../../../mocks/build/contract';
import type { Override } from '../../../mocks/overrides';
import { routes } from '../../../src/app/routes';
import type { AppRoute } from '../../../src/routing/AppRoute';
import { expect, test } from '../fixtures';
import { follow, showBelowFold } from '../visit';

/** Every operation that reads, but who is signed in: that is the shell's matter. */
const reads = deriveContract(new URL('../../../openapi.yaml', import.meta.url))
  .operations.filter(({ method, id }) => method === 'get' && id !== 'getSession')
  .map(({ id }) => id);

/** The records and views that a page needs to show all it has; '' is the page as it opens. */
const QUERIES: Partial<Record<keyof typeof routes, string[]>> = {
  product: ['', '?tab=plans', '?tab=founders', '?tab=questions', '?tab=reviews', '?more=compare'],
  templates: ['', '?section=discount'],
  glossary: ['', '?list=it', '?list=sales&term=churn-rate'],
  support: ['', '?q=refund', '?question=refunds'],
  report: ['?id=replywright'],
  checkout: ['?id=replywright'],
};
const pages = Object.entries(routes).flatMap(([name, { path }]) =>
  (QUERIES[name as keyof typeof routes] ?? ['']).map((query) => path + query),
);

/** Pages of accounts ask nothing of a visitor: for every fault they are the same card. */
const ACCOUNT: string[] = Object.values<AppRoute>(routes)
  .filter(({ access }) => access !== 'public')
  .map(({ path }) => path);

/** Public pages that ask nothing: there is nothing to fail. */
const QUIET: string[] = [routes.register.path];

const refused = (status: number) => ({
  reply: { status, body: { type: 'about:blank', title: 'Refused', status } },
});

/** What every operation does at once, by the fault. */
const faults: Record<string, object> = {
  '401': refused(401),
  '403': refused(403),
  '404': refused(404),
  '429': refused(429),
  '500': refused(500),
  '503': refused(503),
  'a dropped connection': { dropConnection: true },
  'no body': { reply: { status: 200 } },
  '{}': { reply: { status: 200, body: {} } },
  '[]': { reply: { status: 200, body: [] } },
  null: { reply: { status: 200, body: null } },
};

// Answers come from the page itself, so nothing depends on when the worker is ready.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

/** Goes to a page, brings all of it up and waits for it. */
async function visit(page: Page, url: string): Promise<void> {
  await follow(page, url);
  await showBelowFold(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }), url).toHaveCount(1);
  await expect(
    main.locator('.MuiSkeleton-root, .Bone, [aria-busy="true"]'),
    `${url} waits for nothing`,
  ).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'This page did not load' }), url).toHaveCount(0);
  await expect(page.getByRole('contentinfo'), `${url} keeps the shell`).toBeVisible();
}

for (const [name, fault] of Object.entries(faults)) {
  test(`every page survives ${name}, and says so`, async ({ page, console }) => {
    console.allow(/Failed to load resource|breaks the contract|registration blocked/);
    await page.addInitScript(
      (overrides) => {
        window.__mockSetup = { checkReplies: false, overrides: overrides as Override[] };
      },
      reads.map((operationId) => ({ operationId, ...fault })),
    );
    await page.goto('');
    const silent: string[] = [];
    // One account page is there for all of them.
    for (const url of pages.filter((one) => one === ACCOUNT[0] || !ACCOUNT.includes(one))) {
      await visit(page, url);
      const ways = page
        .getByRole('main')
        .getByRole('button', { name: /^(Retry|Trying|Sign ?in)/i });
      // A record that is not there is no failure; what to do then is the page's matter.
      if (name !== '404' && !QUIET.includes(url) && (await ways.count()) === 0) silent.push(url);
    }
    expect(silent).toEqual([]);
  });
}

test('every page fits a phone with words of 200 letters', async ({ page, console }) => {
  console.allow(/registration blocked/);
  // The mock answers inside the page; what it says is stretched before the client reads it.
  await page.addInitScript(() => {
    const choices =
      /^(\w*[iI]d|kind|type|planType|status|currency|\w*Url|href|value|code|tool|level|language|section|roles|operatingSystems|features|certification)$/;
    const stretched = (value: unknown, name: string): unknown => {
      if (Array.isArray(value)) return value.map((item) => stretched(item, name));
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(
          Object.entries(value).map(([key, inner]) => [key, stretched(inner, key)]),
        );
      const isText = typeof value === 'string' && !choices.test(name);
      return isText && !/^(\d{4}-|[/#]|https?:)/.test(value)
        ? 'Endless'.repeat(29).slice(0, 200)
        : value;
    };
    const text = Response.prototype.text;
    Response.prototype.text = async function (this: Response) {
      const said = await text.call(this);
      const isAnswer = this.headers.get('content-type')?.startsWith('application/json');
      return isAnswer && said ? JSON.stringify(stretched(JSON.parse(said), '')) : said;
    };
  });
  await page.goto('');
  await showBelowFold(page);
  const wide: string[] = [];
  for (const url of pages) {
    await visit(page, url);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 390) wide.push(`${url}: ${width} px`);
  }
  expect(wide).toEqual([]);
});
