import { formatCount, pluralize } from '../../src/lib/text';
import { picturedCourse } from '../seed/picturedCourse';
import { PATTERNS } from './coursePatterns';
import { BRAND, DUOTONES } from './palette';
import { randomFrom } from './random';
import { inScreenFont } from './screens/frames';
import { text } from './screens/text';
import { circle, picture, rect } from './svg';

const LEVELS: Readonly<Record<string, { steps: number; name: string }>> = {
  basic: { steps: 1, name: 'Basic' },
  diploma: { steps: 2, name: 'Diploma' },
  advance: { steps: 3, name: 'Advance' },
};

const LEFT = 140;
const WIDTH = 464;
const TOP = 72;
const MUTED = '#5F5A70';

/**
 * Draws the cover of a course, 640 by 400: its pattern, and on a sheet its length, its main
 * sections and one to three lit steps for its level. Throws an Error for a level that courses do
 * not have, and for what is no course.
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
  const pattern = randomFrom(`pattern of course ${slug}`).pick(PATTERNS);
  const badge = [0, 1, 2].map((step) =>
    rect(
      LEFT + WIDTH - 84 + step * 20,
      TOP + 60 - step * 13,
      14,
      13 + step * 13,
      step < shown.steps ? BRAND.violet : '#D9D5E3',
      3,
    ),
  );
  const rows = course.sections.slice(1, 4).map(({ title, lessons }, index) => {
    const y = TOP + 132 + index * 68;
    return (
      rect(LEFT + 30, y - 32, WIDTH - 60, 1.5, '#E6E2EC') +
      circle(LEFT + 50, y, 17, index === 0 ? BRAND.violet : '#ECE9F1') +
      text(LEFT + 50, y + 8, String(index + 1), {
        size: 22,
        weight: 700,
        color: index === 0 ? '#FFFFFF' : MUTED,
        anchor: 'middle',
      }) +
      text(LEFT + 84, y + 9, title, {
        size: 25,
        weight: 600,
        color: BRAND.ink,
        maxWidth: 322,
      }) +
      text(LEFT + WIDTH - 30, y + 9, formatCount(lessons.length), {
        size: 24,
        color: MUTED,
        anchor: 'end',
      })
    );
  });
  return picture(
    640,
    400,
    rect(0, 0, 640, 400, colours.field) +
      pattern(randomFrom(`course ${slug}`), colours) +
      rect(LEFT - 5, TOP + 8, WIDTH + 10, 400, BRAND.ink, 22, 'opacity=".18"') +
      rect(LEFT, TOP, WIDTH, 400, '#FFFFFF', 18) +
      badge.join('') +
      inScreenFont(
        text(LEFT + 30, TOP + 48, shown.name, { size: 29, weight: 800, color: BRAND.ink }) +
          text(
            LEFT + 30,
            TOP + 82,
            `${pluralize(course.lessonCount, 'lesson', 'lessons')} · ${pluralize(course.hours, 'hour', 'hours')}`,
            { size: 24, color: MUTED },
          ) +
          rows.join(''),
      ),
  );
}
