import { place, rect } from '../../svg';
import { card, chartBars, chartLine } from '../blocks';
import { asidePart, isNarrow, labelOf } from '../screenCopy';
import { rowsIn, withRail, type Layout } from '../shell';
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
      const [second] = others;
      const wide = 24 + widthOf(value, 32, 800);
      return (
        (top
          ? ''
          : text(16, 18, name, { size: 14, color: look.muted, maxWidth: inner.width - 32 })) +
        text(16, 54 + top, value, { size: 32, weight: 800, color: look.text }) +
        text(wide, 53 + top, change, {
          size: 14,
          weight: 600,
          color: look.good,
          maxWidth: inner.width - wide - 12,
        }) +
        place(0, 72 + top, chartLine(look, screen.trend, { width: inner.width - 16, height })) +
        (second && inner.height > 330
          ? rect(16, 290, inner.width - 32, 76, look.ground, 14) +
            text(32, 318, second[0], { size: 13.5, color: look.muted }) +
            text(32, 348, second[1], { size: 23, weight: 700, color: look.text }) +
            text(inner.width - 32, 348, second[2] ?? '', {
              size: 13,
              weight: 600,
              color: look.good,
              anchor: 'end',
            })
          : '')
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
              color: look.good,
              anchor: 'end',
            }))
      );
    });
    const big = width * 0.52;
    const side = width - big - 14;
    const high = inner.height - 134;
    const x = 22 + big + 14;
    const rows = rowsIn(screen.rows, high - 46, 38).map((row, index) => {
      const [title] = row;
      const label = labelOf(row);
      const y = 162 + index * 38;
      return (
        text(x + 16, y + 14, title, {
          size: 13.5,
          color: look.text,
          maxWidth: side - 46 - widthOf(label, 13.5, 600),
        }) +
        text(x + side - 16, y + 14, label, {
          size: 13.5,
          weight: 600,
          color: look.text,
          anchor: 'end',
        }) +
        rect(x + 16, y + 26, side - 32, 1, look.hair)
      );
    });
    return (
      tiles.join('') +
      card(look, 22, 114, big, high) +
      text(40, 142, first?.[0] ?? '', { size: 14, weight: 600, color: look.text }) +
      place(
        40,
        162,
        chartLine(look, screen.trend, { width: big - 36, height: high - 66, now: first?.[1] }),
      ) +
      card(look, x, 114, side, high) +
      text(x + 16, 142, asidePart(screen), { size: 14, weight: 600, color: look.text }) +
      (screen.rows.length > 0
        ? rows.join('')
        : place(
            x + 16,
            170,
            chartBars(look, screen.trend, { width: side - 32, height: high - 80 }),
          ))
    );
  });
