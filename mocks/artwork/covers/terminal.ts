/** The cover of software for programmers: code in its window. */
import { mix } from '../palette';
import { windowDots } from '../screens/frames';
import { largeCode } from '../screens/layouts/code';
import { inkOn } from '../screens/look';
import { text, widthOf } from '../screens/text';
import { rect } from '../svg';
import { sheet, type Composition } from './cover';

/** Code or a log as large as it can be read, in a window, and what it counts. */
export const terminal: Composition = ({ screen, colors }) => {
  const ground = mix(colors.field, '#0C0A14', 0.86);
  const rows = screen.body.slice(0, 7);
  const [[name, value] = ['', '']] = screen.figures;
  const valueSize = 56;
  const nameSize = 21;
  const width = Math.max(widthOf(value, valueSize, 800), widthOf(name, nameSize, 600)) + 56;
  const x = 618 - width;
  const [size, step] = [21.5, 32];
  const lit = Math.max(
    1,
    rows.findLastIndex((row, index) => index < 5 && /^[+✗$]/.test(row)),
  );
  const files = screen.nav.slice(1, 3);
  // Beside the card only what ends before it, or it would cut words.
  const isSeen = (row: string, index: number) =>
    index < 5 || widthOf(row, size, 400, true) + 104 < x;
  const number = (index: number) =>
    text(44, 77 + step * index, String(index + 1), {
      size: 18,
      color: mix(ground, '#FFFFFF', 0.45),
      code: true,
      anchor: 'end',
    });
  let tab = 104 + widthOf(screen.nav[0] ?? '', 18, 400, true) + 34;
  return {
    back: sheet(
      26,
      80,
      582,
      288,
      windowDots(24, 22) +
        rect(88, 8, tab - 104, 36, mix(ground, '#FFFFFF', 0.14), 9) +
        text(104, 32, screen.nav[0] ?? '', { size: 18, color: '#FFFFFF', code: true }) +
        files
          .map((file) => {
            const from = tab;
            tab += widthOf(file, 18, 400, true) + 26;
            return tab > 560
              ? ''
              : text(from, 32, file, { size: 18, color: '#A9A3C2', code: true });
          })
          .join('') +
        rect(0, 44, 582, 1.5, mix(ground, '#FFFFFF', 0.14)) +
        rect(0, 54 + lit * step, 582, step, mix(ground, colors.field, 0.4)) +
        rows
          .map((row, index) =>
            isSeen(row, index) && (row || index < 5)
              ? number(index) + largeCode(60, 77 + step * index, row, size)
              : '',
          )
          .join(''),
      { fill: ground, r: 16 },
    ),
    front: sheet(
      x,
      290,
      width,
      96,
      text(28, 58, value, { size: valueSize, weight: 800, color: inkOn('#FFFFFF') }) +
        text(28, 83, name, { size: nameSize, weight: 600, color: '#635E75' }),
      { fill: '#FFFFFF', r: 18 },
    ),
    focus: [x, 290, width, 96],
  };
};
