import { expect, test } from '../fixtures';

test('finding in the page moves a row to the slide that holds the words', async ({ page }) => {
  await page.goto('');
  await page.mouse.wheel(0, 1);
  const row = page.locator('[aria-roledescription="carousel"]:has(.slick-slide)').first();
  const slides = row.locator('.slick-slide:not(.slick-cloned)');
  await expect(slides.first()).toBeAttached();
  const count = await slides.count();
  // Backwards as well: from the last slide to one at the start.
  for (const index of [count - 1, 2, Math.floor(count / 2)]) {
    const heading = slides.nth(index).getByRole('heading', { includeHidden: true });
    const words = (await heading.textContent())!;
    await row.evaluate((element, text) => {
      // Every browser has it, and no standard; in some headless ones it finds nothing at all.
      const { find } = window as unknown as { find: (text: string) => boolean };
      const findFrom = (start: Element, words: string) => {
        getSelection()!.collapse(start, 0);
        return find(words) ? getSelection()!.anchorNode!.parentElement : null;
      };
      const isSearching = findFrom(document.body, document.querySelector('main h2')!.textContent);
      const found = isSearching
        ? findFrom(element, text)
        : [...element.querySelectorAll('.slick-slide:not([inert]) :is(h2, h3, h4)')].find(
            ({ textContent }) => textContent === text,
          );
      if (found?.textContent !== text) throw new Error(`The browser does not find ${text}.`);
      // Called by a script, the search leaves the scrolling to it.
      found.scrollIntoView({ inline: 'center', block: 'center', behavior: 'instant' });
    }, words);
    await expect(row.getByRole('heading', { name: words })).toBeInViewport({ ratio: 1 });
    await expect(row.locator('.slick-list')).toHaveJSProperty('scrollLeft', 0);
  }
  await expect(row.getByRole('button', { name: /^Play/ })).toBeVisible();
});
