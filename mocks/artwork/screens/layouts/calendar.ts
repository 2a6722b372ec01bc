import { rect } from '../../svg';
import { isNarrow } from '../screenCopy';
import { withRail, type Layout } from '../shell';
import { linesAbove, text } from '../text';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const FIRST_DATE = 7;

/** A week of appointments; the label of a row is its day and hour: `Tue 10:30`. */
export const calendar: Layout = (screen, look, room) =>
  withRail(screen, look, room, (inner) => {
    const small = isNarrow(room);
    const days = small ? DAYS.slice(0, 3) : DAYS;
    const left = small ? 12 : 60;
    const width = (inner.width - left - (small ? 12 : 16)) / days.length;
    const top = small ? 46 : 58;
    const hour = small ? 50 : 43;
    const first = 9;
    const hours = Array.from({ length: Math.floor((inner.height - top) / hour) }, (_, index) => {
      const y = top + index * hour;
      return (
        rect(small ? 0 : left - 8, y, inner.width, 1, look.hair) +
        (small
          ? ''
          : text(left - 16, y + 4.5, `${first + index}:00`, {
              size: 12,
              color: look.muted,
              anchor: 'end',
            }))
      );
    });
    const heads = days.map((day, index) => {
      const x = left + index * width + width / 2;
      const today = index === 1;
      return (
        text(x, small ? 13 : 20, day, {
          size: 13,
          color: today ? look.link : look.muted,
          anchor: 'middle',
          weight: 600,
        }) +
        (today ? rect(x - 15, small ? 18 : 27, 30, 24, look.brand, 12) : '') +
        text(x, small ? 35.5 : 44.5, String(FIRST_DATE + index), {
          size: 15,
          weight: 700,
          color: today ? look.onBrand : look.text,
          anchor: 'middle',
        })
      );
    });
    const fills = [look.tint, look.brand, look.hair];
    const inks = [look.onTint, look.onBrand, look.text];
    const events = screen.rows.map(([title, note, label = ''], index) => {
      const [day = '', at = '9:00'] = label.split(' ');
      const column = days.indexOf(day);
      if (column < 0) return '';
      const [clock = 9, minutes = 0] = at.split(':').map(Number);
      const x = left + column * width + 3;
      const y = top + (clock - first + minutes / 60) * hour + 2;
      const height = hour * (small ? 1.28 : 1.5) - 4;
      if (y + height > inner.height) return '';
      const ink = inks[index % 3] ?? look.text;
      return (
        rect(x, y, width - 6, height, fills[index % 3] ?? look.tint, 8) +
        linesAbove(inner.height, x + 8, y + 19, title, {
          size: 13,
          weight: 600,
          color: ink,
          maxWidth: width - 18,
          leading: 1.25,
        }) +
        (small ? '' : text(x + 8, y + 51, note, { size: 12, color: ink, maxWidth: width - 20 }))
      );
    });
    return hours.join('') + heads.join('') + events.join('');
  });
