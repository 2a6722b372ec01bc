import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { follow } from '../visit';

// What the host serves is changed here, and a worker would ask it past the test.
test.use({ serviceWorkers: 'block' });

const open = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();

/**
 * From the next request on, the host has another version of the site: its start page names another
 * file, and in the place of those of this version there is the start page, too.
 *
 * @returns ends that: what is loaded then is the new version
 */
async function deploy(page: Page, code: RegExp): Promise<() => Promise<void>> {
  const own = await page.locator('script[type="module"][src]').first().getAttribute('src');
  const html = await (await page.request.get('')).text();
  const isStart = ({ pathname }: URL) => pathname === '/';
  const answer = { contentType: 'text/html', body: html.replaceAll(own!, '/assets/next.js') };
  await page.route(code, (route) => route.fulfill(answer));
  await page.route(isStart, (route) => route.fulfill(answer));
  return async () => {
    await page.unroute(code);
    await page.unroute(isStart);
  };
}

test('a page whose code is gone after a release offers a reload, which shows it', async ({
  page,
  console,
}) => {
  console.allow(/registration blocked|MIME type|dynamically imported module/);
  await page.goto('contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const finish = await deploy(page, /assets\/GlossaryPage-/);
  await open(page, 'Glossary');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A new version of the site is out',
  );
  await expect(page).toHaveTitle(/^Glossary/);
  const toast = page.getByRole('status').filter({ hasText: 'A new version of the site is out.' });
  await finish();
  await toast.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
});

test('code of a part that is gone after a release offers a reload as well', async ({
  page,
  console,
}) => {
  console.allow(/registration blocked|MIME type|dynamically imported module/);
  await page.goto('contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await deploy(page, /assets\/LoginDialog-/);
  await page.getByRole('banner').getByRole('button', { name: 'Signin' }).click();
  await expect(page.getByText('A new version of the site is out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toBeVisible();
});

test('a page that could not be loaded offline is there when it is opened again online', async ({
  page,
  context,
  console,
}) => {
  console.allow(/registration blocked|Failed to load resource|dynamically imported module/);
  await page.goto('contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await open(page, 'Glossary');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
  await expect(page).toHaveTitle(/^Glossary/);
  await context.setOffline(false);
  await open(page, 'Contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let’s connect.');
  await open(page, 'Glossary');
  const glossary = page.getByRole('heading', { level: 1, name: 'Glossary' });
  // Older browsers keep a failed import until the document is loaded again: there the page offers it.
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload the page' });
  await expect(glossary.or(reload)).toBeVisible();
  if (await reload.isVisible()) await reload.click();
  await expect(glossary).toBeVisible();
  await expect(page).toHaveTitle(/^Glossary/);
});

test('a way to sign in that could not be loaded once is there on the next page', async ({
  page,
  console,
}) => {
  console.allow(/registration blocked|Failed to load resource|dynamically imported module/);
  await page.goto('contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const code = /assets\/SignInPage-/;
  await page.route(code, (route) => route.abort());
  await follow(page, '/credits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(code);
  await follow(page, '/payment');
  // Older browsers keep a failed import until the document is loaded again: there the page offers it.
  const login = page.getByRole('main').getByRole('button', { name: 'Login' });
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload the page' });
  await expect(login.or(reload)).toBeVisible();
  if (await reload.isVisible()) await reload.click();
  await expect(login).toBeVisible();
});
