/** Covers that show entries: windows, rows, steps. */
import { mix } from '../palette';
import { windowDots } from '../screens/frames';
import { chartBars, check, chip, chipWidth, face } from '../screens/blocks';
import { largeCode } from '../screens/layouts/code';
import { iconOf } from '../screens/icons';
import { readable, type Look } from '../screens/look';
import type { ScreenRow } from '../screens/screenCopy';
import { text, widthOf } from '../screens/text';
import { circle, line, p, place, rect } from '../svg';
import { largest, sheet, type Composition } from './cover';

const isTold = ([, note]: ScreenRow) => note !== '';
/** Labels that say that a row is done, so that it gets a tick and not a face. */
const isDone = ([, , label = '']: ScreenRow) => /^(Done|Ran|Signed)$/.test(label);

/** One row of a window: a face, a name, a line about it and a label. */
function row(look: Look, y: number, width: number, shown: ScreenRow, size = 25): string {
  const [title, note, label = ''] = shown;
  const chipSize = size * 0.72;
  const room = width - 92 - (label ? chipWidth(label, chipSize) + 12 : 0);
  return (
    (isDone(shown) ? check(look, 40, y + 36, 19, true) : face(40, y + 36, 20, title)) +
    text(74, y + (note ? 32 : 45), title, {
      size: largest(title, room, [size, 23, 21, 19]),
      weight: 700,
      color: look.text,
    }) +
    text(74, y + 58, note, { size: largest(note, room, [20, 18, 16], 400), color: look.muted }) +
    (label
      ? chip(look, width - 20, y + 20, label, { tone: 'brand', size: chipSize, end: true })
      : '')
  );
}

/** A window with its bar and its menu, whole on the card. */
export const framed: Composition = ({ screen, look }) => {
  const [width, height, rail] = [540, 296, 60];
  const inner = width - rail;
  const isCode = screen.body.some((line_) => /^[$✓✗+]/.test(line_));
  const rows = screen.rows.filter(isTold).slice(0, 2);
  const code = screen.body.filter((line_) => line_ !== '').slice(-4);
  return sheet(
    50,
    82,
    width,
    height,
    `<clipPath id="w">${rect(0, 0, width, height, '#000', 14)}</clipPath><g clip-path="url(#w)">` +
      rect(0, 0, width, 34, mix(look.sheet, look.text, 0.08)) +
      windowDots(22, 17) +
      rect(0, 34, rail, height, look.rail) +
      screen.nav
        .slice(0, 5)
        .map((name, index) => {
          const y = 66 + index * 48;
          const color = index === 0 ? look.onRail : mix(look.onRail, look.rail, 0.35);
          return (
            (index === 0 ? rect(10, y - 20, 40, 40, mix(look.rail, look.onRail, 0.2), 10) : '') +
            iconOf(30, y, name, color, 1.25)
          );
        })
        .join('') +
      '</g>' +
      place(
        rail,
        34,
        text(22, 52, screen.headline, {
          size: largest(screen.headline, inner - 40, [32, 29, 26]),
          weight: 800,
          color: look.text,
        }) +
          (isCode
            ? rect(18, 76, inner - 36, 170, '#171425', 12) +
              code.map((line_, index) => largeCode(38, 112 + index * 36, line_, 22)).join('')
            : rows
                .map(
                  (shown, index) =>
                    rect(18, 76 + index * 86, inner - 36, 78, index ? look.ground : look.tint, 12) +
                    place(18, 79 + index * 86, row(look, 0, inner - 36, shown)),
                )
                .join('')),
      ),
    { fill: look.sheet, r: 14 },
  );
};

/** Two windows, one over the other: what came of it, and where it came from. */
export const overlapped: Composition = ({ screen, look }) => {
  const [[name, value, change = ''] = ['', '']] = screen.figures;
  const rows = [...screen.rows.filter(isTold), ...screen.rows].slice(0, 2);
  const nameSize = largest(name, 236, [22, 20, 18], 400);
  return (
    sheet(
      34,
      74,
      352,
      276,
      text(24, 46, name, { size: nameSize, color: look.muted }) +
        text(24, 102, value, {
          size: largest(value, 300, [52, 46, 40], 800),
          weight: 800,
          color: look.text,
        }) +
        (widthOf(change, 20, 600) + widthOf(name, nameSize) < 290
          ? text(328, 46, change, { size: 20, weight: 600, color: look.good, anchor: 'end' })
          : '') +
        place(24, 124, chartBars(look, screen.trend, { width: 320, height: 130 })),
      { fill: look.sheet },
    ) +
    sheet(
      212,
      208,
      396,
      166,
      rows
        .map(
          (shown, index) =>
            row(look, 4 + index * 78, 396, shown, 23) +
            (index === 0 ? rect(20, 82, 356, 2, look.hair) : ''),
        )
        .join(''),
      { fill: look.sheet },
    )
  );
};

/** Three entries as cards of their own, each a little further to the right. */
export const stepped: Composition = ({ screen, look }) =>
  screen.rows
    .filter(isTold)
    .slice(0, 3)
    .map((shown, index) =>
      sheet(24 + index * 46, 104 + index * 93, 500, 78, place(0, 3, row(look, 0, 500, shown)), {
        fill: look.sheet,
        r: 39,
      }),
    )
    .join('');

/** Steps on a thread that comes in from above and goes on below. */
export const thread: Composition = ({ screen, colors, ink, quiet }) => {
  const rows = screen.rows.filter(isTold).slice(0, 3);
  return (
    line('M92 -10V410', colors.shade, 12, '') +
    line(p`M92 -10V${rows.findIndex((one) => !isDone(one)) * 100 + 138}`, colors.accent, 12, '') +
    rows
      .map((shown, index) => {
        const [title, note] = shown;
        const y = 138 + index * 100;
        const fill = isDone(shown) ? colors.accent : colors.field;
        const tick = isDone(shown)
          ? line(p`M82 ${y}l8 8l14-16`, readable(colors.field, fill, 3.5), 6)
          : '';
        return (
          circle(92, y, 27, fill, `stroke="${colors.accent}" stroke-width="6"`) +
          tick +
          text(148, y + 4, title, {
            size: largest(title, 460, [35, 32, 29, 26]),
            weight: 700,
            color: ink,
          }) +
          text(148, y + 36, note, { size: largest(note, 460, [23, 21], 400), color: quiet })
        );
      })
      .join('')
  );
};
