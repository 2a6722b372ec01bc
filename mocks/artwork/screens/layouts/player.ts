import { mix } from '../../palette';
import { line, p, rect, shape } from '../../svg';
import { check } from '../blocks';
import { contrast, readable, type Look } from '../look';
import { asidePart, isNarrow } from '../screenCopy';
import { rowsIn, withTop, type Layout } from '../shell';
import { speaker } from '../speaker';
import { balanced, text, textLines, widthOf, wrapped } from '../text';

function stage(
  look: Look,
  x: number,
  y: number,
  width: number,
  height: number,
  words: string,
  who: string,
): string {
  const size = width > 380 ? 17 : 15;
  const fitting = wrapped(words, width - 60, { size, weight: 600, lines: 2 });
  const lines = balanced(fitting.join(' '), width - 60, { size, weight: 600 });
  const isLow = height < 150;
  const clothes = look.isDark ? look.brand : readable(look.brand, '#FFFFFF');
  const deep = mix(look.isPaleRail ? readable(look.brand, '#FFFFFF') : look.rail, '#0E0B18', 0.55);
  // On clothes as dark as itself the plate of the caption would be cut in two.
  const plate = contrast(deep, clothes) < 1.35 ? mix(deep, '#FFFFFF', 0.24) : deep;
  const headroom = isLow ? 4 : 12;
  const bottom = y + height - (isLow ? 26 : 34);
  const said = Math.max(...lines.map((row) => widthOf(row, size, 600))) + 28;
  const high = lines.length * size * 1.35;
  const first = bottom - (isLow ? 8 : 20) - high + size * 1.35;
  return (
    speaker(
      { x, y, width, height: bottom - y, captionAt: first - size * 1.15 - headroom, headroom },
      who,
      look.field,
      clothes,
    ) +
    rect(x, bottom, width, y + height - bottom, deep) +
    rect(
      x + (width - said) / 2,
      first - size * 1.15,
      said,
      high + size * 0.45,
      plate,
      8,
      'opacity=".86"',
    ) +
    lines
      .map((row, index) =>
        text(x + width / 2, first + index * size * 1.35, row, {
          size,
          weight: 600,
          color: '#FFFFFF',
          anchor: 'middle',
        }),
      )
      .join('') +
    shape(p`M${x + 16} ${bottom + (isLow ? 7 : 10)}v14l11-7z`, '#FFFFFF') +
    rect(x + 40, bottom + (isLow ? 11.5 : 14.5), width - 56, 5, '#FFFFFF', 2.5, 'opacity=".3"') +
    rect(
      x + 40,
      bottom + (isLow ? 11.5 : 14.5),
      (width - 56) * 0.42,
      5,
      look.isDark ? look.brand : '#C8F04B',
      2.5,
    )
  );
}

/** A film with its caption, and its chapters with their lengths. */
export const player: Layout = (screen, look, room) =>
  withTop(screen, look, room, (inner) => {
    const [caption = '', about = ''] = screen.body;
    if (isNarrow(room)) {
      const high = inner.height < 200 ? inner.height - 12 : 168;
      const rows = (inner.height < 200 ? [] : rowsIn(screen.rows, inner.height - high - 8, 44)).map(
        ([title, , length = ''], index) => {
          const y = high + 8 + index * 44;
          return (
            check(look, 28, y + 21, 9, index === 0) +
            text(48, y + 26, title, {
              size: 14,
              weight: 600,
              color: look.text,
              maxWidth: inner.width - 112,
            }) +
            text(inner.width - 14, y + 26, length, { size: 13, color: look.muted, anchor: 'end' })
          );
        },
      );
      return (
        stage(look, 12, 0, inner.width - 24, high, caption, screen.speaker ?? '') + rows.join('')
      );
    }
    const width = inner.width * 0.56;
    const high = inner.height - 116;
    const x = 22 + width + 20;
    const side = inner.width - x - 22;
    const rows = rowsIn(screen.rows, inner.height - 66, 52).map(
      ([title, note, length = ''], index) => {
        const y = 58 + index * 52;
        return (
          (index === 1 ? rect(x - 8, y, side + 16, 50, look.tint, 10) : '') +
          check(look, x + 12, y + 25, 10, index === 0) +
          text(x + 34, y + 22, title, {
            size: 13.5,
            weight: 600,
            color: look.text,
            maxWidth: side - 86,
          }) +
          text(x + 34, y + 40, note, { size: 12.5, color: look.muted, maxWidth: side - 86 }) +
          text(x + side, y + 30, length, { size: 12.5, color: look.muted, anchor: 'end' })
        );
      },
    );
    return (
      stage(look, 22, 20, width, high, caption, screen.speaker ?? '') +
      text(22, 20 + high + 32, screen.headline, {
        size: 18,
        weight: 700,
        color: look.text,
        maxWidth: width,
      }) +
      textLines(22, 20 + high + 56, about, {
        size: 13.5,
        color: look.muted,
        maxWidth: width,
        lines: 2,
      }) +
      text(x, 42, asidePart(screen), { size: 15, weight: 700, color: look.text }) +
      line(p`M${x} 52h${side}`, look.hair, 1.5) +
      rows.join('')
    );
  });
