/** Covers that show a window in which work goes on: a flow, a board, a week, a plan. */
import { mix } from '../palette';
import { chip, face } from '../screens/blocks';
import { contrast, inkOn, readable, type Look } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import type { ScreenRow } from '../screens/screenCopy';
import { text, wrapped } from '../screens/text';
import { circle, line, p, place, rect } from '../svg';
import { setIn, sheet, type Composition } from './cover';
import { appWindow, deskOf, dotted, figureCard } from './window';

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

/** Steps of a flow on its canvas, the one that waits for somebody in front. */
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

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Three days of a week in their window, and the newest that is paid in front. */
export const week: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const accent = contrast(colors.accent, look.sheet) > 1.5 ? colors.accent : look.link;
  const [booked = '', paid = '', day = ''] =
    screen.rows.findLast(([, note]) => note.startsWith('Paid')) ?? [];
  return {
    back: appWindow(cover, { box: [26, 58, 590, 318], menu: 'none' }, ({ width, height }) => {
      const column = (width - 84) / 4;
      const hour = 38;
      const heads = DAYS.slice(0, 4).map((day, index) => {
        const x = 78 + index * column;
        return (
          text(x, 14, day, { size: 18, weight: 600, color: index === 1 ? look.link : look.muted }) +
          rect(x - 10, 0, 1.5, height - 22, look.hair)
        );
      });
      const hours = [9, 10, 11, 12].map(
        (each, index) =>
          rect(66, 26 + index * hour, width - 66, 1.5, look.hair) +
          text(56, 45 + index * hour, `${each}:00`, {
            size: 15,
            color: look.muted,
            anchor: 'end',
          }),
      );
      const events = screen.rows.map(([title, note, label = '']) => {
        const [day = '', at = ''] = label.split(' ');
        const index = DAYS.indexOf(day);
        const [clock = 0, minute = 0] = at.split(':').map(Number);
        const y = 28 + (clock + minute / 60 - 9) * hour;
        if (index < 0 || index > 3 || y + 52 > height - 16) return '';
        const isPaid = note.startsWith('Paid');
        const isBreak = title === 'Break';
        const fill = isPaid ? accent : isBreak ? look.hair : look.tint;
        const color = readable(inkOn(fill), fill, 5);
        const x = 72 + index * column;
        return (
          rect(x, y, column - 10, 50, fill, 9) +
          oneLine(x + 11, y + 22, title, {
            size: 17,
            least: 13,
            weight: 700,
            color,
            maxWidth: column - 30,
          }) +
          oneLine(x + 11, y + 41, note, { size: 15, least: 12, color, maxWidth: column - 30 })
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

/** Work over time: each row a bar from its beginning to its end, and the day by which all is done. */
export const plan: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const accent = contrast(colors.accent, look.sheet) > 1.5 ? colors.accent : look.link;
  const light = mix(look.brand, look.sheet, 0.76);
  return {
    back: appWindow(cover, { box: [24, 58, 592, 318], menu: 'none' }, ({ width }) => {
      const side = 152;
      const column = (width - side - 16) / 8;
      const heads = screen.body
        .slice(0, 8)
        .map((name, index) =>
          index % 2 ? '' : text(side + index * column, 14, name, { size: 16, color: look.muted }),
        );
      const grid = [0, 1, 2, 3, 4, 5, 6, 7]
        .map((index) => p`M${side + index * column - 6} 24v184`)
        .join('');
      return (
        heads.join('') +
        line(grid, look.hair, 1.5, '') +
        screen.rows
          .slice(0, 5)
          .map(([title, , label = ''], index) => {
            const [from = 0, to = 1] = label.split('-').map(Number);
            const y = 30 + index * 37;
            const x = side + from * column - 4;
            const fill = [look.brand, light, accent][index % 3]!;
            return (
              (index > 2
                ? ''
                : oneLine(20, y + 21, title, {
                    size: 17,
                    least: 13.5,
                    weight: 600,
                    color: look.text,
                    maxWidth: side - 36,
                  })) + rect(x, y, (to - from) * column - 4, 29, fill, 8)
            );
          })
          .join('')
      );
    }),
    ...figureCard(cover, { x: 16, y: 290 }),
  };
};
