/** Covers that show a window in which work goes on: a flow, a board. */
import { chip } from '../screens/blocks';
import { inkOn, readable, type Look } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import type { ScreenRow } from '../screens/screenCopy';
import { text, wrapped } from '../screens/text';
import { circle, line, place, rect } from '../svg';
import { setIn, sheet, type Composition } from './cover';
import { appWindow, deskOf, dotted } from './window';

/** A step of a flow: what happens, where, and whether it ran. */
function step(look: Look, x: number, y: number, [title, note, label = '']: ScreenRow): string {
  const ran = label === 'Ran';
  return place(
    x,
    y,
    rect(0, 0, 308, 76, look.sheet, 13, `stroke="${look.hair}" stroke-width="2"`) +
      circle(38, 38, 20, ran ? look.link : look.hair) +
      line('M29 39l6 7l12-14', ran ? inkOn(look.link) : look.muted, 3.5) +
      oneLine(70, 34, title, {
        size: 20,
        least: 17,
        weight: 700,
        color: look.text,
        maxWidth: 226,
      }) +
      text(70, 58, note, { size: 17, color: look.muted }),
  );
}

/** Steps of a flow on its canvas, the one that waits for a person in front. */
export const thread: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const [first = ['', ''], second = ['', ''], [title, note, label = ''] = ['', '']] = screen.rows;
  const fill = look.isDark ? look.brand : colors.accent;
  const ink = readable(inkOn(fill), fill, 5);
  return {
    back: appWindow(
      cover,
      { box: [20, 58, 600, 318], menu: 'icons', head: false, ground: deskOf(look) },
      ({ width, height }) =>
        dotted(look, { width, height: height - 14 }) +
        line('M172 92v14q0 18 18 18h22q18 0 18 18M330 190v14q0 22 22 22', look.link, 4) +
        step(look, 22, 16, first) +
        step(look, 118, 114, second),
    ),
    front: sheet(
      262,
      288,
      346,
      96,
      circle(48, 48, 24, ink) +
        line('M42 37v22m12-22v22', fill, 6) +
        oneLine(86, 44, title, { size: 23, least: 18, weight: 700, color: ink, maxWidth: 240 }) +
        text(86, 72, [note, label].join(' · '), { size: 19, color: ink }),
      { fill, r: 18 },
    ),
    focus: [262, 288, 346, 96],
  };
};

/** A board with its columns, and one card in hand. */
export const ticket: Composition = (cover) => {
  const { slug, screen, look, colors } = cover;
  const [held = ['', ''], ...others] = screen.rows;
  const names = [...new Set(screen.rows.map(([, , label = '']) => label))].slice(0, 3);
  const [title, who, label = ''] = held;
  const fill = look.isDark ? look.brand : colors.accent;
  const ink = readable(inkOn(fill), fill, 5);
  const head = setIn(title, 250, [33, 30, 28], 2);
  const lean = slug.length % 2 ? 3 : -3;
  const desk = deskOf(look);
  return {
    back: appWindow(
      cover,
      { box: [24, 58, 592, 380], ground: desk, menu: 'icons' },
      ({ width, height }) => {
        const column = (width - 16) / 3;
        return names
          .map((name, at) => {
            const x = 18 + at * column;
            const cards = others
              .filter(([, , each]) => each === name)
              .slice(0, 3)
              .map(([task], index) => {
                const y = 34 + index * 68;
                if (y + 70 > height) return '';
                // What is in hand lies over the middle.
                const isUnder = at > 0 && index > 0;
                return (
                  rect(x, y, column - 14, 60, look.sheet, 10) +
                  (isUnder
                    ? ''
                    : wrapped(task, column - 38, { size: 17, weight: 600 })
                        .map((row, line_, rows) =>
                          text(x + 12, y + (rows.length > 1 ? 25 : 36) + line_ * 21, row, {
                            size: 17,
                            weight: 600,
                            color: look.text,
                          }),
                        )
                        .join(''))
                );
              });
            return (
              text(x + 2, 20, name, { size: 18, weight: 700, color: look.text }) + cards.join('')
            );
          })
          .join('');
      },
    ),
    front: place(
      410,
      316,
      sheet(
        -150,
        -70,
        300,
        140,
        chip({ ...look, link: ink, sheet: fill, isDark: false }, 20, 16, label, {
          tone: 'brand',
          size: 19,
        }) +
          head.rows
            .map((row, index) =>
              text(22, (head.rows.length > 1 ? 88 : 98) + index * head.size * 1.08, row, {
                size: head.size,
                weight: 800,
                color: ink,
              }),
            )
            .join('') +
          text(278, 40, who, { size: 19, color: ink, anchor: 'end' }),
        { fill, r: 18 },
      ),
      1,
      lean,
    ),
    focus: [260, 246, 300, 140],
  };
};
