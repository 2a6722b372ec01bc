import { expect, test } from '../fixtures';

test('pictures of templates are not covered, and what there is to do is one line', async ({
  page,
}) => {
  await page.goto('templates');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles.first().getByRole('link', { name: /^Live Demo of ./ })).toBeVisible();
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    const odd = await articles.evaluateAll((all) =>
      all.flatMap((card) => {
        const of = (part: Element | null | undefined) => part!.getBoundingClientRect();
        const links = [...card.querySelectorAll('a')];
        const named = (name: string) => of(links.find((one) => one.textContent.startsWith(name)));
        // Its frame: an enlarged one goes on beyond that, out of sight.
        const picture = of(card.querySelector('img')!.parentElement);
        const heart = of(card.querySelector('button'));
        const [buy, demo, details] = [named('Buy Now'), named('Live Demo'), named('Details')];
        const isClear = [buy, demo, details, heart].every(
          ({ left, top }) => left >= picture.right || top >= picture.bottom,
        );
        const isLevel = demo.top === heart.top && demo.height === heart.height;
        return isClear && isLevel && buy.height >= 40 ? [] : [card.textContent];
      }),
    );
    expect(odd, `${width} px`).toEqual([]);
  }
});

test('on a phone a row shows a part of the page that can be read, and one line to act', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('templates');
    for (const name of ['Discount', 'Trending']) {
      const row = page.getByRole('region', { name }).getByRole('listitem').last();
      await row.scrollIntoViewIfNeeded();
      // Enlarged, it goes on beyond its frame.
      const picture = row.locator('img').first();
      const [shown, whole] = await picture.evaluate((it) => [
        it.parentElement!.clientWidth,
        it.clientWidth,
      ]);
      expect(whole, name).toBeGreaterThan(shown! * 1.5);
      const actions = [
        row.getByRole('link', { name: /^Buy Now: ./ }),
        row.getByRole('link', { name: /^Live Demo of ./ }),
        row.getByRole('button', { name: /^Wishlist/ }),
      ];
      const boxes = await Promise.all(actions.map(async (it) => (await it.boundingBox())!));
      // From edge to edge of the row.
      const edges = (await row.boundingBox())!;
      const last = boxes.at(-1)!;
      expect(boxes[0]!.x, name).toBeCloseTo(edges.x, 0);
      expect(last.x + last.width, name).toBeCloseTo(edges.x + edges.width, 0);
      expect(new Set(boxes.map(({ y, height }) => y + height)).size, `${name} ${width}`).toBe(1);
      expect(Math.min(...boxes.map(({ height }) => height)), name).toBeGreaterThanOrEqual(44);
      expect(Math.min(...boxes.map((box) => box.width)), name).toBeGreaterThanOrEqual(40);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
