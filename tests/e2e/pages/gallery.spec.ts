import { expect, test } from '../fixtures';

for (const [url, title] of [
  ['productdetails', 'Replywright'],
  ['productdetails?id=no-code-automation', 'No-Code Automation Bootcamp'],
  ['tempalte', 'Northlight Landing'],
  ['tempalte?id=gauge-admin', 'Gauge Admin'],
] as const) {
  test(`all pictures of ${title} begin in the first view, the small ones of one size`, async ({
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
      // That of a template is higher: on low windows the small ones begin in the first view.
      const ratio = url.startsWith('tempalte') && height < 800 ? 0.8 : 1;
      await expect(gallery).toBeInViewport({ ratio });
      const small = gallery.getByRole('button', { name: /^Show picture/ });
      await expect(small.nth(2)).toBeVisible();
      const boxes = await small.evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .map(({ width, height }) => [Math.round(width), Math.round(height)]),
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

test('the screen of a section stands beside its words, and above them on phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('productdetails');
  const screen = page.getByRole('img', { name: 'Screen of Replywright' });
  const words = page.getByRole('heading', { name: 'Right there in the inbox you already use' });
  await words.scrollIntoViewIfNeeded();
  const boxes = async () => [(await screen.boundingBox())!, (await words.boundingBox())!] as const;
  const [wide, beside] = await boxes();
  expect(wide.x).toBeGreaterThan(beside.x + beside.width);
  expect(wide.y).toBeLessThanOrEqual(beside.y);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await boxes())[0].x).toBeLessThan(20);
  const [above, below] = await boxes();
  expect(above.y + above.height).toBeLessThan(below.y);
});

test('the line around a picture follows the corners of its frame', async ({ page }) => {
  await page.goto('tempalte?id=rota');
  const frame = page
    .getByRole('region', { name: 'Pictures of Rota' })
    .locator('div:has(> button[aria-label^="Enlarge"])');
  const picture = frame.getByRole('img');
  const radius = (one: Element) => getComputedStyle(one).borderRadius;
  await expect(picture).toHaveCSS('border-radius', await frame.evaluate(radius));
  await expect(frame).not.toHaveCSS('border-radius', '0px');
});
