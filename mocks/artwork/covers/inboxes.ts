/** Covers that show what came in, and the answer to it. */
import { mix } from '../palette';
import { chartLine, face } from '../screens/blocks';
import { text, widthOf, wrapped } from '../screens/text';
import { circle, line, p, place, rect, shape } from '../svg';
import { setIn, sheet, type Composition } from './cover';
import { appWindow, listRow } from './window';

/** Messages in their window, the open one marked, with the answer that waits to be sent in front. */
export const mailbox: Composition = (cover) => {
  const { screen, look } = cover;
  const [, draft = '', tone = ''] = screen.body;
  const said = setIn(draft.slice(0, draft.indexOf('. ') + 1), 226, [22, 21, 20], 3);
  const high = said.rows.length * 28 + 76;
  const top = 386 - high;
  return {
    back: appWindow(cover, { box: [22, 52, 596, 316], menu: 'icons' }, ({ width }) =>
      screen.rows
        .slice(0, 4)
        .map(([who, about, label = ''], index) =>
          index === 0
            ? listRow(look, 4, width, [who, about, label], { open: true })
            : listRow(look, 4 + index * 54, 266, [who, about]),
        )
        .join(''),
    ),
    front: sheet(
      352,
      top,
      270,
      high,
      text(22, 37, tone, { size: 19, weight: 600, color: look.onBrand }) +
        circle(240, 31, 17, look.onBrand) +
        line('M232 31h15m-6-6l6 6l-6 6', look.brand, 3.4) +
        rect(22, 54, 226, 1.5, look.onBrand, 0, 'opacity=".3"') +
        said.rows
          .map((row, at) =>
            text(22, 84 + at * 28, row, { size: said.size, weight: 600, color: look.onBrand }),
          )
          .join(''),
      { fill: look.brand, r: 18 },
    ),
    focus: [352, top, 270, high],
  };
};

/** A queue in its window, who asked in which way, and a saved answer that is put in. */
export const queue: Composition = (cover) => {
  const { screen, look } = cover;
  const [, answer = '', saved = ''] = screen.body;
  const [, said = ''] = /\b(A new [^,.]*)/.exec(answer) ?? [];
  const [kind = '', about = ''] = saved.split(' · ');
  const fill = mix(look.brand, look.text, 0.12);
  return {
    back: appWindow(cover, { box: [22, 58, 580, 318], menu: 'labels', menuEnd: 310 }, ({ width }) =>
      screen.rows
        .slice(0, 4)
        .map(([who, note, label], index) =>
          listRow(
            look,
            2 + index * 53,
            index < 2 ? width : 226,
            [who, index < 2 ? note : '', index < 2 ? label : ''],
            {
              open: index === 0,
              tone: label === 'Chat' ? 'brand' : 'plain',
            },
          ),
        )
        .join(''),
    ),
    front: sheet(
      386,
      262,
      236,
      122,
      text(20, 36, about, { size: 21, weight: 700, color: look.onBrand }) +
        text(216, 35, kind, { size: 19, color: look.onBrand, anchor: 'end' }) +
        wrapped(said, 200, { size: 20 })
          .map((row, at) => text(20, 70 + at * 27, row, { size: 20, color: look.onBrand }))
          .join(''),
      { fill, r: 18 },
    ),
    focus: [386, 262, 236, 122],
  };
};

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
