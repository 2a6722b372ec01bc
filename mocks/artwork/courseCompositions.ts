import type { PicturedCourse } from '../seed/picturedCourse';
import { PATTERNS } from './coursePatterns';
import { drawScene } from './demo/picture';
import { BRAND, isPale, mix, type Duotone } from './palette';
import { randomFrom } from './random';
import { inkOn, readable } from './screens/look';
import { balanced, text, widthOf } from './screens/text';
import { softShadow } from './softShadow';
import { circle, group, line, p, place, rect, ring, shape } from './svg';

/** What one cover is drawn from. */
export interface CourseCover {
  readonly course: PicturedCourse;
  readonly slug: string;
  readonly colors: Duotone;
  readonly subjects: readonly string[];
}

type Composition = (cover: CourseCover) => string;

/** Down to here a card's badges may lie on a cover, so no title begins above. */
const ROOF = 106;
const INK = '#221D24';

const tonesOn = ({ field, shade, main, accent }: Duotone, ground = shade) => ({
  ground,
  field: mix(ground, main, 0.22),
  main,
  deep: mix(main, INK, 0.55),
  second: accent,
  pale: mix(field, '#FFFFFF', 0.9),
  ink: INK,
});

/** A part of a scene in a box; `part` is what is seen of its 400 by 300. */
const within = (
  [x, y, width, height]: readonly [number, number, number, number],
  part: string,
  content: string,
): string =>
  p`<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${part}">${content}</svg>`;

/** The title in the largest size in which it has room between the roof and `base`. */
function titled(
  title: string,
  [x, base, width]: readonly [number, number, number],
  color: string,
  { sizes = [68, 62, 56, 50, 45, 41], middle = false } = {},
): string {
  const rowsOf = (size: number) => balanced(title, width, { size, weight: 800 });
  const fits = (size: number) => {
    const rows = rowsOf(size);
    const high = (rows.length - 1) * size * 1.08 + size * 0.76;
    return high <= base - ROOF && rows.every((row) => widthOf(row, size, 800) <= width);
  };
  const size = sizes.find(fits) ?? 37;
  const rows = rowsOf(size);
  const high = (rows.length - 1) * size * 1.08 + size * 0.76;
  const top = middle ? (base + ROOF - high) / 2 : base - high;
  return rows
    .map((row, index) =>
      text(middle ? x + width / 2 : x, top + size * 0.76 + index * size * 1.08, row, {
        size,
        weight: 800,
        color,
        anchor: middle ? 'middle' : 'start',
      }),
    )
    .join('');
}

/** How far down the cut of a scene begins, where it is not 34 of 300. */
const CUTS: Readonly<Record<string, number>> = {
  tree: 4,
  people: 46,
  lighthouse: 16,
  nightlight: 20,
  lamp: 8,
  window: 22,
  desk: 24,
  gauge: 26,
  chair: 28,
};

/** What the course is about, from edge to edge. */
const scene: Composition = ({ colors, subjects: [subject = ''] }) =>
  within([0, 0, 640, 400], `0 ${CUTS[subject] ?? 34} 400 250`, drawScene(subject, tonesOn(colors)));

/** The subject in a large round window on its pattern. */
const medallion: Composition = ({ slug, colors, subjects: [subject = ''] }) => {
  const random = randomFrom(`course ${slug}`);
  const { field, shade, accent } = colors;
  const ground = isPale(colors.main)
    ? mix(colors.main, field, 0.2)
    : mix(colors.main, '#FFFFFF', 0.74);
  const quiet = { field, shade, main: shade, accent: mix(field, accent, 0.4) };
  return (
    randomFrom(`pattern of course ${slug}`).pick(PATTERNS)(random, quiet) +
    circle(320, 210, 176, field) +
    `<clipPath id="r"><circle cx="320" cy="210" r="160"/></clipPath>` +
    group(
      'clip-path="url(#r)"',
      within(
        [104, 48, 432, 324],
        '0 0 400 300',
        drawScene(subject, {
          ...tonesOn(colors, ground),
          main: isPale(colors.main) ? (isPale(field) ? INK : field) : colors.main,
          deep: mix(isPale(colors.main) ? field : colors.main, INK, 0.55),
        }),
      ),
    )
  );
};

