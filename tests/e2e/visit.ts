import type { Page } from 'playwright/test';
import { routes } from '../../src/app/routes';
import type { AppRoute } from '../../src/routing/AppRoute';
import { expect } from './fixtures';

/** The part of a URL that names the page. */
const pathIn = (url: string) => new URL(url, 'http://host').pathname;

/**
 * The page of the route table at a URL, in whichever of its spellings; undefined where there is none.
 *
 * @param url without the origin
 */
export function routeAt(url: string): AppRoute | undefined {
  return Object.values<AppRoute>(routes).find(({ path, alsoAt = [], redirectsFrom = [] }) =>
    [path, ...alsoAt, ...redirectsFrom].includes(pathIn(url)),
  );
}

/**
 * Goes to a URL inside the running app, as a link does: a tenth of the time of loading it. Ends when
 * the page is drawn for the first time, its data may be on the way.
 *
 * @param url with a slash at the start, without the origin
 */
export async function follow(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
  await page.waitForFunction(
    (path) => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')!;
      return new URL(canonical.href).pathname === path;
    },
    routeAt(url)?.path ?? pathIn(url),
  );
  // Another record or view of the same page is there when the browser has nothing left to draw.
  await page.evaluate(
    () => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })) as Promise<unknown>,
  );
}

/** Brings what waits below the first view onto the page, in the way of a printer: all at once. */
export async function showBelowFold(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

/** Waits until a page has its heading and every part of it that has been asked for. */
export async function expectLoaded(page: Page): Promise<void> {
  // A preview that covers the page hides its heading.
  await expect(
    page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(),
  ).toBeVisible();
  await expect(page.locator('main .MuiSkeleton-root, main .Bone')).toHaveCount(0);
}
