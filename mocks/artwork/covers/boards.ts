/** Covers that show a whole board in its window. */
import { mix } from '../palette';
import { face } from '../screens/blocks';
import { inkOn, readable } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import { text, wrapped } from '../screens/text';
import { line, place, rect, ring } from '../svg';
import { sheet, type Composition } from './cover';
import { appWindow, deskOf } from './window';

/** Columns with their cards, askew and past the edges; one card is held where no more may begin. */
export const columns: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const names = [...new Set(screen.rows.map(([, , label = '']) => label))].slice(0, 3);
  const desk = deskOf(look);
  const [full = ''] = names;
  const [held] = screen.rows.filter(([, , label]) => label === names[1]).slice(-1);
  const fill = colors.accent;
  const ink = readable(inkOn(fill), fill, 5);
  return {
    back: place(
      0,
      16,
      appWindow(cover, { box: [30, 56, 650, 420], menu: 'icons', ground: desk }, ({ height }) =>
        names
          .map((name, at) => {
            const x = 16 + at * 176;
            return (
              rect(x - 6, 0, 168, height, mix(desk, look.text, 0.06), 12) +
              text(x + 6, 28, name, { size: 20, weight: 700, color: look.text }) +
              screen.rows
                .filter(([, , label]) => label === name)
                .slice(0, 2)
                .map(([task, who], index) => {
                  const y = 42 + index * 96;
                  // What is held lies over the others.
                  const isUnder = at > 0 && index > 0;
                  return (
                    rect(x, y, 156, 88, look.sheet, 10) +
                    (isUnder
                      ? ''
                      : wrapped(task, 134, { size: 19, weight: 600 })
                          .map((row, line_) =>
                            text(x + 12, y + 27 + line_ * 22, row, {
                              size: 19,
                              weight: 600,
                              color: look.text,
                            }),
                          )
                          .join('') + face(x + 22, y + 70, 11, who))
                  );
                })
                .join('')
            );
          })
          .join(''),
      ),
      1,
      -3,
    ),
    front: sheet(
      272,
      266,
      300,
      92,
      ring(48, 46, 21, ink, 5) +
        line('M36 58l24-24', ink, 5) +
        oneLine(86, 42, held?.[0] ?? '', {
          size: 23,
          least: 19,
          weight: 700,
          color: ink,
          maxWidth: 196,
        }) +
        text(86, 69, full, { size: 19, weight: 500, color: ink }),
      { fill, r: 16, turn: 4 },
    ),
    focus: [266, 258, 312, 108],
  };
};

/** What was promised, in columns of its days, and how much of it was kept. */
export const promises: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const on = (day: string) => screen.rows.filter(([, , each]) => each === day);
  const days = [...new Set(screen.rows.map(([, , day = '']) => day))]
    .filter((day) => on(day).length > 1)
    .slice(0, 2);
  const [, [name, value, part = ''] = ['', '']] = screen.figures;
  const fill = readable(colors.field, look.text, 5);
  return {
    back: appWindow(cover, { box: [22, 58, 596, 318], menu: 'icons' }, ({ width, height }) => {
      const step = (width - 24) / 2;
      return days
        .map((day, at) => {
          const x = 16 + at * step;
          return (
            rect(x, 0, step - 8, height - 16, look.ground, 14) +
            rect(x + 16, 15, 13, 13, at ? look.soft : look.warn, 6.5) +
            text(x + 38, 28, day, { size: 20, weight: 700, color: look.text }) +
            on(day)
              .slice(0, 2)
              .map(([who, what], row) => {
                const y = 44 + row * 80;
                return (
                  rect(
                    x + 10,
                    y,
                    step - 28,
                    72,
                    look.sheet,
                    11,
                    `stroke="${look.hair}" stroke-width="1.5"`,
                  ) +
                  face(x + 34, y + 36, 16, who) +
                  oneLine(x + 58, y + 32, who, {
                    size: 18.5,
                    least: 16,
                    weight: 700,
                    color: look.text,
                    maxWidth: step - 84,
                  }) +
                  oneLine(x + 58, y + 55, what, {
                    size: 16,
                    least: 14,
                    color: look.muted,
                    maxWidth: step - 84,
                  })
                );
              })
              .join('')
          );
        })
        .join('');
    }),
    front: sheet(
      366,
      276,
      252,
      110,
      text(22, 38, name, { size: 20, weight: 600, color: look.text }) +
        text(20, 86, value.replace(' of ', '/'), { size: 46, weight: 800, color: look.text }) +
        text(230, 84, part, { size: 26, weight: 700, color: look.text, anchor: 'end' }),
      { fill, r: 18 },
    ),
    focus: [366, 276, 252, 110],
  };
};
