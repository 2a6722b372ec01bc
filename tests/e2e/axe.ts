import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './fixtures';

/** WCAG 2.2 AA, as axe can check it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What of it depends on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const sizes = {
  desk: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

/**
 * Both schemes at both sizes (or those named), on the page as it is: loading it four times would
 * prove no more. The window has its size again afterwards.
 */
export async function expectAccessible(page: Page, at: (keyof typeof sizes)[] = ['desk', 'phone']) {
  const before = page.viewportSize();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const name of at) {
    await page.setViewportSize(sizes[name]);
    for (const scheme of ['light', 'dark'] as const) {
      await page.evaluate(
        (value) => document.documentElement.setAttribute('data-color-scheme', value),
        scheme,
      );
      // The pages have no frames, so axe need not open a page of its own to join their results.
      const axe = new AxeBuilder({ page }).setLegacyMode();
      // A scheme changes colors and nothing else, so the second time only they are looked at.
      const { violations } = await (
        scheme === 'light' ? axe.withTags(TAGS) : axe.withRules(COLOR_RULES)
      ).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
      expect(found, `${page.url()} ${scheme} ${name}`).toEqual([]);
    }
  }
  if (before) await page.setViewportSize(before);
}
