import { oneLine } from '../screens/oneLine';
import { text, widthOf } from '../screens/text';
import { circle, rect } from '../svg';
import type { BlockDrawing } from './blockTypes';
import { panel } from './records';

const DAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];
const HEAD = 64;
/** So wide is a day in which a word has room. */
const WORD = 62;

/**
 * A month: its text says on which day of the week it begins (0 is Monday), how many days it has and
 * which is today (`2 31 8`); its pieces are what is on which day (`3 | Feed`).
 */
export const month: BlockDrawing = (
  sheet,
  [x, y, width, least = 0],
  { title, text: days, items },
) => {
  const [first = 0, count = 30, today = 0] = days.split(' ').map(Number);
  const weeks = Math.ceil((first + count) / 7);
  const each = (width - 24) / 7;
  const isWide = each >= WORD;
  const high = Math.max(isWide ? 58 : 29, (least - HEAD - 10) / weeks);
  const height = HEAD + weeks * high + 10;
  const { accent, onAccent, second, text: ink } = sheet.colors;
  const planned = new Map(items.map((item) => [Number(item.title), item.text]));
  const heads = DAYS.map((day, at) =>
    text(x + 12 + (at + 0.5) * each, y + HEAD - 10, day, {
      size: 13,
      weight: 600,
      color: sheet.muted,
      anchor: 'middle',
    }),
  );
  const cells = Array.from({ length: count }, (_, at) => {
    const column = (first + at) % 7;
    const left = x + 12 + column * each;
    const top = y + HEAD + Math.floor((first + at) / 7) * high;
    const day = at + 1;
    const word = planned.get(day);
    const isToday = day === today;
    const [dayX, dayY] = isWide ? [left + 15, top + 20] : [left + each / 2, top + high / 2 + 3];
    const number = text(dayX, dayY, String(day), {
      size: isWide ? 14 : 13.5,
      weight: isToday ? 700 : 500,
      color: isToday ? onAccent : ink,
      anchor: 'middle',
    });
    const ground = isToday ? circle(dayX, dayY - 5, isWide ? 12.5 : 12, accent) : '';
    const cell = isWide
      ? rect(left + 2, top + 2, each - 4, high - 4, 'none', 6, `stroke="${sheet.hair}"`)
      : '';
    if (word === undefined) return cell + ground + number;
    const size = 13;
    const label = isWide
      ? rect(left + 5, top + high - 27, each - 10, 20, sheet.labels.tint, 5) +
        oneLine(left + each / 2, top + high - 12.5, word, {
          size,
          weight: 600,
          color: sheet.labels.label,
          anchor: 'middle',
          maxWidth: Math.max(each - 14, widthOf(word.slice(0, 3), size, 600)),
        })
      : isToday
        ? ''
        : circle(dayX, dayY + 7, 3, second);
    return cell + ground + number + label;
  });
  return {
    svg: panel(sheet, [x, y, width], title, height) + heads.join('') + cells.join(''),
    height,
  };
};
