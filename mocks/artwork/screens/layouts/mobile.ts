import { place, rect } from '../../svg';
import { changeInk, chartBars, check, donut, face, pushButton } from '../blocks';
import { iconOf } from '../icons';
import { isSettled, labelOf, partOf, type ScreenCopy, type ScreenRow } from '../screenCopy';
import { rowsIn, type Layout } from '../shell';
import { oneLine } from '../oneLine';
import { text, widthOf } from '../text';

/** Whether a row is that of a timeline, which is nothing to be ticked. */
const isSpan = ([, , label = '']: ScreenRow): boolean => /^\d+-\d+$/.test(label);

/** Up to four parts of the product for the bar: those of long names only where it would be short of others. */
function placesOf({ nav }: ScreenCopy, width: number): readonly string[] {
  const short = nav.filter((place) => widthOf(place, 11.5, 600) <= width);
  const fitting = nav.filter((place) => widthOf(place, 9.5) <= width + 10);
  return (short.length >= 3 ? short : fitting).slice(0, 4);
}

/** An app for one hand: the figure of the day, what is next, and four places to go. */
export const mobile: Layout = (screen, look, room) => {
  const [[name = '', value = '', change = ''] = []] = screen.figures;
  const part = partOf(value);
  const bar = room.height > 330 ? 62 : 0;
  const places = placesOf(screen, room.width / 4 - 14);
  const ticked = screen.rows.some(isSettled)
    ? screen.rows.filter(isSettled)
    : screen.rows.slice(0, 1);
  const top = 190;
  const rows =
    room.height < top + 50 ? [] : rowsIn(screen.rows, room.height - top - bar - (bar ? 56 : 0), 56);
  return (
    rect(0, 0, room.width, 172, look.brand) +
    text(20, 34, screen.headline, {
      size: 17,
      weight: 700,
      color: look.onBrand,
      maxWidth: room.width - 40,
    }) +
    rect(16, 50, room.width - 32, 112, look.sheet, 16) +
    (part === undefined
      ? place(room.width - 108, 76, chartBars(look, screen.trend, { width: 80, height: 60 }))
      : donut(look, room.width - 70, 106, 30, part)) +
    oneLine(34, 80, name, {
      size: 13.5,
      least: 11.5,
      color: look.muted,
      maxWidth: room.width - 160,
    }) +
    text(34, 114, value, { size: 29, weight: 800, color: look.text }) +
    text(34, 142, change, {
      size: 13.5,
      weight: 600,
      color: changeInk(look, change),
      maxWidth: room.width - 150,
    }) +
    rows
      .map((row, index) => {
        const [title, note] = row;
        const label = labelOf(row);
        const y = top + index * 56;
        // What is only a name and a number is no task.
        const left = note ? 58 : 20;
        return (
          (note === ''
            ? ''
            : isSpan(row) && screen.rowsAre !== 'things'
              ? face(34, y + 26, 13, title)
              : check(look, 34, y + 26, 11, ticked.includes(row))) +
          oneLine(left, y + (note ? 22 : 31), title, {
            size: 14.5,
            least: 12.5,
            weight: 600,
            color: look.text,
            maxWidth: room.width - 84 - widthOf(label, 14, 600),
          }) +
          oneLine(58, y + 41, note, {
            size: 13,
            least: 11.5,
            color: look.muted,
            maxWidth: room.width - 84 - widthOf(label, 14, 600),
          }) +
          text(room.width - 18, y + 30, label, {
            size: 14,
            weight: 600,
            color: look.text,
            anchor: 'end',
          }) +
          rect(18, y + 55, room.width - 36, 1, look.hair)
        );
      })
      .join('') +
    (bar
      ? pushButton(look, 18, room.height - bar - 46, screen.action, { width: room.width - 36 }) +
        rect(0, room.height - bar, room.width, bar, look.ground) +
        places
          .map((name, index) => {
            const x = ((index + 0.5) * room.width) / places.length;
            const color = index === 0 ? look.link : look.muted;
            return (
              iconOf(x, room.height - 40, name, color) +
              oneLine(x, room.height - 16, name, {
                size: 11.5,
                least: 9.5,
                weight: index === 0 ? 600 : 400,
                color,
                anchor: 'middle',
                maxWidth: room.width / places.length - 10,
              })
            );
          })
          .join('')
      : '')
  );
};
