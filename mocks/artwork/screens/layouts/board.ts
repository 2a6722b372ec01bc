import { place, rect } from '../../svg';
import { card, changeInk, chartLine, donut } from '../blocks';
import { isNarrow, partOf } from '../screenCopy';
import { rowsIn, withRail, type Layout } from '../shell';
import { chartsOf } from './boardCharts';
import { oneLine } from '../oneLine';
import { text, widthOf } from '../text';

/** Figures, how the first of them moved, and what it is made of. */
export const board: Layout = (screen, look, room) =>
  withRail(screen, look, room, (inner) => {
    const [first, ...others] = screen.figures;
    if (isNarrow(room)) {
      const [name, value, change = ''] = first ?? ['', ''];
      // Where the head names the figure already, its value moves up.
      const top = name === screen.headline ? -16 : 0;
      const height = Math.max(70, Math.min(190, inner.height - 84 - top));
      const part = partOf(value);
      const wide = 24 + widthOf(value, 32, 800);
      return (
        (top
          ? ''
          : text(16, 18, name, { size: 14, color: look.muted, maxWidth: inner.width - 32 })) +
        text(16, 54 + top, value, { size: 32, weight: 800, color: look.text }) +
        text(wide, 53 + top, change, {
          size: 14,
          weight: 600,
          color: changeInk(look, change),
          maxWidth: inner.width - wide - 12,
        }) +
        (part === undefined
          ? place(0, 72 + top, chartLine(look, screen.trend, { width: inner.width - 16, height }))
          : donut(look, inner.width / 2, 72 + top + height / 2, height * 0.36, part)) +
        rowsIn(inner.height > 330 ? others.slice(0, 2) : [], inner.height - 290, 88)
          .map(([label, amount, moved = ''], index) => {
            const y = 290 + index * 88;
            return (
              rect(16, y, inner.width - 32, 76, look.ground, 14) +
              text(32, y + 28, label, { size: 13.5, color: look.muted }) +
              text(32, y + 58, amount, { size: 23, weight: 700, color: look.text }) +
              text(inner.width - 32, y + 58, moved, {
                size: 13,
                weight: 600,
                color: changeInk(look, moved),
                anchor: 'end',
              })
            );
          })
          .join('')
      );
    }
    const width = inner.width - 44;
    const tile = (width - 28) / 3;
    const tiles = screen.figures.slice(0, 3).map(([name, value, change = ''], index) => {
      const x = 22 + index * (tile + 14);
      return (
        card(look, x, 18, tile, 82) +
        text(x + 16, 44, name, { size: 12.5, color: look.muted, maxWidth: tile - 28 }) +
        oneLine(x + 16, 78, value, {
          size: 25,
          weight: 700,
          color: look.text,
          maxWidth: tile - 28,
        }) +
        (widthOf(change, 12.5, 600) > tile - 36 - widthOf(value, 25, 700)
          ? ''
          : text(x + tile - 14, 77, change, {
              size: 12.5,
              weight: 600,
              color: changeInk(look, change),
              anchor: 'end',
            }))
      );
    });
    return (
      tiles.join('') +
      place(22, 114, chartsOf(screen)(screen, look, { width, height: inner.height - 134 }))
    );
  });
