import { pluralize } from '../../../src/lib/text';
import { doneIn, lessonsOf, type PicturedCourse } from '../../seed/picturedCourse';
import { composed, layoutOf } from '../lessons/compositions';
import { HEIGHT, slideOf, WIDTH, type Slide } from '../lessons/slide';
import { inks } from '../posters/poster';
import { randomFrom } from '../random';
import { groundOf } from '../screenField';
import { oneLine } from '../screens/oneLine';
import { text } from '../screens/text';
import { softShadow } from '../softShadow';
import { place, withOwnIds } from '../svg';
import type { CourseDraw } from './start';

/** Slides around the lesson where a student is, each laid out in another way. */
function chosen(course: PicturedCourse): Slide[] {
  const all = lessonsOf(course).map(({ id }) => slideOf(course.id, id));
  const near = [...all.slice(doneIn(course)), ...all];
  return (['chapter', 'beside', 'shown'] as const).flatMap(
    (layout) => near.find((slide) => layoutOf(slide) === layout) ?? [],
  );
}

/** A slide with its corner at 0 0, as large as it is. */
const onCard = (slide: Slide): string =>
  softShadow(WIDTH, HEIGHT, 4) +
  withOwnIds(`<svg width="${WIDTH}" height="${HEIGHT}">${composed(slide)}</svg>`, slide.number);

type Place = readonly [x: number, y: number, turn: number];

/**
 * How three slides lie over each other, the first of them at the back: of those below one sees the title,
 * and at the side nothing that is written.
 */
const PILES: readonly (readonly [Place, Place, Place])[] = [
  [
    [640, 28, 0],
    [550, 218, 0],
    [460, 408, 0],
  ],
  [
    [520, 28, 0],
    [550, 218, 0],
    [580, 408, 0],
  ],
  [
    [600, 36, -3],
    [530, 220, 2],
    [545, 424, -2],
  ],
];

/** How many lessons a course has, in large type, and three of their slides. */
export const slides: CourseDraw = (course, look, { height }) => {
  const { ink, quiet } = inks(groundOf(`course ${course.id}`, look, 'slides'));
  const pile = randomFrom(`slides of ${course.id}`).pick(PILES);
  const left = 64;
  return (
    oneLine(left, height / 2 - 4, String(course.lessonCount), {
      size: 180,
      weight: 800,
      color: ink,
      maxWidth: 350,
    }) +
    text(left + 6, height / 2 + 62, 'lessons', {
      size: 46,
      weight: 700,
      color: ink,
    }) +
    text(left + 6, height / 2 + 112, `about ${pluralize(course.hours, 'hour', 'hours')}`, {
      size: 30,
      color: quiet,
    }) +
    chosen(course)
      .map((slide, at) => {
        const [x, y, turn] = pile[at]!;
        return place(x, y, onCard(slide), 0.52, turn);
      })
      .join('')
  );
};

/**
 * Another slide than that of the player, as wide as a phone has room for: one with the teacher, as what is made
 * in the course is on the player and on the first screen already.
 */
export const slideOnPhone: CourseDraw = (course, _look, { width }) => {
  const lessons = lessonsOf(course);
  const others = [...lessons.slice(doneIn(course) + 1), ...lessons.slice(0, doneIn(course))];
  const all = others.map(({ id }) => slideOf(course.id, id));
  const slide = all.find((each) => layoutOf(each) === 'chapter') ?? all[0]!;
  const scale = 0.56;
  return place((width - WIDTH * scale) / 2, 28, onCard(slide), scale);
};
