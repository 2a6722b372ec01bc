import { BRAND, mix } from './palette';
import { button, paragraph, words, type Page } from './pagePieces';
import type { Random } from './random';
import { circle, line, p, place, rect, shape } from './svg';

/** A miniature page, 544 by 440; what reaches further down is cut by the edge of the picture. */
export type PageLayout = (random: Random, page: Page) => string;

function navigation(page: Page, fill = page.text): string {
  return (
    page.mark(34, 30, 11) +
    words(54, 26, 52, fill) +
    paragraph(270, 26, [34], page.soft) +
    paragraph(320, 26, [34], page.soft) +
    paragraph(370, 26, [34], page.soft) +
    button(446, 17, 74, page.brand, page.onBrand, 26)
  );
}

/** A small landscape: hills and a sun, like a photograph in a page. */
function landscape(random: Random, page: Page, width: number, height: number, r = 10): string {
  const sun = random.between(0.25, 0.75) * width;
  const peak = random.between(0.25, 0.75) * width;
  return (
    rect(0, 0, width, height, page.tint, r) +
    circle(sun, height * 0.4, height * 0.2, page.accent) +
    shape(
      p`M0 ${height - r}V${height * 0.78}L${peak * 0.6} ${height * 0.45}L${peak} ${height * 0.74}L${(peak + width) / 2} ${height * 0.5}L${width} ${height * 0.8}V${height - r}Q${width} ${height} ${width - r} ${height}H${r}Q0 ${height} 0 ${height - r}`,
      page.brand,
    )
  );
}

/** Headline, call to action and three features. */
export const landing: PageLayout = (random, page) => {
  const centred = random.chance(0.4);
  const features = [0, 1, 2]
    .map((index) => {
      const x = 24 + index * 170;
      const y = centred ? 348 : 314;
      return (
        rect(x, y, 156, 140, page.hair, 12) +
        circle(x + 30, y + 30, 14, index === 1 ? page.accent : page.brand) +
        words(x + 16, y + 58, 84, page.text) +
        paragraph(x + 16, y + 78, [124, 104], page.soft, 15, 6)
      );
    })
    .join('');
  if (centred) {
    return (
      navigation(page) +
      words(112, 78, 320, page.text, 20) +
      words(162, 108, 220, page.text, 20) +
      paragraph(172, 144, [200], page.soft) +
      button(190, 168, 82, page.brand, page.onBrand) +
      button(282, 168, 72, page.tint, page.brand) +
      rect(72, 220, 400, 150, page.brand, 14) +
      shape(
        'M72 330C150 250 210 350 290 300S420 250 472 280V356A14 14 0 0 1 458 370H86A14 14 0 0 1 72 356z',
        mix(page.brand, page.onBrand, 0.2),
      ) +
      page.mark(272, 280, 44, { ...page.colours, field: page.brand, main: page.onBrand }) +
      features
    );
  }
  return (
    navigation(page) +
    words(24, 92, 210, page.text, 22) +
    words(24, 124, 226, page.text, 22) +
    words(24, 156, 140, page.brand, 22) +
    paragraph(24, 196, [200, 180], page.soft) +
    button(24, 244, 92, page.brand, page.onBrand, 32) +
    button(126, 244, 76, page.tint, page.brand, 32) +
    rect(282, 76, 238, 210, page.tint, 18) +
    shape('M282 210A110 110 0 0 1 392 286H300A18 18 0 0 1 282 268z', page.accent, 'opacity=".85"') +
    page.mark(401, 178, 66, { ...page.colours, field: page.tint }) +
    features
  );
};

const GOODS: readonly string[] = [
  'M-10-36h20v16q14 6 14 22v34h-48v-34q0-16 14-22z',
  'M-26-28h44v8h10q12 0 12 14t-14 14h-8v16q0 12-12 12h-20q-12 0-12-12z',
  'M-30-14h60l6 48h-72zM-16-14q0-22 16-22t16 22h-7q0-14-9-14t-9 14z',
  'M-22-36h44l12 34h-68zM-4-2h8v30h16v8h-40v-8h16z',
  'M-40 6q14 0 22-22l16 10q14 16 34 16q10 2 10 16v8h-82z',
  'M-28-36h18q0 10 10 10t10-10h18l14 18l-13 12l-5-4v46h-48v-46l-5 4l-13-12z',
];

/** A banner and shelves of goods with prices. */
export const store: PageLayout = (random, page) => {
  const goods = random.shuffle(GOODS);
  const tones = random.shuffle([
    page.tint,
    mix(page.accent, page.sheet, 0.72),
    page.hair,
    page.tint,
  ]);
  const shelf = goods.concat(goods.slice(0, 2)).map((item, index) => {
    const x = 24 + (index % 4) * 127;
    const y = 208 + Math.floor(index / 4) * 172;
    return (
      rect(x, y, 115, 116, tones[index % 4] ?? page.tint, 10) +
      shape(
        item,
        index % 3 === 1 ? page.accent : page.brand,
        p`transform="translate(${x + 57} ${y + 58})"`,
      ) +
      words(x, y + 128, 76, page.text, 7) +
      words(x, y + 143, 40, page.brand, 7)
    );
  });
  return (
    navigation(page) +
    rect(24, 60, 496, 124, page.brand, 14) +
    words(52, 88, 150, page.onBrand, 16) +
    words(52, 112, 108, page.onBrand, 16) +
    button(52, 144, 74, page.accent, page.brand, 24) +
    circle(410, 122, 50, mix(page.brand, page.onBrand, 0.2)) +
    shape(goods[3] ?? '', page.onBrand, 'transform="translate(410 122)scale(1.25)"') +
    shelf.join('')
  );
};

