/** The certificate of a course, and how it lies in the last picture of a gallery. */
import { signatureOf } from '../../../src/lib/certificateArt';
import { pluralize } from '../../../src/lib/text';
import { deskOf } from './desk';
import { STUDENT, type CourseDraw } from './start';
import { brandOf } from '../marks';
import { mix } from '../palette';
import { randomFrom } from '../random';
import { appIcon } from '../screens/frames';
import { contrast } from '../screens/look';
import { isNarrow, type Room } from '../screens/screenCopy';
import { text, wrapped, type TextStyle } from '../screens/text';
import { softShadow } from '../softShadow';
import { circle, line, p, place, rect, shape } from '../svg';

/** What the certificate says, whole or its head alone. */
const CERTIFIES = 'This certifies that';
const HAS_FINISHED = 'has finished the course';

/** Who the certificate is for, and of which course. */
const certificateHead: CourseDraw = (course, look, room) => {
  const middle = room.width / 2;
  const size = 17;
  const centered = (y: number, words: string, style: Omit<TextStyle, 'anchor'>) =>
    text(middle, y, words, { ...style, anchor: 'middle' });
  const edge = p`stroke="${look.link}" stroke-width="2"`;
  return (
    rect(14, 14, room.width - 28, room.height + 40, 'none', 8, edge) +
    appIcon(look, middle - 15, 28, 30) +
    centered(88, 'Certificate', { size: 27, weight: 800, color: look.text }) +
    centered(112, CERTIFIES, { size: 13.5, color: look.muted }) +
    centered(137, STUDENT, { size: 20, weight: 700, color: look.link }) +
    centered(160, HAS_FINISHED, { size: 13.5, color: look.muted }) +
    wrapped(course.title, room.width - 64, { size, weight: 700, lines: 2 })
      .map((row, index) => centered(187 + index * 22, row, { size, weight: 700, color: look.text }))
      .join('')
  );
};

/** The number of a sheet, as one of thousands. */
const numberOf = (courseId: string): string =>
  `DWC-0${randomFrom(`certificate of ${courseId}`).whole(10_000, 19_999)}`;

/** The certificate as it is printed: who finished what, with all of its lessons. */
export const certificate: CourseDraw = (course, look, room) => {
  const middle = room.width / 2;
  const edge = p`stroke="${look.link}" stroke-width="3"`;
  const size = 27;
  if (isNarrow(room)) return certificateHead(course, look, room);
  const titleLines = wrapped(course.title, room.width - 200, { size, weight: 700, lines: 2 });
  const foot = room.height - 72;
  const name = { size: 14.5, weight: 600, color: look.text } as const;
  const label = { size: 13, color: look.muted } as const;
  return (
    rect(0, 0, room.width, room.height, look.sheet) +
    rect(22, 22, room.width - 44, room.height - 44, 'none', 8, edge) +
    rect(30, 30, room.width - 60, room.height - 60, 'none', 5, `stroke="${look.link}"`) +
    appIcon(look, middle - 24, 56, 48) +
    text(middle, 132, `${course.school} · Dealwright`, {
      size: 14.5,
      color: look.muted,
      anchor: 'middle',
    }) +
    text(middle, 182, 'Certificate', {
      size: 38,
      weight: 800,
      color: look.text,
      anchor: 'middle',
    }) +
    text(middle, 220, CERTIFIES, { size: 14.5, color: look.muted, anchor: 'middle' }) +
    text(middle, 252, STUDENT, {
      size: 25,
      weight: 700,
      color: look.link,
      anchor: 'middle',
    }) +
    text(middle, 280, HAS_FINISHED, {
      size: 14.5,
      color: look.muted,
      anchor: 'middle',
    }) +
    titleLines
      .map((row, index) =>
        text(middle, 318 + index * 34, row, {
          size,
          weight: 700,
          color: look.text,
          anchor: 'middle',
        }),
      )
      .join('') +
    text(
      middle,
      320 + titleLines.length * 30,
      `with all of its ${pluralize(course.lessonCount, 'lesson', 'lessons')}, about ${pluralize(course.hours, 'hour', 'hours')} in all.`,
      { size: 14.5, color: look.muted, anchor: 'middle' },
    ) +
    line(p`M70 ${foot - 8}h180`, look.soft, 1.5) +
    place(108, foot - 18, line(`M0 0${signatureOf(course.instructor)}`, look.link, 2.5)) +
    text(160, foot + 10, course.instructor, { ...name, anchor: 'middle' }) +
    text(160, foot + 28, 'Instructor', { ...label, anchor: 'middle' }) +
    text(room.width - 70, foot + 10, numberOf(course.id), { ...name, anchor: 'end' }) +
    text(room.width - 70, foot + 28, 'Certificate number', { ...label, anchor: 'end' })
  );
};

/** The paper that a certificate is printed on. */
const PAPER: Room = { width: 848, height: 520 };

/** A rosette with two ribbons about 0 0. */
function seal(fill: string, ribbon: string, inside: string): string {
  const teeth = Array.from({ length: 40 }, (_, at) => {
    const angle = (at * Math.PI) / 20;
    const r = at % 2 ? 58 : 66;
    return p`${at ? 'L' : 'M'}${r * Math.cos(angle)} ${r * Math.sin(angle)}`;
  }).join('');
  return (
    shape('M-40 30l-12 76l30-16l20 26l8-86zM40 30l12 76l-30-16l-20 26l-8-86z', ribbon) +
    shape(`${teeth}z`, fill) +
    circle(0, 0, 46, 'none', p`stroke="${inside}" stroke-width="3"`) +
    line('M-20 0l14 15l27-31', inside, 8)
  );
}

/**
 * The certificate on the ground of its picture: a basic one on the desk with a second sheet below it, a
 * diploma with a seal, that of an advanced course in a frame.
 */
export const certificateOnField: CourseDraw = (course, look, room) => {
  const { brand, colors, ink, paper, onBrand } = deskOf(brandOf(`course ${course.id}`).colors);
  // A cream one would be lost on the paper.
  const ribbon =
    contrast(colors.accent, look.sheet) < 1.3 ? mix(brand, look.sheet, 0.35) : colors.accent;
  const drawn = certificate(course, look, PAPER);
  const { width, height } = PAPER;
  const at = (scale: number, turn: number, content: string, dx = 0, dy = 0) =>
    place(
      room.width / 2 + dx,
      room.height / 2 + dy,
      place(-width / 2, -height / 2, content),
      scale,
      turn,
    );
  const sheet = (fill: string) => softShadow(width, height, 6) + rect(0, 0, width, height, fill, 6);
  switch (course.level) {
    case 'basic':
      return (
        at(1.12, 4, sheet(mix(paper, ink, 0.1)), 24, 10) + at(1.12, -3, sheet(look.sheet) + drawn)
      );
    case 'diploma':
      return at(
        1.16,
        0,
        sheet(look.sheet) +
          drawn +
          place(width / 2, height - 92, seal(brand, ribbon, onBrand), 0.66),
      );
    case 'advance':
      return at(
        1.01,
        0,
        place(
          -58,
          -58,
          softShadow(width + 116, height + 116, 4) +
            rect(0, 0, width + 116, height + 116, mix(brand, ink, 0.72), 4),
        ) +
          rect(-34, -34, width + 68, height + 68, mix(paper, ink, 0.08)) +
          rect(0, 0, width, height, look.sheet) +
          drawn,
      );
  }
};
