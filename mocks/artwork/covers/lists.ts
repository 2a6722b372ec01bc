/** Covers that show entries: windows, rows, steps. */
import { mix } from '../palette';
import { check, chip, chipWidth, face } from '../screens/blocks';
import { windowDots } from '../screens/frames';
import { iconOf } from '../screens/icons';
import { largeCode } from '../screens/layouts/code';
import { inkOn, readable, type Look } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import type { ScreenRow } from '../screens/screenCopy';
import { openOf } from '../screens/shell';
import { text, widthOf } from '../screens/text';
import { line, p, place, rect } from '../svg';
import { largest, sheet, type Box, type Composition, type Cover, type Poster } from './cover';
import { appWindow } from './window';

const isTold = ([, note]: ScreenRow) => note !== '';

/** Labels that say that a row is done, so that it gets a tick and not a face. */
const isDone = ([, , label = '']: ScreenRow) => /^(Done|Ran|Signed)$/.test(label);

/** One row of a window: a face, a name, a line about it and a label. */
function row(look: Look, y: number, width: number, shown: ScreenRow, size = 25, icon = ''): string {
  const [title, note, label = ''] = shown;
  const chipSize = size * 0.72;
  const room = width - 92 - (label ? chipWidth(label, chipSize) + 12 : 0);
  return (
    (icon
      ? rect(21, y + 17, 38, 38, look.tint, 11) + iconOf(40, y + 36, icon, look.onTint, 1.4)
      : isDone(shown)
        ? check(look, 40, y + 36, 19, true)
        : face(40, y + 36, 20, title)) +
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

/** The colors of a card that is filled with one. */
function filled(look: Look, sheet: string): Look {
  const ink = inkOn(sheet);
  return { ...look, sheet, text: ink, muted: ink, link: ink, hair: mix(sheet, ink, 0.16) };
}

/** A window with its bar and its menu, whole on the card. */
export const framed: Poster = ({ screen, look }) => {
  const [width, height, rail] = [564, 300, 64];
  const inner = width - rail;
  const isCode = screen.body.some((line_) => /^[$✓✗+]/.test(line_));
  const rows = screen.rows.filter(isTold).slice(0, 2);
  const code = screen.body.filter((line_) => line_ !== '').slice(-4);
  return sheet(
    38,
    80,
    width,
    height,
    `<clipPath id="w">${rect(0, 0, width, height, '#000', 14)}</clipPath><g clip-path="url(#w)">` +
      rect(0, 0, width, 34, mix(look.sheet, look.text, 0.08)) +
      windowDots(22, 17) +
      rect(0, 34, rail, height, look.rail) +
      screen.nav
        .slice(0, 4)
        .map((name, index) => {
          const y = 66 + index * 54;
          const color = index === 0 ? look.onRail : mix(look.onRail, look.rail, 0.35);
          return (
            (index === 0 ? rect(11, y - 21, 42, 42, openOf(look), 10) : '') +
            iconOf(32, y, name, color, 1.3)
          );
        })
        .join('') +
      '</g>' +
      place(
        rail,
        34,
        text(24, 54, screen.headline, {
          size: largest(screen.headline, inner - 40, [36, 33, 30, 27]),
          weight: 800,
          color: look.text,
        }) +
          (isCode
            ? rect(20, 76, inner - 40, 172, '#171425', 12) +
              code.map((line_, index) => largeCode(42, 112 + index * 38, line_, 24)).join('')
            : rows
                .map(
                  (shown, index) =>
                    rect(20, 78 + index * 92, inner - 40, 84, index ? look.ground : look.tint, 12) +
                    place(22, 84 + index * 92, row(look, 0, inner - 44, shown, 28)),
                )
                .join('')),
      ),
    { fill: look.sheet, r: 14 },
  );
};

/** Columns over time in a box, the last one, which is told of, in the color of the product. */
function columns({ screen, look }: Cover, [x, y, width, height]: Box): string {
  const most = Math.max(...screen.trend);
  const least = Math.min(...screen.trend) * 0.6;
  const step = width / screen.trend.length;
  return screen.trend
    .map((each, at, all) => {
      const high = ((each - least) / (most - least)) * height;
      const fill = at === all.length - 1 ? look.link : mix(look.link, look.sheet, 0.62);
      return rect(x + at * step, y + height - high, step * 0.72, high, fill, 6);
    })
    .join('');
}

/** A window of columns over time, and over it the parts of what they come to. */
export const overlapped: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const [[name, value, change = ''] = ['', '']] = screen.figures;
  const rows = [...screen.rows.filter(isTold), ...screen.rows].slice(0, 3);
  const isThings = screen.rowsAre === 'things';
  // One dark window would be lost on another.
  const front = look.isDark ? filled(look, look.brand) : look;
  const amounts = rows.map(([, , label = '']) => Number(label.replace(/[^\d.]/g, '')));
  const most = Math.max(...amounts);
  const wide = 290;
  const valueSize = largest(value, 240, [64, 58, 50, 44], 800);
  return {
    back: appWindow(
      cover,
      { box: [22, 58, 560, 318], menu: 'icons', head: false },
      ({ height }) =>
        text(24, 38, name, { size: 20, color: look.muted }) +
        text(22, 98, value, {
          size: valueSize,
          weight: 800,
          color: look.text,
        }) +
        text(36 + widthOf(value, valueSize, 800), 96, change, {
          size: 22,
          weight: 600,
          color: look.good,
        }) +
        columns(cover, [24, 118, 624 - wide - 22 - 60 - 46, height - 140]),
    ),
    front: sheet(
      624 - wide,
      206,
      wide,
      178,
      rows
        .map(([title, , label = ''], index) => {
          const y = 14 + index * 54;
          // Parts of a hundred differ in their upper half.
          const part = isThings ? (amounts[index]! - 50) / 50 : amounts[index]! / most;
          return (
            rect(12, y, (wide - 24) * part, 46, mix(front.sheet, colors.accent, 0.3), 9) +
            text(26, y + 31, title, { size: 22, weight: 600, color: front.text }) +
            text(wide - 24, y + 31, label, {
              size: 23,
              weight: 700,
              color: front.text,
              anchor: 'end',
            })
          );
        })
        .join(''),
      { fill: front.sheet, r: 18 },
    ),
    focus: [624 - wide, 206, wide, 178],
  };
};

/** What was copied, in a list that opens over a letter, the entry that is chosen lit. */
export const palette: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const rows = screen.rows.slice(0, 4);
  const lit = readable(look.brand, look.onBrand, 5);
  return {
    back: appWindow(
      cover,
      { box: [22, 58, 596, 300], head: false },
      ({ width }) =>
        rect(24, 18, 190, 20, mix(look.hair, look.text, 0.14), 6) +
        line(p`M28 70H${width - 40}M28 100H${width - 80}M28 130h60M28 160h40`, look.hair, 11) +
        rect(width - 130, 12, 106, 34, look.hair, 10),
    ),
    front: sheet(
      104,
      104,
      432,
      276,
      text(24, 38, screen.headline, { size: 20, color: look.muted }) +
        rect(19 + widthOf(screen.headline, 20), 19, 2.5, 24, look.link) +
        rect(0, 54, 432, 1.5, look.hair) +
        rows
          .map(([title, note, label = ''], at) => {
            const y = 62 + at * 52;
            const isChosen = at === 1;
            const ink = isChosen ? look.onBrand : look.text;
            const color = /^#\w{6}$/.exec(title)?.[0];
            return (
              (isChosen ? rect(8, y, 416, 50, lit, 11) : '') +
              (color
                ? rect(22, y + 9, 32, 32, color, 8)
                : rect(22, y + 9, 32, 32, isChosen ? colors.accent : look.tint, 8) +
                  line(
                    p`M30 ${y + 20}h16M30 ${y + 26}h16M30 ${y + 32}h9`,
                    isChosen ? readable(lit, colors.accent) : look.onTint,
                    2.6,
                  )) +
              text(68, y + 22, title, { size: 20, weight: 600, color: ink }) +
              oneLine(68, y + 42, note, {
                size: 17,
                color: isChosen ? ink : look.muted,
                maxWidth: 330 - chipWidth(label, 16),
              }) +
              (isChosen
                ? text(410, y + 32, label, { size: 18, weight: 600, color: ink, anchor: 'end' })
                : chip(look, 410, y + 10, label, { size: 16, end: true }))
            );
          })
          .join(''),
      { fill: look.sheet, r: 18 },
    ),
    focus: [104, 154, 432, 170],
  };
};
