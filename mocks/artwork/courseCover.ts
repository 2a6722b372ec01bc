import { formatCount, pluralize } from '../../src/lib/text';
import { picturedCourse, type PicturedCourse } from '../seed/picturedCourse';
import { PATTERNS } from './coursePatterns';
import { COURSE_SUBJECTS } from './courseSubjects';
import { drawScene } from './demo/picture';
import { DUOTONES, mix, type Duotone } from './palette';
import { randomFrom } from './random';
import { inScreenFont } from './screens/frames';
import { contrast, readable } from './screens/look';
import { text, widthOf, wrapped } from './screens/text';
import { circle, p, picture, rect } from './svg';

const LEVELS: Readonly<Record<string, { steps: number; name: string }>> = {
  basic: { steps: 1, name: 'Basic' },
  diploma: { steps: 2, name: 'Diploma' },
  advance: { steps: 3, name: 'Advance' },
};

/** Down to here a card's badges may lie on a cover. */
const ROOF = 106;

/** What one cover is drawn from. */
interface Cover {
  readonly course: PicturedCourse;
  readonly slug: string;
  readonly level: string;
  readonly steps: number;
  readonly colours: Duotone;
  /** Text on the field, and text of the second rank. */
  readonly ink: string;
  readonly muted: string;
}

type Composition = (cover: Cover) => string;

/** Sizes of a title, the largest first; the last one can be read at a sixth of it. */
const TITLE_SIZES = [64, 58, 52, 47, 43];

/** The title in the largest size that fits, its last line ending at `base`. */
function titleAbove(
  { course, ink }: Cover,
  x: number,
  base: number,
  maxWidth: number,
  lines: number,
): string {
  const set = (size: number) => wrapped(course.title, maxWidth, { size, weight: 800 });
  const fits = (size: number) =>
    set(size).length <= lines &&
    set(size).every((row) => widthOf(row, size, 800) <= maxWidth) &&
    set(size).length * size * 1.1 <= base - ROOF;
  const size = TITLE_SIZES.find(fits) ?? 38;
  const rows = set(size);
  return rows
    .map((row, index) =>
      text(x, base - (rows.length - 1 - index) * size * 1.1, row, {
        size,
        weight: 800,
        color: ink,
      }),
    )
    .join('');
}

/** One to three lit steps with the name of the level; `y` is their base. */
function levelAt(x: number, y: number, { steps, level, ink, muted }: Cover): string {
  return (
    [0, 1, 2]
      .map((step) =>
        rect(
          x + step * 20,
          y - 12 - step * 11,
          14,
          12 + step * 11,
          ink,
          3,
          step < steps ? '' : 'opacity=".28"',
        ),
      )
      .join('') + text(x + 72, y, level, { size: 27, weight: 600, color: muted })
  );
}

/** Draws 640 by 400 cut to a box, whose scale is its own. */
const within = (x: number, width: number, viewBox: string, content: string): string =>
  p`<svg x="${x}" width="${width}" height="400" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;

/** The title beside what the course is about. */
const scene: Composition = (cover) => {
  const { slug, colours } = cover;
  const turned = randomFrom(`side of course ${slug}`).chance(0.4);
  const tones = {
    ground: colours.shade,
    field: mix(colours.shade, colours.main, 0.22),
    main: colours.main,
    deep: mix(colours.main, '#221D24', 0.55),
    second: colours.accent,
    pale: mix(colours.field, '#FFFFFF', 0.9),
    ink: '#221D24',
  };
  const subject = COURSE_SUBJECTS[slug];
  if (subject === undefined) throw new Error(`No subject is given for the cover of "${slug}".`);
  const left = turned ? 316 : 36;
  return (
    within(turned ? 0 : 348, 292, '0 0 400 300', drawScene(subject, tones)) +
    titleAbove(cover, left, 304, 300, 5) +
    levelAt(left, 364, cover)
  );
};

/** The title beside a strip of the pattern. */
const strip: Composition = (cover) => {
  const { slug, colours } = cover;
  const pattern = randomFrom(`pattern of course ${slug}`).pick(PATTERNS);
  return (
    within(452, 188, '226 0 188 400', pattern(randomFrom(`course ${slug}`), colours)) +
    titleAbove(cover, 36, 304, 396, 4) +
    levelAt(36, 364, cover)
  );
};

/** Its first sections, as the contents of a book have them. */
const contents: Composition = (cover) => {
  const { course, colours, ink } = cover;
  const onAccent = contrast(colours.field, colours.accent) > 4 ? colours.field : '#14121F';
  const rows = course.sections.slice(1, 4).map(({ title }, index) => {
    const y = 136 + index * 65;
    const size = [40, 36, 32].find((each) => widthOf(title, each, 700) <= 500) ?? 30;
    return (
      circle(62, y, 25, index === 0 ? colours.accent : colours.shade) +
      text(62, y + 11, String(index + 1), {
        size: 32,
        weight: 800,
        color: index === 0 ? readable(onAccent, colours.accent) : ink,
        anchor: 'middle',
      }) +
      text(108, y + 13, title, { size, weight: 700, color: ink, maxWidth: 510 })
    );
  });
  return (
    rows.join('') +
    rect(36, 312, 568, 2.5, mix(colours.field, ink, 0.35)) +
    levelAt(36, 366, cover) +
    text(604, 366, pluralize(course.lessonCount, 'lesson', 'lessons'), {
      size: 27,
      weight: 600,
      color: cover.muted,
      anchor: 'end',
    })
  );
};

/** How much there is to learn, in one large figure on its pattern. */
const figure: Composition = (cover) => {
  const { course, slug, colours, ink, muted } = cover;
  const pattern = randomFrom(`pattern of course ${slug}`).pick(PATTERNS);
  const count = formatCount(course.lessonCount);
  return (
    `<clipPath id="r"><circle cx="600" cy="236" r="216"/></clipPath><g clip-path="url(#r)">${pattern(randomFrom(`course ${slug}`), colours)}</g>` +
    text(30, 262, count, { size: 210, weight: 800, color: ink }) +
    text(36, 312, `lessons, ${pluralize(course.hours, 'hour', 'hours')}`, {
      size: 34,
      weight: 700,
      color: muted,
    }) +
    levelAt(36, 372, cover)
  );
};

const COMPOSITIONS: readonly Composition[] = [scene, strip, contents, figure, scene];

/**
 * Draws the cover of a course, 640 by 400, in one of four compositions from its own title,
 * sections and length. One to three lit steps tell its level. Throws an Error for a level that
 * courses do not have, and for what is no course.
 */
export function courseCover(level: string, slug: string): string {
  const shown = LEVELS[level];
  if (!shown) {
    throw new Error(
      `Unknown course level "${level}"; known are ${Object.keys(LEVELS).join(', ')}.`,
    );
  }
  const course = picturedCourse(slug);
  if (!course) throw new Error(`There is no course "${slug}" to draw a cover of.`);
  const colours = randomFrom(`colours of course ${slug}`).pick(DUOTONES);
  const compose = randomFrom(`composition of course ${slug}`).pick(COMPOSITIONS);
  const ink = readable(colours.main, colours.field, 5.5);
  return picture(
    640,
    400,
    rect(0, 0, 640, 400, colours.field) +
      inScreenFont(
        compose({
          course,
          slug,
          level: shown.name,
          steps: shown.steps,
          colours,
          ink,
          muted: readable(mix(ink, colours.field, 0.18), colours.field),
        }),
      ),
  );
}
