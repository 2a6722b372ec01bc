import { brandOf } from './marks';
import { BRAND } from './palette';
import { button, paragraph, words } from './pagePieces';
import { randomFrom } from './random';
import { circle, line, p, picture, place, rect, shape } from './svg';
import { curve } from './curve';

const STAR = 'M0-10L3-3.500L10-3L4.700 1.800L6.400 9L0 5L-6.400 9L-4.700 1.800L-10-3L-3-3.500z';

const COURSE_TOP = 'M0 24A24 24 0 0 1 24 0H180A24 24 0 0 1 204 24V124H0z';

/** A card that floats: its shadow, its sheet and what stands on it. */
function card(
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  fill: string,
  content: string,
): string {
  return place(
    x,
    y,
    rect(2, 14, width - 4, height, BRAND.ink, 24, 'opacity=".13"') +
      rect(0, 0, width, height, fill, 24) +
      content,
    1,
    turn,
  );
}

/** A smiling face on a round field. */
function face(x: number, skin: string, hair: string, field: string, cut: string): string {
  return place(
    x,
    0,
    circle(0, 0, 33, '#FFFFFF') +
      circle(0, 0, 29, field) +
      shape('M-20 21A29 29 0 0 0 20 21A20 20 0 0 0-20 21', hair) +
      rect(-6, 4, 12, 14, skin, 5) +
      rect(-12, -16, 24, 29, skin, 12) +
      shape(cut, hair),
  );
}

/**
 * Draws the collage of the home page, 720 by 560, on a clear ground: a deal, a course, a chart, a
 * price that fell and the people who bought. Other slugs give other products and other charts.
 */
export function hero(slug: string): string {
  const random = randomFrom(`hero ${slug}`);
  const brand = brandOf(slug);
  const graph = curve(random, 158, 66, 6);
  const print = brand.mark({
    field: BRAND.lime,
    shade: '#BBE53A',
    main: BRAND.ink,
    accent: BRAND.violet,
  });
  const stars = [0, 1, 2, 3, 4].map((index) => place(32 + index * 25, 274, shape(STAR, '#E0861A')));
  const arcs = [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const x = (index % 3) * 68;
      const y = Math.floor(index / 3) * 62;
      return random.chance(0.5)
        ? p`M${x} ${y}h68a68 62 0 0 1-68 62z`
        : p`M${x + 68} ${y + 62}h-68a68 62 0 0 1 68-62z`;
    })
    .join('');
  const product =
    shape('M0 24A24 24 0 0 1 24 0H276A24 24 0 0 1 300 24V204H0z', BRAND.lime) +
    circle(150, 102, 88, '#BBE53A') +
    place(150, 102, print, 0.66) +
    words(22, 228, 164, BRAND.ink, 16) +
    stars.join('') +
    words(160, 270, 46, '#C9C5D4', 8) +
    paragraph(22, 302, [244, 190], '#DAD6E4', 20, 9) +
    words(22, 354, 58, BRAND.coral, 18) +
    words(90, 359, 40, '#C9C5D4', 8) +
    rect(86, 362, 48, 2, '#8B869C') +
    button(178, 342, 100, BRAND.violet, '#FFFFFF', 42);
  const chart =
    words(24, 26, 74, '#A49CCB', 8) +
    words(24, 46, 96, '#FFFFFF', 18) +
    place(
      24,
      92,
      shape(`${graph}V72H0z`, BRAND.lime, 'opacity=".16"') + line(graph, BRAND.lime, 6),
    ) +
    rect(136, 24, 50, 24, '#423A78', 12) +
    line('M149 40l8-8l6 4l10-8', BRAND.lime, 3);
  const course =
    shape(COURSE_TOP, '#4326C4') +
    `<clipPath id="h"><path d="${COURSE_TOP}"/></clipPath>` +
    shape(arcs, '#9C8AFF', 'clip-path="url(#h)"') +
    circle(102, 62, 26, BRAND.paper) +
    shape(
      'M-7-11L12 0L-7 11z',
      BRAND.coral,
      `transform="translate(102 62)" stroke="${BRAND.coral}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    words(20, 144, 122, BRAND.ink, 12) +
    words(20, 168, 86, '#C9C5D4', 8) +
    [0, 1, 2]
      .map((step) =>
        rect(
          150 + step * 12,
          178 - step * 8,
          8,
          8 + step * 8,
          step < 2 ? BRAND.violet : '#DAD6E4',
          2,
        ),
      )
      .join('');
  const price = place(
    590,
    168,
    shape(
      'M-60-26Q-60-40-48-50L-14-78Q0-88 14-78L48-50Q60-40 60-26V66A22 22 0 0 1 38 88H-38A22 22 0 0 1-60 66z',
      BRAND.ink,
      'opacity=".13" transform="translate(0 12)"',
    ) +
      shape(
        'M-60-26Q-60-40-48-50L-14-78Q0-88 14-78L48-50Q60-40 60-26V66A22 22 0 0 1 38 88H-38A22 22 0 0 1-60 66z',
        BRAND.coral,
      ) +
      circle(0, -48, 11, BRAND.paper) +
      line('M-22 56L22-6', BRAND.paper, 11) +
      `<g fill="none" stroke="${BRAND.paper}" stroke-width="9"><circle cx="-22" cy="4" r="12"/><circle cx="22" cy="48" r="12"/></g>`,
    1.16,
    14,
  );
  const people =
    face(36, '#C98B62', '#2B1E33', '#FFD8C2', 'M-15-4A15 16 0 0 1 15-4Q6-12 0-11T-15-4') +
    face(
      82,
      '#F1C7A5',
      '#8F1648',
      '#CAE0FA',
      'M-16 10V-6A16 16 0 0 1 16-6V10H11V-5Q0-5-5-10Q-8-4-11-3V10z',
    ) +
    face(
      128,
      '#6B4229',
      '#1C1830',
      '#C6ECD8',
      'M-15-4A15 15 0 0 1 15-4Q0-12-15-4M-7-20A8 8 0 1 1 7-20',
    );
  return picture(
    720,
    560,
    rect(150, 34, 420, 470, BRAND.violet, 120, 'transform="rotate(-8 360 270)"') +
      circle(112, 134, 44, BRAND.coral) +
      shape(
        'M0-54Q8-8 54 0Q8 8 0 54Q-8 8-54 0Q-8-8 0-54',
        '#C8F04B',
        'transform="translate(508 66)"',
      ) +
      card(22, 206, 204, 210, -7, '#FFFFFF', course) +
      card(196, 56, 300, 406, 3, '#FFFFFF', product) +
      card(494, 312, 206, 186, -5, '#2A2450', chart) +
      price +
      place(
        84,
        500,
        rect(-8, -36, 224, 84, BRAND.ink, 42, 'opacity=".13"') +
          rect(-8, -44, 224, 84, '#FFFFFF', 42) +
          place(2, -2, people) +
          words(172, -10, 30, BRAND.violet, 12) +
          words(172, 10, 22, '#C9C5D4', 7),
      ),
  );
}
