/** The cover that shows a week of bookings in its window. */
import { face } from '../screens/blocks';
import { contrast, inkOn, readable } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import { text } from '../screens/text';
import { circle, line, rect } from '../svg';
import { sheet, type Composition } from './cover';
import { appWindow } from './window';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Three days of a week in their window, and the newest that is paid in front. */
export const week: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const accent = contrast(colors.accent, look.sheet) > 1.5 ? colors.accent : look.link;
  const [booked = '', paid = '', day = ''] =
    screen.rows.findLast(([, note]) => note.startsWith('Paid')) ?? [];
  return {
    back: appWindow(cover, { box: [26, 58, 590, 318], menu: 'none' }, ({ width, height }) => {
      const column = (width - 84) / 3;
      const hour = 44;
      const heads = DAYS.slice(0, 3).map((day, index) => {
        const x = 78 + index * column;
        return (
          text(x, 14, day, { size: 21, weight: 600, color: index === 1 ? look.link : look.muted }) +
          rect(x - 10, 0, 1.5, height - 22, look.hair)
        );
      });
      const hours = [9, 10, 11, 12].map(
        (each, index) =>
          rect(66, 26 + index * hour, width - 66, 1.5, look.hair) +
          text(56, 47 + index * hour, String(each), {
            size: 19,
            color: look.muted,
            anchor: 'end',
          }),
      );
      const events = screen.rows.map(([title, note, label = '']) => {
        const [day = '', at = ''] = label.split(' ');
        const index = DAYS.indexOf(day);
        const [clock = 0, minute = 0] = at.split(':').map(Number);
        // The card in front lies over the end of the day.
        if (index < 0 || index > 2 || clock > 11) return '';
        const isPaid = note.startsWith('Paid');
        const fill = isPaid ? accent : title === 'Break' ? look.hair : look.tint;
        const x = 72 + index * column;
        const y = 30 + (clock + minute / 60 - 9) * hour;
        return (
          rect(x, y, column - 10, 40, fill, 9) +
          oneLine(x + 12, y + 27, title, {
            size: 20,
            least: 17,
            weight: 700,
            color: readable(inkOn(fill), fill, 5),
            maxWidth: column - 32,
          })
        );
      });
      return heads.join('') + hours.join('') + events.join('');
    }),
    front: sheet(
      338,
      288,
      286,
      96,
      face(46, 48, 25, booked.replace(/^.*: /, '')) +
        text(84, 43, booked, { size: 23, weight: 700, color: look.onBrand }) +
        text(84, 71, `${day} · ${paid}`, { size: 18.5, color: look.onBrand }) +
        circle(256, 36, 14, accent) +
        line('M249 36l5 6l10-12', readable(look.brand, accent), 3.4),
      { fill: look.brand, r: 18 },
    ),
    focus: [338, 288, 286, 96],
  };
};
