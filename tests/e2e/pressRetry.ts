import type { Page } from 'playwright/test';

/**
 * Presses Retry in the page once it is offered. The app asks again by itself after 3 s or more, and a
 * slow machine may take as long to press: where the button has gone by then, nothing is left to press,
 * and a click of Playwright's would wait for it until the test ends.
 *
 * @param repair what to do between the offer and the press
 */
export async function pressRetry(page: Page, repair?: () => Promise<void>): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' }).first();
  const offered = (await retry.elementHandle())!;
  await repair?.();
  await offered.evaluate((button: HTMLElement) => button.click());
}
