import { withSetting } from '../../lettering/setting';
import type { Typeface } from '../../lettering/typefacePackages';
import { art } from '../art';
import { isNarrow, isSpecimen } from '../screenCopy';
import { withTop, type Layout } from '../shell';
import { text } from '../text';

/** What specimens of type are lettered in, one after the other. */
const SPECIMENS = ['sans', 'rounded', 'geometric', 'mono', 'serif', 'grotesk'] as const;

/** Large pictures with a caption, as a collection shows its works. */
export const portfolio: Layout = (screen, look, room) =>
  withTop(screen, look, room, (inner) => {
    const small = isNarrow(room);
    const columns = small ? 2 : 3;
    const edge = small ? 14 : 24;
    const gap = small ? 12 : 18;
    const top = small ? 2 : 66;
    const width = (inner.width - 2 * edge - gap * (columns - 1)) / columns;
    // As many rows as there is room for, each of the same height.
    const lines = Math.max(1, Math.round((inner.height - top) / 162));
    const picture = !small
      ? (inner.height - top - 6) / lines - 50
      : inner.height < 200
        ? inner.height - 50
        : 92;
    const step = picture + 50;
    const tiles = screen.rows.map(([title, note, label = ''], index) => {
      const x = edge + (index % columns) * (width + gap);
      const y = top + Math.floor(index / columns) * step;
      const typeface: Typeface = SPECIMENS[index % SPECIMENS.length] ?? 'sans';
      const drawn = () => art(look, x, y, width, picture, label, `${screen.title} ${title}`);
      const below = y + picture + 42 < inner.height + 6;
      if (y + picture > inner.height) return '';
      return (
        (isSpecimen(label) ? withSetting({ typeface, from: 0 }, drawn) : drawn()) +
        (below
          ? text(x, y + picture + 19, title, {
              size: 14,
              weight: 600,
              color: look.text,
              maxWidth: width,
            }) + text(x, y + picture + 36, note, { size: 12.5, color: look.muted, maxWidth: width })
          : '')
      );
    });
    return (
      (small
        ? ''
        : text(edge, 42, screen.headline, {
            size: 22,
            weight: 700,
            color: look.text,
            maxWidth: inner.width * 0.7,
          }) +
          text(inner.width - edge, 42, screen.figures[0]?.slice(0, 2).join(': ') ?? '', {
            size: 14,
            color: look.muted,
            anchor: 'end',
          })) + tiles.join('')
    );
  });
