/** The ways in which the opening slides of lessons are laid out. */
import { doneIn, lessonsOf } from '../../seed/picturedCourse';
import { COURSE_RESULTS, RESULTS } from '../courseResults';
import { ground, type Desk } from '../courses/desk';
import { MINIATURES } from '../courses/miniature';
import { litGround } from '../light';
import { isPale, mix } from '../palette';
import { randomFrom } from '../random';
import { text, wrapped } from '../screens/text';
import { circle, p, place, rect } from '../svg';
import { largest, sheet } from '../covers/cover';
import { motifNote } from './motif';
import { contrast } from '../screens/look';
import { brightOn } from './playerBar';
import { EDGE, heading, HEIGHT, kicker, teacherIn, WIDTH, type Slide } from './slide';

type Composition = (slide: Slide) => string;

/** What is made in the course, on 640 by 400: whole, or one large thing of it. */
function made({ course, desk }: Slide, how: 'whole' | 'part'): string {
  const [name, told] = COURSE_RESULTS[course.id]!;
  type Draw = (desk: Desk, of: typeof told) => string;
  // The compiler cannot see that all of them come from one entry.
  return ((how === 'whole' ? RESULTS : MINIATURES)[name] as Draw)({ ...desk, isStill: true }, told);
}

/** The color of the course as dark as a night: what is written on it is white. */
const deepOf = ({ brand, ink }: Desk) => mix(brand, ink, 0.72);

/** The teacher as a face with a name, in the lower corner on the left. */
const byline = (slide: Slide, room: number, color: string) =>
  teacherIn(slide, [EDGE, HEIGHT - EDGE - 68, 80, 80], { r: 40, scale: 0.52 }) +
  text(EDGE + 98, HEIGHT - EDGE - 17, slide.course.instructor, {
    size: largest(slide.course.instructor, room - 98, [28, 26]),
    weight: 600,
    color,
  });

/** The room for the title above a byline and below the number. */
const titleRoom = (width: number) => [EDGE, EDGE + 70, width, 248] as const;

/** The first lesson of a part: the teacher in person, on the right or on the left. */
const chapter: Composition = (slide) => {
  const { course, desk, part } = slide;
  const { colors, onField, brand } = desk;
  const wide = 384;
  const isLeft = part % 2 === 0;
  const edge = isLeft ? wide : WIDTH - wide;
  const x = isLeft ? wide + 50 : EDGE;
  const room = WIDTH - wide - 50 - EDGE + 12;
  return (
    litGround(WIDTH, HEIGHT, colors.field) +
    circle(isLeft ? WIDTH - 90 : 90, HEIGHT + 60, 230, colors.shade) +
    teacherIn(slide, [isLeft ? 0 : edge, 0, wide, HEIGHT], { r: 0, scale: 1.75, headroom: 100 }) +
    rect(edge - 5, 0, 10, HEIGHT, isPale(colors.field) ? brand : colors.accent) +
    kicker(slide, x, EDGE, colors.accent) +
    heading(slide, [x, EDGE + 70, room, 270], onField) +
    text(x, HEIGHT - EDGE - 8, course.instructor, {
      size: 28,
      weight: 600,
      color: onField,
    })
  );
};

/** Beside one large thing of what is made in the course, with what the lesson is about between them. */
const beside: Composition = (slide) => {
  const { colors, paper, ink, brand, tint } = slide.desk;
  const isDark = slide.number % 2 === 0;
  const fill = isDark ? deepOf(slide.desk) : tint;
  const bright = isDark ? brightOn(slide.desk, fill) : colors.accent;
  const words = isDark ? paper : ink;
  const from = 524;
  const wide = WIDTH - from;
  const scale = (wide - 20) / 640;
  return (
    rect(0, 0, WIDTH, HEIGHT, fill) +
    p`<svg x="${from}" width="${wide}" height="${HEIGHT}">` +
    litGround(wide, HEIGHT, colors.field) +
    circle(wide / 2 + 30, HEIGHT / 2, 190, colors.shade) +
    place(14, HEIGHT / 2 - 200 * scale, made(slide, 'part'), scale) +
    '</svg>' +
    kicker(slide, EDGE, EDGE, isDark ? bright : brand) +
    heading(slide, titleRoom(from - EDGE - 40), words) +
    byline(slide, from - EDGE - 84, words) +
    motifNote(slide, [from + 4, HEIGHT - EDGE - 26, -8], bright)
  );
};

