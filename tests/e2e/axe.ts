import axe from 'axe-core';
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

/** What axe finds on the page as it is, a line for each rule. */
async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // Once for a document: reading its half megabyte takes longer than most of its rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (rules) => {
    // What fades in has other colors on the way. What follows the scrolling has no end to wait for.
    const isFinite = ({ effect, timeline }: Animation) =>
      effect?.getComputedTiming().endTime !== Infinity && timeline === document.timeline;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isFinite)
        .map(({ finished }) => finished),
    );
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    return axe.run(document, { runOnly: rules, resultTypes: ['violations'], iframes: false });
  }, runOnly);
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/**
 * Names in which two words are one, as `Sales129 sales`: on the screen a margin is between them, and
 * in what is read out nothing.
 */
const joinedNames = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, label, legend, dt, th, button, a')
    .filter({ visible: true })
    .evaluateAll((named) => {
      const isInline = (part: Element) => getComputedStyle(part).display === 'inline';
      const isJoined = (part: Element) =>
        isInline(part) &&
        parseFloat(getComputedStyle(part).marginLeft) > 0 &&
        /^\w/.test(part.textContent) &&
        /\w$/.test(part.previousSibling?.textContent ?? '');
      return named.flatMap((one) =>
        [...one.querySelectorAll('*')].some(isJoined) ? [one.textContent] : [],
      );
    });

/**
 * Both schemes at both sizes (or those named), on the page as it is: loading it four times would
 * prove no more. The window has its size again afterwards.
 */
export async function expectAccessible(page: Page, at: (keyof typeof sizes)[] = ['desk', 'phone']) {
  const before = page.viewportSize();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Axe reads no color through the light on the page; the contrast test does, at its brightest.
  await page.evaluate(() => (document.body.style.backgroundImage = 'none'));
  for (const name of at) {
    await page.setViewportSize(sizes[name]);
    expect(await joinedNames(page), `words of names on ${page.url()}`).toEqual([]);
    for (const scheme of ['light', 'dark'] as const) {
      await page.evaluate(
        (value) => document.documentElement.setAttribute('data-color-scheme', value),
        scheme,
      );
      // A scheme changes colors and nothing else, so the second time only they are looked at.
      const found = await violations(
        page,
        scheme === 'light' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOR_RULES },
      );
      expect(found, `${page.url()} ${scheme} ${name}`).toEqual([]);
    }
  }
  if (before) await page.setViewportSize(before);
}

/** The same, and nothing of the page is wider than a window of 320 px. */
export async function expectAccessibleAndFit(page: Page) {
  await expectAccessible(page);
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${page.url()} on 320 px`).toBeLessThanOrEqual(320);
  await page.setViewportSize(before);
}
