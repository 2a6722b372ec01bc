/** Covers that show entries: windows, rows, steps. */
import { mix } from '../palette';
import { check, chip, chipWidth, face } from '../screens/blocks';
import { windowDots } from '../screens/frames';
import { iconOf } from '../screens/icons';
import { codeLine } from '../screens/layouts/code';
import { type Look } from '../screens/look';
import type { ScreenRow } from '../screens/screenCopy';
import { openOf } from '../screens/shell';
import { text } from '../screens/text';
import { place, rect } from '../svg';
import { largest, sheet, type Poster } from './cover';

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
              code.map((line_, index) => codeLine(42, 112 + index * 38, line_, 24)).join('')
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
