import { art } from '../art';
import { chip } from '../blocks';
import { isNarrow } from '../screenCopy';
import { withTop, type Layout } from '../shell';
import { text } from '../text';

/** Pictures of things in a grid, each with its name, a line and a label. */
export const store: Layout = (screen, look, room) =>
  withTop(screen, look, room, (inner) => {
    const small = isNarrow(room);
    const columns = small ? 2 : 4;
    const edge = small ? 14 : 24;
    const gap = small ? 12 : 16;
    const top = small ? 2 : 64;
    const width = (inner.width - 2 * edge - gap * (columns - 1)) / columns;
    // As many rows as there is room for, each of the same height.
    const lines = Math.max(1, Math.round((inner.height - top) / 168));
    const picture = !small
      ? (inner.height - top + 4) / lines - 62
      : inner.height < 200
        ? inner.height - 50
        : 104;
    const step = picture + (small ? 52 : 62);
    const tiles = screen.rows.map(([title, note, label = ''], index) => {
      const x = edge + (index % columns) * (width + gap);
      const y = top + Math.floor(index / columns) * step;
      if (y + picture > inner.height) return '';
      const below = y + picture + 40 < inner.height + 4;
      return (
        art(
          look,
          x,
          y,
          width,
          picture,
          '',
          `${screen.title} ${title}`,
          screen.rowsAre === 'scenes' ? `A screen: ${title}, ${note}` : note,
        ) +
        (below
          ? text(x, y + picture + 20, title, {
              size: 14,
              weight: 600,
              color: look.text,
              maxWidth: small ? width : width - 56,
            }) +
            text(x, y + picture + 38, small ? label || note : note, {
              size: 13,
              color: look.muted,
              maxWidth: width,
            }) +
            (small
              ? ''
              : text(x + width, y + picture + 20, label, {
                  size: 14,
                  weight: 700,
                  color: look.link,
                  anchor: 'end',
                  maxWidth: 54,
                }))
          : '')
      );
    });
    return (
      (small
        ? ''
        : text(edge, 42, screen.headline, {
            size: 21,
            weight: 700,
            color: look.text,
            maxWidth: inner.width - 240,
          }) +
          chip(look, inner.width - edge, 24, screen.figures[0]?.slice(0, 2).join(': ') ?? '', {
            tone: 'brand',
            end: true,
          })) + tiles.join('')
    );
  });
