import type { Page } from 'playwright/test';
import { routes } from '../../../src/app/routes';
import type { AppRoute } from '../../../src/routing/AppRoute';
import { expect, test } from '../fixtures';
import { follow, showBelowFold } from '../visit';

/** Parameters that name a record: every value of them is a page of its own. */
const RECORDS = ['id', 'term', 'list', 'section', 'question'];

const pages: AppRoute[] = Object.values(routes);

/** Every path of the route table, in all its spellings. */
const known = new Set(
  pages.flatMap(({ path, alsoAt = [], redirectsFrom = [] }) => [path, ...alsoAt, ...redirectsFrom]),
);

/** Pages of their own about the record of another page, by their path. */
const ABOUT: Record<string, string> = {
  [routes.report.path]: routes.product.path,
  [routes.checkout.path]: routes.product.path,
};

/**
 * What a visit to a URL proves: that its record exists, and that its view (the page with which other
 * parameters, whatever their values) opens. A URL is worth a visit that proves something new.
 */
function proofs({ pathname, searchParams }: URL): string[] {
  const parts = [...searchParams];
  const records = parts.filter(([name]) => RECORDS.includes(name));
  const views = [...new Set(parts.map(([name]) => name))].sort();
  return [
    `record ${ABOUT[pathname] ?? pathname}?${new URLSearchParams(records.sort())}`,
    `view ${pathname}?${views.join('&')}`,
  ];
}

/** What a page says of itself. */
interface Visit {
  heading: string;
  title: string;
  description: string;
  /** Its canonical URL, without the origin. */
  canonical: string;
  /** Every URL within the site that it links to, without the part after #. */
  links: string[];
}

/** Waits until the page has its heading and no skeleton, and reads it. */
async function read(page: Page): Promise<Visit> {
  // Waiting and reading are one step: between two of them the page may change.
  const visit = await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1');
    if (!heading || main?.querySelector('.MuiSkeleton-root, .Bone')) return null;
    return {
      heading: heading.textContent,
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')!.content,
      canonical: document
        .querySelector<HTMLLinkElement>('link[rel="canonical"]')!
        .href.replace(location.origin, ''),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .map(({ href }) => href.replace(/#.*/, ''))
        .filter((href) => href.startsWith(location.origin)),
    };
  });
  return (await visit.jsonValue())!;
}

/** Pairs of pages that say the same of themselves though they are not the same page. */
function lookalikes(visits: Iterable<Visit>, part: 'title' | 'description'): string[] {
  const first = new Map<string, Visit>();
  const found: string[] = [];
  for (const visit of visits) {
    const other = first.get(visit[part]);
    if (!other) first.set(visit[part], visit);
    else if (other.canonical !== visit.canonical)
      found.push(`${part} of ${other.canonical} and ${visit.canonical}: ${visit[part]}`);
  }
  return found;
}

// The mock answers inside the page, which takes less time than the way through its worker.
test.use({ serviceWorkers: 'block' });

/** Told in the page of every answer that is no success. */
declare const refused: (answer: string) => Promise<void>;

test('every link of every page leads to a page of the route table and to a record that exists', async ({
  page,
  console,
}) => {
  console.allow(/registration blocked/);
  test.setTimeout(600_000);
  const failed: string[] = [];
  let from = '/';
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()} on ${from}`);
  });
  await page.exposeFunction('refused', (answer: string) => failed.push(`${answer} on ${from}`));
  // Nothing is looked at here, only read: what is not laid out and painted takes a third less time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Each kind of answer is held against the contract elsewhere; here there are a thousand of them.
  await page.addInitScript(() => {
    window.__mockSetup = { ...window.__mockSetup, checkReplies: false };
    const unseen = new CSSStyleSheet();
    unseen.replaceSync('body { content-visibility: hidden }');
    document.adoptedStyleSheets = [unseen];
    // The client asks every answer whether it is a success.
    Object.defineProperty(Response.prototype, 'ok', {
      get(this: Response) {
        const isOk = this.status >= 200 && this.status < 300;
        if (!isOk) void refused(String(this.status));
        return isOk;
      },
    });
  });
  await page.goto('./');

  const origin = new URL(page.url()).origin;
  const waiting = pages.map(({ path }) => new URL(path, origin));
  const proved = new Set(waiting.flatMap(proofs));
  const visits = new Map<string, Visit>();
  while (waiting.length > 0) {
    const url = waiting.shift()!;
    from = url.pathname + url.search;
    await follow(page, from);
    await showBelowFold(page);
    const visit = await read(page);
    visits.set(from, visit);
    if (/not found$|could not find/i.test(visit.heading)) failed.push(`no page at ${from}`);
    for (const link of new Set(visit.links)) {
      const next = new URL(link);
      if (!known.has(next.pathname)) failed.push(`${next.pathname} is no route, linked on ${from}`);
      else if (proofs(next).some((proof) => !proved.has(proof))) {
        proofs(next).forEach((proof) => proved.add(proof));
        waiting.push(next);
      }
    }
  }
  expect(failed).toEqual([]);
  // Not vacuous: the catalogs alone have a hundred products.
  expect(visits.size).toBeGreaterThan(pages.length + 100);

  expect(lookalikes(visits.values(), 'title')).toEqual([]);
  for (const { path, description } of pages) {
    const visit = visits.get(path)!;
    expect(visit.title).toMatch(/\S · Dealwright$/);
    expect(visit.description.length).toBeGreaterThan(20);
    expect(visit.canonical.replace(/\?id=.*/, '')).toBe(path);
    expect(pages.filter((route) => route.description === description)).toHaveLength(1);
  }
});
