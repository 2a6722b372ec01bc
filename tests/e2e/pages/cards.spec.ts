import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { expectLoaded, follow } from '../visit';

/** Of the windows that people have, by their widths. */
const HEIGHTS: Record<string, number> = { 390: 844, 768: 1024, 1366: 768, 1920: 1080 };

/** Pages of every kind. */
const WITH_A_WAY = [
  ...['aitools', 'courses', 'aitrainings', 'templates', 'deals', 'productdetails', 'tempalte'],
  ...['blog', 'blogdetails', 'glossary', 'glossary?list=sales&term=churn-rate', 'discussions'],
  ...['commentdetails', 'support', 'support?q=refund', 'contact', 'about', 'privacy'],
  ...['membership', 'register', 'productsclaims'],
];

/** Where all that a locator finds begins, in px from the left of the window. */
const leftsOf = (found: Locator) =>
  found.evaluateAll((elements) => elements.map((one) => one.getBoundingClientRect().left));

test('rows of courses have their stars in one column; on phones no text is cut or pushed aside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('aitrainings');
  await expectLoaded(page);
  const lead = page.getByRole('region', { name: 'Start with AI' });
  const stars = lead.getByText(/^Rated /);
  await expect(stars).toHaveCount(4);
  expect(new Set(await leftsOf(stars)).size).toBe(1);
  // The header marks which of its pages is open.
  const current = page.getByRole('banner').locator('[aria-current]');
  await expect(current).toHaveText('Courses');
  const head = [
    page.getByRole('heading', { name: 'Filters' }),
    page.getByRole('heading', { name: '50 listings available' }),
    page.getByText('Showing 1–18'),
  ];
  const middles = await Promise.all(
    head.map(async (one) => {
      const { y, height } = (await one.boundingBox())!;
      return y + height / 2;
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);

  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('main').getByRole('article');
  // Who teaches is named on all of them, rows too.
  const teachers = cards.getByText(/^Taught by ./);
  await expect(teachers).toHaveCount(await cards.count());
  const widths = await teachers.evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(60);
  const cut = await cards.evaluateAll((all) =>
    all.flatMap((card) =>
      [...card.querySelectorAll('h3, p, li, span, div')]
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
        .map((part) => part.textContent),
    ),
  );
  expect(cut).toEqual([]);
  const large = await cards.evaluateAll((all) =>
    all.flatMap((card, index) =>
      card.querySelector('img')!.clientWidth > card.clientWidth / 2 ? [index] : [],
    ),
  );
  expect(large).toEqual([]);
  // Pictures stay whole: what it costs less and when that ends are said beside or below them.
  const covered = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const picture = card.querySelector('img')!.getBoundingClientRect();
      return [...card.querySelectorAll('span, b')]
        .filter((part) => /% off|^Ends /.test(part.textContent))
        .filter((part) => {
          const { top, left } = part.getBoundingClientRect();
          return top < picture.bottom && left < picture.right;
        })
        .map((part) => part.textContent);
    }),
  );
  expect(covered).toEqual([]);
});

test('small cards of deals beside each other have no hole, whichever of them ends soon', async ({
  page,
}) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('deals');
    await expectLoaded(page);
    const cards = page.locator('[data-layout="tiles"]').getByRole('article');
    await expect(cards.filter({ hasText: /Ends (today|tomorrow|in \d)/ }).first()).toBeVisible();
    const lines = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { top, right } = card.getBoundingClientRect();
        const parts = ['h3', '[class*="rating"]', '.Price-now', 'b', 'a'];
        const below = parts.map((part) => {
          const found = card.querySelectorAll(part);
          return Math.round(found[found.length - 1]!.getBoundingClientRect().top - top);
        });
        // The heart stays as far from the edge as the text.
        const heart = card.querySelector('button')!.getBoundingClientRect();
        return [...below, Math.round(right - heart.right)].join();
      }),
    );
    expect(new Set(lines).size, `${width} px`).toBe(1);
  }
});

/**
 * Of each article of the page that is shown, in reading order: where it begins, and whether its price, and
 * what to do about it, is wholly in the window.
 */
const goodsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const isWhole = (part: Element | undefined) => {
          const { top, right, bottom, left, width } =
            part?.getBoundingClientRect() ?? new DOMRect();
          const isBeside = left >= 0 && right <= innerWidth;
          return width > 0 && top >= 0 && bottom <= innerHeight && isBeside;
        };
        const { top, width } = one.getBoundingClientRect();
        const actions = [...one.querySelectorAll('a, span')];
        const action = actions.find((part) => /^(View|Buy Now)$/.test(part.textContent));
        return width > 0
          ? [
              {
                top,
                isPriced: isWhole(one.querySelector('.Price-now') ?? undefined),
                hasWay: isWhole(action),
              },
            ]
          : [];
      }),
    );

