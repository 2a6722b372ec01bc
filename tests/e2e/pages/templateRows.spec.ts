import { expect, test } from '../fixtures';

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
        ...(await row.getByRole('link').all()),
        row.getByRole('button', { name: /^Wishlist/ }),
      ];
      const boxes = await Promise.all(actions.map(async (it) => (await it.boundingBox())!));
      expect(boxes, name).toHaveLength(4);
      expect(new Set(boxes.map(({ y, height }) => y + height)).size, `${name} ${width}`).toBe(1);
      expect(Math.min(...boxes.map(({ height }) => height)), name).toBeGreaterThanOrEqual(44);
      expect(Math.min(...boxes.map((box) => box.width)), name).toBeGreaterThanOrEqual(40);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
