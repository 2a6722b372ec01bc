/** Covers without a window: one thing of a product, or what it says, alone on its field. */
import { mix } from '../palette';
import { donut, face } from '../screens/blocks';
import { inkOn, readable, type Look } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import type { ScreenRow } from '../screens/screenCopy';
import { text, widthOf } from '../screens/text';
import { circle, line, p, place, rect, shape } from '../svg';
import { inAccent, largest, sheet, type Poster } from './cover';

/** The hours of one day to choose from, close up and past the edge, the one that is kept free dashed. */
export const slots: Poster = ({ screen, look, ink, quiet }) => {
  const [, , [, , chosen = ''] = []] = screen.rows;
  const [day = ''] = screen.rows.map(([, , label = '']) => label.split(' ')[0]).slice(1, 2);
  const rows = screen.rows.filter(([, , label = '']) => label.startsWith(`${day} `)).slice(0, 3);
  const [, [name, value] = ['', '']] = screen.figures;
  return (
    text(40, 176, day, { size: 84, weight: 800, color: ink }) +
    text(42, 292, value, { size: 50, weight: 800, color: ink }) +
    text(42, 326, name, { size: 21, weight: 600, color: quiet }) +
    rows
      .map(([title, , label = ''], at) => {
        const y = 104 + at * 92;
        const isPicked = at === 0;
        const isFree = label === chosen;
        const color = isPicked ? look.onBrand : look.text;
        const bar = isFree
          ? rect(
              262,
              y,
              420,
              76,
              'none',
              18,
              p`stroke="${quiet}" stroke-width="3" stroke-dasharray="10 10"`,
            )
          : sheet(262, y, 420, 76, '', { fill: isPicked ? look.brand : look.sheet, r: 18 });
        const shown = isFree ? quiet : color;
        return (
          bar +
          text(288, y + 52, label.replace(/^\w+ /, ''), { size: 42, weight: 800, color: shown }) +
          oneLine(416, y + 47, title, { size: 25, weight: 600, color: shown, maxWidth: 184 })
        );
      })
      .join('')
  );
};

/** What a prompt says, large, with the gap that is filled in each time, and who wrote this version. */
export const asked: Poster = ({ screen, look, ink, quiet, colors }) => {
  const rows = (screen.body[2] ?? '').split(/(?<=,) /);
  const [[version] = ['']] = screen.rows;
  const size = Math.min(...rows.map((row) => largest(row, 540, [52, 48, 45, 42, 39], 800)));
  const step = size * 1.28;
  const fill = colors.accent;
  return (
    rows
      .map((row, at) => {
        const y = 112 + size * 0.74 + at * step;
        let x = 40;
        return row
          .split(/(\{.*?\})/)
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .map((part) => {
            const isGap = part.startsWith('{');
            const shown = part.replace(/[{}]/g, '');
            const wide = widthOf(shown, size, 800);
            const from = x;
            x += wide + (isGap ? 42 : 16);
            return (
              (isGap ? rect(from, y - size * 0.92, wide + 28, size * 1.24, fill, 12) : '') +
              text(from + (isGap ? 14 : 0), y, shown, {
                size,
                weight: 800,
                color: isGap ? readable(inkOn(fill), fill, 5) : ink,
              })
            );
          })
          .join('');
      })
      .join('') +
    face(66, 338, 25, version.replace(/^.* by /, '')) +
    text(106, 346, version, { size: 24, weight: 600, color: quiet }) +
    circle(590, 338, 25, look.brand) +
    line('M590 350v-24m-10 10l10-10l10 10', look.onBrand, 5)
  );
};

/** A step of a flow on its canvas: whether it ran, what happens, and where. */
const node = (look: Look, x: number, y: number, [title, note]: ScreenRow) =>
  sheet(
    x,
    y,
    372,
    84,
    circle(46, 42, 22, look.link) +
      line('M36 43l7 8l13-16', inkOn(look.link), 4) +
      oneLine(84, 38, title, { size: 24, weight: 700, color: look.text, maxWidth: 272 }) +
      oneLine(84, 65, note, { size: 19, color: look.muted, maxWidth: 272 }),
    { fill: look.sheet, r: 16 },
  );