// How many goods the first view names with their whole prices, and how many begin in it.
for (const [path, views] of Object.entries({
  aitools: { 390: [2, 3], 768: [3, 3], 1366: [1, 4], 1920: [5, 5] },
  courses: { 390: [2, 2], 768: [4, 4], 1366: [3, 3], 1920: [5, 5] },
  aitrainings: { 390: [2, 3], 768: [4, 4], 1366: [3, 3], 1920: [4, 4] },
  deals: { 390: [1, 2], 768: [4, 4], 1366: [7, 7], 1920: [7, 7] },
  templates: { 390: [2, 4], 768: [2, 3], 1366: [4, 4], 1920: [4, 7] },
  '': { 768: [2, 2], 1366: [4, 4], 1920: [4, 4] },
})) {
  test(`the first view of /${path} is of goods and their prices, at every width`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectLoaded(page);
    for (const [width, [priced, begun]] of Object.entries(views)) {
      const height = HEIGHTS[width]!;
      await page.setViewportSize({ width: Number(width), height });
      await expect
        .poll(async () => {
          const goods = await goodsOf(page);
          return [
            goods.slice(0, priced).filter(({ isPriced }) => isPriced).length,
            goods.slice(0, begun).filter(({ top }) => top < height - 24).length,
          ];
        }, `${width} px`)
        .toEqual([priced, begun]);
      // What leads has its button there, too.
      if (width === '1366' && /^(aitools|deals)$/.test(path))
        expect((await goodsOf(page))[0]!.hasWay, `${width} px`).toBe(true);
    }
  });
}

for (const path of ['aitools', 'courses', 'aitrainings', 'deals', 'aitools?page=2']) {
  test(`on a phone /${path} begins with a price and what to do, 44 px high`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto(path);
    await expectLoaded(page);
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first.getByText(/^(Now )?\$\d+/).first()).toBeInViewport({ ratio: 1 });
    await expect(first.getByText(/^(View|Buy Now)$/)).toBeInViewport({ ratio: 1 });
    const heights = await page
      .getByRole('main')
      .getByRole('article')
      .getByText(/^(View|Buy Now|Learn More.*)$/)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
}

test('cards of deals show whole names of categories', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 844 });
  await page.goto('deals');
  await expectLoaded(page);
  const lines = page.getByRole('article').locator('p:has(.DealCard-category)');
  for (const width of [1366, 700]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await lines.evaluateAll((all) =>
      all.flatMap((line) => {
        const { bottom } = line.getBoundingClientRect();
        return [...line.querySelectorAll<HTMLElement>('.DealCard-category')]
          .filter((name) => {
            const place = name.getBoundingClientRect();
            const isCut = place.bottom > bottom + 1 || name.scrollWidth > name.clientWidth + 1;
            return place.top < bottom - 1 && isCut;
          })
          .map((name) => name.textContent);
      }),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});

test('on a phone software comes in rows, and hearts beside buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('aitools');
  await expectLoaded(page);
  const cards = page.getByRole('main').getByRole('article');
  const large = await cards.evaluateAll((all) =>
    all.flatMap((card, index) =>
      card.querySelector('img')!.clientWidth > card.clientWidth / 2 ? [index] : [],
    ),
  );
  // What leads is a row, too, so that others are in the first view.
  expect(large).toEqual([]);
  const row = cards.nth(1);
  // How it is paid stands beside what is saved.
  await expect(row.getByText('Lifetime deal')).toBeVisible();
  const action = (await row.getByText('View', { exact: true }).boundingBox())!;
  const heart = (await row.getByRole('button', { name: /^Wishlist/ }).boundingBox())!;
  expect([heart.y, heart.height]).toEqual([action.y, action.height]);
  expect(heart.x).toBeGreaterThan(action.x + action.width);
});

test('covers of listings that have a row of their own are shown whole', async ({ page }) => {
  await page.goto('aitools');
  await expectLoaded(page);
  for (const width of [640, 768, 1024, 1200, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const shapes = await page
      .getByRole('main')
      .getByRole('article')
      .locator('img[width="640"]')
      .evaluateAll((all) => all.slice(1).map((one) => one.clientWidth / one.clientHeight));
    expect(shapes.length, `${width} px`).toBeGreaterThan(5);
    for (const shape of shapes) expect(shape, `${width} px`).toBeCloseTo(1.6, 1);
  }
});

test('what sells is said with the stars, in the same words on every card', async ({ page }) => {
  for (const [path, words] of [
    ['aitools', /^412 sold$/],
    ['courses', /^\d+ sold$/],
    ['deals', /^\d+ sold$/],
    ['templates', /^\d+ sold this month$/],
    ['productdetails', /^412 sold$/],
    ['', /^\d+ sold$/],
  ] as const) {
    await page.goto(path);
    await expectLoaded(page);
    await expect(page.getByRole('main').getByText(words).first(), `/${path}`).toBeVisible();
  }
});

test('the way to a page is as far below the header on every page', async ({ page }) => {
  await page.goto('aitools');
  const places = new Map<string, number>();
  for (const path of WITH_A_WAY) {
    await follow(page, `/${path}`);
    await expectLoaded(page);
    const way = page.getByRole('navigation', { name: 'Breadcrumb' });
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const header = (await page.getByRole('banner').boundingBox())!;
      const { y } = (await way.boundingBox())!;
      places.set(`/${path} at ${width} px`, Math.round(y - header.y - header.height));
    }
  }
  const odd = [...places].filter(([view, place]) => place !== (view.endsWith(' 390 px') ? 12 : 24));
  expect(odd).toEqual([]);
});
