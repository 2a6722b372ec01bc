import { place, rect } from '../../svg';
import { chartBars, check, chip, donut, progress } from '../blocks';
import { isNarrow, partOf } from '../screenCopy';
import { rowsIn, withRail, type Layout } from '../shell';
import { text } from '../text';

/** Steps, the first of them done, and how far all of it has come, where `figures[0]` is a share. */
export const checklist: Layout = (screen, look, room) =>
  withRail(screen, look, room, (inner) => {
    const small = isNarrow(room);
    const [[name = '', value = ''] = [], second, third] = screen.figures;
    const done = Math.ceil(screen.rows.length * 0.4);
    const part = partOf(value);
    const side = small ? 0 : 196;
    const width = inner.width - side;
    const step = small ? 44 : 54;
    const top = small ? 40 : 16;
    const rows = rowsIn(screen.rows, inner.height - top, step).map(
      ([title, note, label = ''], index) => {
        const y = top + index * step;
        const on = index < done;
        return (
          check(look, small ? 27 : 36, y + step / 2, 11, on) +
          text(small ? 50 : 62, y + step / 2 - 4, title, {
            size: 14.5,
            weight: 600,
            color: look.text,
            maxWidth: width - (small ? 64 : 180),
          }) +
          text(small ? 50 : 62, y + step / 2 + 14, note, {
            size: 13,
            color: look.muted,
            maxWidth: width - (small ? 64 : 180),
          }) +
          (small
            ? ''
            : chip(look, width - 20, y + step / 2 - 12, label, {
                tone: on ? 'good' : index === done ? 'warn' : 'plain',
                end: true,
              })) +
          rect(small ? 14 : 22, y + step - 1, width - (small ? 28 : 42), 1, look.hair)
        );
      },
    );
    if (small)
      return (
        (part === undefined ? '' : progress(look, 16, 4, inner.width - 32, part, 9)) +
        text(16, 33, name, { size: 13, color: look.muted }) +
        text(inner.width - 16, 33, value, {
          size: 13,
          weight: 700,
          color: look.text,
          anchor: 'end',
        }) +
        rows.join('')
      );
    const x = width + side / 2 - 8;
    return (
      rows.join('') +
      rect(width, 0, 1.5, inner.height, look.hair) +
      (part === undefined
        ? place(x - 62, 26, chartBars(look, screen.trend, { width: 124, height: 76 }))
        : donut(look, x, 104, 54, part)) +
      text(x, part === undefined ? 150 : 112, value, {
        size: part === undefined ? 28 : 20,
        weight: 800,
        color: look.text,
        anchor: 'middle',
      }) +
      text(x, part === undefined ? 176 : 198, name, {
        size: 13.5,
        color: look.muted,
        anchor: 'middle',
        maxWidth: side - 24,
      }) +
      [second, third]
        .map((figure, index) =>
          figure
            ? text(x, 252 + index * 64, figure[1], {
                size: 20,
                weight: 700,
                color: look.text,
                anchor: 'middle',
              }) +
              text(x, 272 + index * 64, figure[0], {
                size: 12.5,
                color: look.muted,
                anchor: 'middle',
                maxWidth: side - 24,
              })
            : '',
        )
        .join('')
    );
  });