/** A flow that goes on past the edges, its canvas as large as the picture; one step waits. */
export const canvas: Poster = (cover) => {
  const { screen, look, colors, ink } = cover;
  const [first = ['', ''], second = ['', ''], [title, note, label = ''] = ['', '']] = screen.rows;
  const { fill, ink: on } = inAccent(cover);
  const path = mix(ink, colors.field, 0.35);
  return (
    `<pattern id="d" width="26" height="26" patternUnits="userSpaceOnUse">${circle(13, 13, 1.8, mix(colors.field, ink, 0.22))}</pattern>` +
    rect(0, 0, 640, 400, 'url(#d)') +
    line(
      'M-10 60H70q26 0 26 26v16M180 182v8q0 16 16 16h20q16 0 16 16M352 282v6q0 18 18 18M596 336h60',
      path,
      5,
    ) +
    node(look, 40, 98, first) +
    node(look, 128, 198, second) +
    sheet(
      224,
      294,
      376,
      84,
      circle(46, 42, 22, on) +
        line('M40 33v18m12-18v18', fill, 6) +
        oneLine(84, 38, title, { size: 24, weight: 700, color: on, maxWidth: 272 }) +
        text(84, 65, [note, label].join(' · '), { size: 19, color: on }),
      { fill, r: 16 },
    )
  );
};

/** The badge of a newcomer on its band, and how much is ready for the first day. */
export const badge: Poster = (cover) => {
  const { screen, look, ink } = cover;
  const [name = '', ...rest] = screen.headline.split(' ');
  const [[ready, value] = ['', '']] = screen.figures;
  const { fill, ink: on } = inAccent(cover);
  const [done = 0, all = 1] = (value.match(/\d+/g) ?? []).map(Number);
  return (
    line('M92-10L196 112L300-10', mix(fill, on, 0.16), 34, '') +
    place(
      196,
      104,
      sheet(
        -142,
        14,
        284,
        258,
        shape('M0 18a18 18 0 0 1 18-18H266a18 18 0 0 1 18 18V78H0z', fill) +
          rect(112, 20, 60, 14, mix(fill, on, 0.55), 7) +
          face(142, 96, 56, name) +
          text(142, 204, name, {
            size: largest(name, 240, [52, 46]),
            weight: 800,
            color: look.text,
            anchor: 'middle',
          }) +
          text(142, 238, rest.join(' '), {
            size: 23,
            weight: 600,
            color: look.muted,
            anchor: 'middle',
          }),
        { fill: look.sheet, r: 18 },
      ) + rect(-24, -10, 48, 44, mix(fill, on, 0.75), 10),
      1,
      -3,
    ) +
    donut(
      { ...look, link: ink, hair: mix(ink, cover.colors.field, 0.75) },
      478,
      228,
      76,
      done / all,
    ) +
    text(478, 246, value.replace(' of ', '/'), {
      size: 50,
      weight: 800,
      color: ink,
      anchor: 'middle',
    }) +
    text(478, 360, ready, { size: 30, weight: 700, color: ink, anchor: 'middle' })
  );
};

/** Pairs of colors as a fan of printed cards, each with the level that it reaches. */
export const fan: Poster = ({ screen }) =>
  [-24, -8, 8, 24]
    .map((turn, at) => {
      const [, note = '', pair = ''] = screen.rows[at] ?? [];
      const [under = '', on = ''] = pair.split(' ');
      return place(
        320,
        616,
        sheet(
          -66,
          -508,
          132,
          372,
          text(66, 88, 'Aa', { size: 70, weight: 800, color: on, anchor: 'middle' }) +
            text(66, 134, note.split(',')[0] ?? '', {
              size: 27,
              weight: 700,
              color: on,
              anchor: 'middle',
            }),
          { fill: under, r: 16 },
        ),
        1,
        turn,
      );
    })
    .join('');

/** The answer in large type, and the page that says so, past the lower edge. */
export const clause: Poster = ({ screen, ink }) => {
  const [[file, source] = ['', '']] = screen.rows;
  const [said = ''] = (screen.body[1] ?? '').replace(/^\w+: /, '').split(/(?<=\.) /);
  const rows = said.split(/(?<=,) /);
  const size = Math.min(...rows.map((row) => largest(row, 540, [64, 60, 56, 52], 800)));
  const page = '#F3EBDD';
  const marker = '#FFDF7A';
  return (
    rows
      .map((row, at) => text(40, 150 + at * size * 1.12, row, { size, weight: 800, color: ink }))
      .join('') +
    place(
      320,
      258,
      sheet(
        -262,
        0,
        524,
        240,
        text(34, 46, file, { size: 22, weight: 700, color: inkOn(page) }) +
          rect(24, 66, 476, 52, marker, 6) +
          text(36, 101, source, {
            size: 27,
            weight: 700,
            color: inkOn(marker),
          }) +
          line('M34 146h440M34 176h380', mix(page, inkOn(page), 0.2), 9),
        { fill: page, r: 10 },
      ),
      1,
      -2,
    )
  );
};
