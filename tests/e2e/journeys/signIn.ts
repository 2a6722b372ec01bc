import type { Locator, Page } from 'playwright/test';
import { routes } from '../../../src/app/routes';
import { expect, test } from '../fixtures';

/** Who buys, sells and learns in the seed. */
export const MAYA = { identifier: 'maya@dealwright.example', password: 'demo-password' };

/** Someone whom no other test knows; any password opens a new account (specification section 5). */
export function newIdentity() {
  return {
    identifier: `journey-${crypto.randomUUID().slice(0, 8)}@example.com`,
    password: 'any-password',
  };
}

/** Fills and sends the login form in a part of the page; ends when it is gone. */
async function sendLogin(part: Locator, { identifier, password } = newIdentity()) {
  await part.getByRole('textbox', { name: 'UserId / Email' }).fill(identifier);
  await part.getByRole('textbox', { name: 'Password' }).fill(password);
  await part.getByRole('button', { name: 'Login' }).click();
  // What had to wait for it may be a dialog, too, which is open by now.
  await expect(part.page().getByRole('textbox', { name: 'UserId / Email' })).toBeHidden();
}

/** Fills and sends the login dialog that is open. */
export async function signInThroughDialog(page: Page, identity = newIdentity()) {
  await sendLogin(page.getByRole('dialog'), identity);
}

/** Signs in to a demo account beside the invitation to sell; the page then appears in its place. */
export async function signInToSell(page: Page, name = /Maya/) {
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** The session that the browser has, if any. */
async function sessionOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'session')?.value;
}

/**
 * Starts the app at a page with a session: the shortest way for a test that is about something else.
 * Against a real backend it signs in by the card that the account page shows to visitors, and then goes
 * where it is to begin.
 *
 * @param url without the origin and its slash, as for `page.goto`
 */
export async function openSignedIn(page: Page, url: string, identity = newIdentity()) {
  if (test.info().project.name !== 'live') {
    await page.addInitScript(
      ([signIn, mark]) => {
        // Once: a reload keeps the session, or the end of it.
        if (sessionStorage.getItem(mark)) return;
        sessionStorage.setItem(mark, 'signed in');
        window.__mockSetup = { ...window.__mockSetup, signIn };
      },
      [identity, crypto.randomUUID()] as const,
    );
    const before = await sessionOf(page);
    await page.goto(url);
    // It is kept before it is answered, so from here on the test may leave the page.
    await expect.poll(() => sessionOf(page)).not.toBe(before);
    return identity;
  }
  await page.goto(routes.account.path.slice(1));
  await sendLogin(page.getByRole('main'), identity);
  await page.goto(url);
  return identity;
}

/** Signs in from the header; ends on the account page. */
export async function signInFromHeader(page: Page, identity = newIdentity()) {
  await page.getByRole('banner').getByRole('button', { name: 'Signin' }).click();
  await signInThroughDialog(page, identity);
  await expect(page).toHaveURL(/dashboard/);
  return identity;
}
