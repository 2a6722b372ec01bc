import { expect, test } from '../fixtures';

test('the live demo is on the picture of every card, and what else there is to do below the words', async ({
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
        const named = (name: string) => links.find((one) => one.textContent.startsWith(name));
        const demo = of(named('Live Demo'));
        const picture = of(named('Live Demo')!.parentElement);
        const actions = [named('Buy Now'), named('Details'), card.querySelector('button')].map(of);
        const isOn =
          demo.top >= picture.top && demo.bottom <= picture.bottom && demo.right <= picture.right;
        const isLevel = new Set(actions.map(({ height }) => height)).size === 1;
        return isOn && isLevel && actions[0]!.height >= 40 ? [] : [card.textContent];
      }),
    );
    expect(odd, `${width} px`).toEqual([]);
    // All of the pill can be pressed, and a little around it.
    const demo = articles.first().getByRole('link', { name: /^Live Demo of ./ });
    await demo.scrollIntoViewIfNeeded();
    const { x, y, height } = (await demo.boundingBox())!;
    const hit = await demo.evaluate(
      (link, [left, top]) => link.contains(document.elementFromPoint(left!, top!)),
      [x + 20, y - (40 - height) / 2 + 1],
    );
    expect(hit, `${width} px`).toBe(true);
  }
});

test('on a small picture the way into the live demo is an eye that says what it is when focused', async ({
  page,
}) => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('templates');
    const row = page.getByRole('region', { name: 'Trending' }).getByRole('listitem').first();
    const demo = row.getByRole('link', { name: /^Live Demo of ./ });
    await demo.scrollIntoViewIfNeeded();
    const widthOf = async () => (await demo.boundingBox())!.width;
    expect(await widthOf(), `${width} px`).toBeLessThan(40);
    await page.keyboard.press('Tab');
    await demo.focus();
    await expect.poll(widthOf, `${width} px`).toBeGreaterThan(80);
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
        row.getByRole('link', { name: /^Details of ./ }),
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