/** A masthead, one long read and three short ones. */
export const blog: PageLayout = (random, page) => {
  const cards = [0, 1, 2].map((index) => {
    const x = 24 + index * 170;
    return (
      place(x, 300, landscape(random, page, 156, 84)) +
      words(x, 396, 40, page.brand, 6) +
      paragraph(x, 412, [150, 110], page.text, 16, 8)
    );
  });
  const side = random.chance(0.5);
  return (
    page.mark(272, 32, 14) +
    words(40, 28, 60, page.soft, 7) +
    words(444, 28, 60, page.soft, 7) +
    rect(24, 58, 496, 2, page.text) +
    place(side ? 262 : 24, 80, landscape(random, page, 258, 192)) +
    words(side ? 24 : 306, 96, 52, page.brand, 7) +
    paragraph(side ? 24 : 306, 116, [206, 190, 120], page.text, 24, 15) +
    paragraph(side ? 24 : 306, 196, [204, 212, 196], page.soft, 15, 6) +
    circle(side ? 35 : 317, 258, 11, page.accent) +
    words(side ? 54 : 336, 255, 70, page.soft, 7) +
    cards.join('')
  );
};

/** A few large words and a wall of work. */
export const portfolio: PageLayout = (random, page) => {
  const tones = random.shuffle([
    page.brand,
    page.accent,
    page.tint,
    page.field,
    page.text,
    mix(page.brand, page.accent, 0.5),
  ]);
  const prints = random.shuffle<(w: number, h: number, tone: string) => string>([
    (w, h, tone) => circle(w / 2, h / 2, Math.min(w, h) * 0.32, tone),
    (w, h, tone) => shape(p`M0 ${h}A${w} ${h} 0 0 1 ${w} 0V${h}z`, tone),
    (w, h, tone) =>
      shape(p`M${w * 0.2} ${h * 0.8}L${w / 2} ${h * 0.2}L${w * 0.8} ${h * 0.8}z`, tone),
    (w, h, tone) =>
      line(p`M0 ${h * 0.6}Q${w / 4} ${h * 0.3} ${w / 2} ${h * 0.6}T${w} ${h * 0.6}`, tone, 16, ''),
    (w, h, tone) => rect(w * 0.3, h * 0.24, w * 0.4, h * 0.52, tone, w * 0.2),
    (w, h, tone) =>
      page.mark(w / 2, h / 2, Math.min(w, h) * 0.3, { ...page.colours, main: tone, accent: tone }),
  ]);
  const wall: readonly (readonly [number, number, number, number])[] = random.pick([
    [
      [24, 168, 238, 160],
      [274, 168, 117, 110],
      [403, 168, 117, 110],
      [274, 290, 246, 160],
      [24, 340, 117, 120],
      [153, 340, 109, 120],
    ],
    [
      [24, 168, 156, 210],
      [192, 168, 156, 120],
      [360, 168, 160, 210],
      [192, 300, 156, 150],
      [24, 390, 156, 100],
      [360, 390, 160, 100],
    ],
  ]);
  return (
    words(24, 26, 70, page.text) +
    paragraph(400, 26, [34], page.soft) +
    paragraph(444, 26, [34], page.soft) +
    circle(508, 30, 12, page.accent) +
    words(24, 70, 380, page.text, 26) +
    words(24, 108, 150, page.text, 26) +
    words(184, 108, 150, page.brand, 26) +
    wall
      .map(([x, y, w, h], index) => {
        const tone = tones[index] ?? page.brand;
        const over =
          tone === page.tint
            ? page.brand
            : tone === page.accent
              ? page.brand
              : tone === page.text
                ? page.accent
                : page.tint;
        return place(x, y, rect(0, 0, w, h, tone) + (prints[index]?.(w, h, over) ?? ''));
      })
      .join('')
  );
};

/** A letter in a narrow column, as newsletters are. */
export const email: PageLayout = (random, page) => {
  const banner = random.chance(0.5);
  return (
    rect(0, 0, 544, 480, page.tint) +
    rect(112, 28, 320, 480, page.sheet, 8) +
    rect(112, 28, 320, 8, page.brand) +
    page.mark(272, 70, 16) +
    (banner
      ? place(136, 104, landscape(random, page, 272, 116))
      : rect(136, 104, 272, 116, page.brand, 10) +
        words(166, 134, 150, page.onBrand, 16) +
        words(166, 160, 100, page.accent === page.brand ? BRAND.lime : page.accent, 16) +
        words(166, 190, 70, page.onBrand, 6)) +
    words(136, 240, 196, page.text, 14) +
    paragraph(136, 270, [268, 254, 262, 150], page.soft, 16, 7) +
    button(206, 344, 132, page.brand, page.onBrand, 34) +
    rect(136, 400, 128, 70, page.hair, 8) +
    rect(280, 400, 128, 70, page.hair, 8) +
    circle(164, 424, 12, page.accent) +
    circle(308, 424, 12, page.brand)
  );
};