/** What is made in the course, whole, with the teacher beside it and the title below both. */
const shown: Composition = (slide) => {
  const { colors, paper, ink } = slide.desk;
  const foot = 368;
  const isLeft = slide.part % 2 === 0;
  const portrait = isLeft ? 48 : 648;
  const band = deepOf(slide.desk);
  const bright = brightOn(slide.desk, band);
  return (
    rect(0, 0, WIDTH, HEIGHT, colors.field) +
    place(0, 0, ground(randomFrom(`slide ${slide.number} of ${slide.course.id}`), colors), 1.5) +
    place(isLeft ? 336 : -8, -34, made(slide, 'whole'), 0.98) +
    rect(portrait, 66, 264, 256, ink, 26, 'opacity=".22"') +
    teacherIn(slide, [portrait, 56, 264, 256], { r: 26, scale: 1.2 }) +
    rect(0, foot, WIDTH, HEIGHT - foot, band) +
    kicker(slide, EDGE, foot + 22, bright) +
    heading(slide, [EDGE, foot + 76, WIDTH - EDGE * 2 - 140, 78], paper) +
    motifNote(slide, [WIDTH - EDGE - 62, foot + 84, 7], bright)
  );
};

/** The lessons of the part on a sheet that lies over the edge, this one marked. */
const agenda: Composition = (slide) => {
  const { desk, headings, at, number } = slide;
  const { colors, onField, ink, paper, brand } = desk;
  const [x, wide, size, leading] = [520, 480, 28, 34];
  const most = HEIGHT - 60;
  const bright = mix(colors.accent, paper, 0.6);
  // A dark one would be as pale as what is switched off, one like paper would not be seen.
  const isSeen = isPale(colors.accent) && contrast(bright, paper) > 1.12;
  const lit = isSeen ? bright : mix(brand, paper, 0.78);
  const set = headings.map((title) => wrapped(title, 306, { size, weight: 600, lines: 3 }));
  const heights = set.map((lines) => 38 + lines.length * leading);
  let from = Math.max(0, Math.min(at - 2, headings.length - 5));
  // This one is always among them, however long those before it are.
  const until = () => heights.slice(from, at + 1).reduce((sum, row) => sum + row, 22);
  while (until() > most) from += 1;
  let high = 22;
  const rows: string[] = [];
  for (const [index, lines] of set.entries()) {
    if (index < from) continue;
    const isThis = index === at;
    const row = heights[index]!;
    if (high + row > most) break;
    const color = isThis ? ink : mix(ink, paper, 0.36);
    const written = lines.map((words, line) =>
      text(104, high + 44 + line * leading, words, { size, weight: 600, color }),
    );
    rows.push(
      isThis ? rect(0, high, wide, row, lit) : '',
      text(72, high + 44, String(number - at + index), {
        size,
        weight: 600,
        color: isThis ? ink : brand,
        anchor: 'end',
      }),
      ...written,
    );
    high += row;
  }
  const isWhole = from + rows.length >= headings.length;
  const tall = high + (isWhole ? 22 : 0);
  return (
    litGround(WIDTH, HEIGHT, colors.field) +
    circle(880, 70, 330, colors.shade) +
    sheet(x, (HEIGHT - tall) / 2, wide, tall, rows.join(''), { fill: paper, r: 18 }) +
    kicker(slide, EDGE, EDGE, colors.accent) +
    heading(slide, titleRoom(x - EDGE - 34), onField) +
    byline(slide, x - EDGE - 24, onField)
  );
};

const COMPOSITIONS = { chapter, beside, shown, agenda } as const;

/** The name of one way to lay out a slide. */
export type SlideLayout = keyof typeof COMPOSITIONS;

const LATER: readonly SlideLayout[] = ['beside', 'shown', 'agenda'];

/**
 * How the slide of a lesson is laid out: differently from that of the lesson before. The lesson that
 * pictures of the course show opens beside what is made in it, without the teacher.
 */
export function layoutOf({ at, number, headings, course }: Slide): SlideLayout {
  const after = number + lessonsOf(course).length * LATER.length - doneIn(course) - 1;
  return at === 0 && headings.length > 1 ? 'chapter' : LATER[after % LATER.length]!;
}

/** Draws the slide of a lesson in its layout. */
export const composed = (slide: Slide): string => COMPOSITIONS[layoutOf(slide)](slide);
