import type { Page } from 'playwright/test';
import { expect } from './fixtures';

/** Waits until a page has its heading and every part of it that has been asked for. */
export async function expectLoaded(page: Page): Promise<void> {
  // A preview that covers the page hides its heading.
  await expect(
    page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(),
  ).toBeVisible();
  await expect(page.locator('main .MuiSkeleton-root, main .Bone')).toHaveCount(0);
}