/** A lesson that plays: the subject as its picture, above the bar of the film. */
const player: Composition = ({ slug, colors, subjects: [subject = ''] }) => {
  const tones = tonesOn(colors, mix(colors.field, colors.main, 0.16));
  const part = randomFrom(`course ${slug}`).between(0.25, 0.7) * 380;
  return place(
    84,
    44,
    softShadow(472, 318, 18) +
      `<clipPath id="r">${rect(0, 0, 472, 318, '#000', 18)}</clipPath>` +
      group(
        'clip-path="url(#r)"',
        rect(0, 0, 472, 318, tones.ground),
        within([56, -6, 360, 270], '0 0 400 300', drawScene(subject, tones)),
        rect(0, 262, 472, 56, '#14121F'),
      ) +
      circle(34, 290, 18, colors.accent) +
      shape('M29 281v18l14-9z', inkOn(colors.accent)) +
      rect(68, 287, 380, 6, '#FFFFFF', 3, 'opacity=".3"') +
      rect(68, 287, part, 6, colors.accent, 3) +
      circle(68 + part, 290, 10, '#FFFFFF'),
  );
};

/** Two things side by side, each on its own half. */
const pair: Composition = ({ colors, subjects: [first = '', second = ''] }) => {
  const { field, shade, main, accent } = colors;
  const other = mix(main, '#FFFFFF', isPale(main) ? 0.2 : 0.84);
  const turned = { field: other, shade: other, main: isPale(field) ? main : field, accent };
  return (
    within(
      [0, 0, 320, 400],
      '25 -58 350 437.5',
      rect(0, -80, 400, 480, shade) + drawScene(first, tonesOn(colors)),
    ) +
    within(
      [320, 0, 320, 400],
      '25 -58 350 437.5',
      rect(0, -80, 400, 480, other) + drawScene(second, tonesOn(turned)),
    )
  );
};

/** The title in chalk on a board with its ledge. */
const board: Composition = ({ course, colors }) => {
  const { field, accent } = colors;
  const slate = isPale(field) ? mix(colors.main, '#14121F', 0.35) : mix(field, '#14121F', 0.5);
  const chalk = readable('#F7F3E8', slate, 7);
  return (
    rect(34, 26, 572, 336, '#B9824F', 14) +
    rect(48, 40, 544, 308, slate, 6) +
    titled(course.title, [80, 296, 490], chalk, { sizes: [64, 58, 52, 47, 42] }) +
    line('M82 322C160 312 240 330 330 318', readable(accent, slate, 3), 7) +
    rect(22, 356, 596, 20, '#9A683A', 6) +
    rect(420, 346, 74, 12, chalk, 6) +
    rect(510, 340, 62, 18, accent, 4)
  );
};

/** A certificate with its title and its seal. */
const seal: Composition = ({ course, colors }) => {
  const { field, accent } = colors;
  const strong = isPale(field) ? colors.main : field;
  const spikes = [0, 22.5, 45, 67.5].map((turn) =>
    rect(-46, -46, 92, 92, accent, 10, `transform="rotate(${turn})"`),
  );
  return place(
    320,
    206,
    place(
      -270,
      -160,
      softShadow(540, 320, 6) +
        rect(0, 0, 540, 320, BRAND.paper, 6) +
        rect(16, 16, 508, 288, 'none', 3, p`stroke="${strong}" stroke-width="5"`) +
        rect(26, 26, 488, 268, 'none', 0, p`stroke="${strong}" stroke-width="1.5"`) +
        place(
          0,
          -46,
          titled(course.title, [52, 262, 436], BRAND.ink, {
            sizes: [50, 45, 41, 38],
            middle: true,
          }),
        ) +
        line('M70 272h190', mix(BRAND.ink, BRAND.paper, 0.6), 2.5),
    ) +
      place(
        208,
        108,
        shape('M-34 20l-14 84l32-16l16 30l10-96z', mix(accent, INK, 0.25)) +
          shape('M34 20l14 84l-32-16l-16 30l-10-96z', mix(accent, INK, 0.12)) +
          spikes.join('') +
          ring(0, 0, 34, inkOn(accent), 3) +
          line('M-15 1l11 12l20-24', inkOn(accent), 7),
      ),
    1,
    -2,
  );
};

/** The title as large as the card, beside a strip of pattern. */
const poster: Composition = ({ course, slug, colors }) => {
  const random = randomFrom(`course ${slug}`);
  const pattern = randomFrom(`pattern of course ${slug}`).pick(PATTERNS)(random, colors);
  return (
    within([0, 320, 640, 80], '0 0 640 80', pattern) +
    titled(course.title, [36, 296, 570], readable(colors.main, colors.field, 5.5), {
      sizes: [84, 76, 68, 62, 56],
    })
  );
};

/** Every way to compose the cover of a course. */
export const COURSE_COMPOSITIONS = { scene, medallion, player, pair, board, seal, poster } as const;

/** The name of one of them. */
export type CourseCompositionName = keyof typeof COURSE_COMPOSITIONS;
