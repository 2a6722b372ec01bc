import { expect, test } from '../fixtures';

for (const [url, title] of [
  ['productdetails', 'Replywright'],
  ['productdetails?id=no-code-automation', 'No-Code Automation Bootcamp'],
  ['tempalte', 'Northlight Landing'],
  ['tempalte?id=gauge-admin', 'Gauge Admin'],
] as const) {
  test(`all pictures of ${title} are in the first view, the small ones of one size`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(url);
      const gallery = page.getByRole('region', { name: `Pictures of ${title}` });
      await expect(gallery).toBeInViewport({ ratio: 1 });
      const small = gallery.getByRole('button', { name: /^Show picture/ });
      await expect(small.nth(2)).toBeVisible();
      const boxes = await small.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map((box) => [box.width, box.height]),
      );
      expect(boxes).toEqual(boxes.map(() => boxes[0]));
      // The last of them ends where the large one does, at its side and below it.
      const edge = (one: Element) => one.getBoundingClientRect().right;
      expect(await small.last().evaluate(edge)).toBeCloseTo(await gallery.evaluate(edge), 0);
    }
  });
}

test('a picture fills the frame of its large view, in wide and in upright windows', async ({
  page,
}) => {
  for (const [width, height] of [
    [1366, 768],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('productdetails');
    await page.getByRole('button', { name: /^Enlarge picture 1 of/ }).click();
    const picture = page.getByRole('dialog', { name: 'Replywright' }).getByRole('img');
    await expect(picture).toBeInViewport({ ratio: 1 });
    const box = await picture.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const [own, frame] = [image.naturalWidth / image.naturalHeight, image.parentElement!];
      return { own, shown: width / height, isCut: frame.scrollWidth > frame.clientWidth };
    });
    expect(box.shown).toBeCloseTo(box.own, 1);
    expect(box.isCut).toBe(false);
  }
});
