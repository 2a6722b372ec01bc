/** Covers that show what was said and what will be. */
import { mix } from '../palette';
import { art } from '../screens/art';
import { chartLine, chip, chipWidth, face, pushButton } from '../screens/blocks';
import { phoneFrame } from '../screens/frames';
import { readable } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import { text, widthOf } from '../screens/text';
import { line, p, place, rect, shape } from '../svg';
import { setIn, sheet, type Composition } from './cover';
import { appWindow, listRow } from './window';

/** What was said of a brand, sorted by what it asks for, and the post that is open. */
export const piles: Composition = (cover) => {
  const { screen, look } = cover;
  const names = [...new Set(screen.rows.map(([, , label = '']) => label))].slice(0, 3);
  const rowsOf = (name = '') => screen.rows.filter(([, , label]) => label === name);
  const open = rowsOf(names[0]).slice(0, 2);
  const [[words, source] = ['', '']] = open;
  const [, [mood, level] = ['', '']] = screen.figures;
  const said = setIn(words, 230, [30, 28, 26], 2);
  const wide = Math.max(...said.rows.map((row) => widthOf(row, said.size, 700))) + 52;
  const high = said.rows.length * said.size * 1.1 + 68;
  const left = 610 - wide;
  return {
    back: appWindow(cover, { box: [22, 58, 596, 320], menu: 'icons' }, ({ width }) => {
      const tab = (width - 44) / 3;
      return (
        rect(20, 0, width - 40, 40, look.hair, 12) +
        rect(24, 4, tab - 4, 32, look.sheet, 9) +
        names
          .map((name, at) =>
            text(20 + tab * (at + 0.5), 27, `${name} ${rowsOf(name).length}`, {
              size: 19,
              weight: at ? 500 : 700,
              color: at ? look.muted : look.text,
              anchor: 'middle',
            }),
          )
          .join('') +
        open
          .map(([title, from], at) =>
            listRow(look, 50 + at * 54, at ? left - 74 : width, [title, from], {
              lead: face(38, 75 + at * 54, 17, from),
              open: at === 0,
            }),
          )
          .join('') +
        text(22, 186, `${mood} ${level}`, { size: 19, weight: 600, color: look.muted }) +
        place(
          22,
          194,
          chartLine(look, screen.trend, { width: left - 124, height: 26, filled: false }),
        )
      );
    }),
    front:
      shape(p`M${left + 40} 254l26-26l26 26z`, look.brand) +
      sheet(
        left,
        250,
        wide,
        high,
        said.rows
          .map((row, at) =>
            text(26, 24 + said.size * (0.76 + at * 1.1), row, {
              size: said.size,
              weight: 800,
              color: look.onBrand,
            }),
          )
          .join('') + text(26, high - 22, source, { size: 20, weight: 500, color: look.onBrand }),
        { fill: look.brand, r: 22 },
      ),
    focus: [left, 226, wide, high + 24],
  };
};

/** What was copied, in a list that opens over a letter, the entry that is chosen lit. */
export const palette: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const rows = screen.rows.slice(0, 4);
  const lit = readable(look.brand, look.onBrand, 5);
  return {
    back: appWindow(
      cover,
      { box: [22, 58, 596, 300], head: false },
      ({ width }) =>
        rect(24, 18, 190, 20, mix(look.hair, look.text, 0.14), 6) +
        line(p`M28 70H${width - 40}M28 100H${width - 80}M28 130h60M28 160h40`, look.hair, 11) +
        rect(width - 130, 12, 106, 34, look.hair, 10),
    ),
    front: sheet(
      104,
      104,
      432,
      276,
      text(24, 38, screen.headline, { size: 20, color: look.muted }) +
        rect(19 + widthOf(screen.headline, 20), 19, 2.5, 24, look.link) +
        rect(0, 54, 432, 1.5, look.hair) +
        rows
          .map(([title, note, label = ''], at) => {
            const y = 62 + at * 52;
            const isChosen = at === 1;
            const ink = isChosen ? look.onBrand : look.text;
            const color = /^#\w{6}$/.exec(title)?.[0];
            return (
              (isChosen ? rect(8, y, 416, 50, lit, 11) : '') +
              (color
                ? rect(22, y + 9, 32, 32, color, 8)
                : rect(22, y + 9, 32, 32, isChosen ? colors.accent : look.tint, 8) +
                  line(
                    p`M30 ${y + 20}h16M30 ${y + 26}h16M30 ${y + 32}h9`,
                    isChosen ? readable(lit, colors.accent) : look.onTint,
                    2.6,
                  )) +
              text(68, y + 22, title, { size: 20, weight: 600, color: ink }) +
              oneLine(68, y + 42, note, {
                size: 17,
                color: isChosen ? ink : look.muted,
                maxWidth: 330 - chipWidth(label, 16),
              }) +
              (isChosen
                ? text(410, y + 32, label, { size: 18, weight: 600, color: ink, anchor: 'end' })
                : chip(look, 410, y + 10, label, { size: 16, end: true }))
            );
          })
          .join(''),
      { fill: look.sheet, r: 18 },
    ),
    focus: [104, 154, 432, 170],
  };
};

/** The posts of a week, and one of them as it will be seen. */
export const feed: Composition = (cover) => {
  const { slug, screen, look } = cover;
  const room = { width: 230, height: 268 };
  const [, , [title = '', kind = '', when = ''] = []] = screen.rows;
  const dayOf = (label = '') => label.split(' ')[0] ?? '';
  const days = ['Mon', 'Tue', 'Wed'];
  return {
    back: appWindow(cover, { box: [22, 58, 560, 318], menu: 'icons' }, ({ height }) =>
      days
        .map((day, at) => {
          const x = 22 + at * 116;
          return (
            text(x, 16, day, { size: 19, weight: 600, color: look.muted }) +
            rect(x - 10, 0, 1.5, height - 14, look.hair) +
            screen.rows
              .filter(([, , label]) => dayOf(label) === day)
              .slice(0, 2)
              .map(([name, , label = ''], row) => {
                const y = 26 + row * 96;
                return (
                  art(
                    look,
                    x,
                    y,
                    100,
                    58,
                    '',
                    `${slug} ${name} ${['cup', 'jug', 'box'][(at + row) % 3]}`,
                  ) +
                  text(x + 2, y + 80, label.replace(/^\w+ /, ''), {
                    size: 19,
                    weight: 600,
                    color: look.text,
                  })
                );
              })
              .join('')
          );
        })
        .join(''),
    ),
    front: phoneFrame(
      look,
      { x: 412, y: 112, scale: 0.84 },
      room,
      art(look, 14, 6, 202, 128, '', `${slug} ${title} cup`) +
        text(16, 166, title, { size: 23.5, weight: 700, color: look.text }) +
        text(16, 194, `${kind} · ${when}`, { size: 20, color: look.muted }) +
        pushButton(look, 14, 210, screen.action, { size: 18, width: 202 }),
    ),
    focus: [402, 116, 214, 230],
  };
};
