/** Covers that are a plan or a board from edge to edge: weeks, columns, piles, the ways of a form. */
import { mix } from '../palette';
import { check, face } from '../screens/blocks';
import { inkOn, readable } from '../screens/look';
import { text, widthOf, wrapped } from '../screens/text';
import { circle, line, p, place, rect } from '../svg';
import { inAccent, largest, sheet, type Poster } from './cover';

/** The bars of a plan from one edge to the other, with what each of them is. */
export const weeks: Poster = (cover) => {
  const { screen, look, colors, ink, quiet } = cover;
  const { fill } = inAccent(cover);
  const at = (column: number) => (column === 0 ? -20 : column === 8 ? 664 : 34 + column * 72);
  const fills = [fill, look.isDark ? look.text : look.sheet, mix(colors.field, ink, 0.42)];
  return (
    line(
      [1, 3, 5, 7].map((column) => p`M${at(column)} 134V400`).join(''),
      mix(colors.field, ink, 0.2),
      3,
      '',
    ) +
    screen.body
      .slice(0, 8)
      .map((day, column) =>
        column % 2
          ? text(at(column), 122, day, { size: 23, weight: 600, color: quiet, anchor: 'middle' })
          : '',
      )
      .join('') +
    screen.rows
      .slice(0, 5)
      .map(([title, , label = ''], row) => {
        const [from = 0, to = 1] = label.split('-').map(Number);
        const [x, end] = [at(from), at(to)];
        const y = 142 + row * 50;
        const bar = fills[row % 3]!;
        const room = Math.min(end, 612) - Math.max(x, 24);
        const isInside = widthOf(title, 25, 700) <= room - 34;
        const hasRoomAfter = end + 14 + widthOf(title, 25, 700) < 612;
        return (
          rect(x, y, end - x, 43, bar, 12) +
          (isInside
            ? text(Math.max(x, 22) + 18, y + 31, title, {
                size: 25,
                weight: 700,
                color: readable(inkOn(bar), bar, 5),
              })
            : hasRoomAfter
              ? text(end + 14, y + 31, title, { size: 25, weight: 700, color: ink })
              : text(x - 14, y + 31, title, { size: 25, weight: 700, color: ink, anchor: 'end' }))
        );
      })
      .join('')
  );
};

/** The columns of a board down to the lower edge, the one that is full in a color of its own. */
export const lanes: Poster = (cover) => {
  const { screen, look, colors, ink } = cover;
  const { fill, ink: on } = inAccent(cover);
  const names = [...new Set(screen.rows.map(([, , label = '']) => label))].slice(0, 3);
  return names
    .map((name, at) => {
      const x = 28 + at * 197;
      return (
        rect(x, 96, 188, 330, at ? mix(colors.field, ink, 0.14) : fill, 18) +
        text(x + 16, 134, name, { size: 27, weight: 800, color: at ? ink : on }) +
        screen.rows
          .filter(([, , label]) => label === name)
          .slice(0, 3)
          .map(([task, who], row) => {
            const y = 150 + row * 112;
            return (
              rect(x + 10, y, 168, 104, look.sheet, 13) +
              wrapped(task, 144, { size: 22, weight: 700 })
                .slice(0, y > 300 ? 1 : 3)
                .map((each, index) =>
                  y > 370
                    ? ''
                    : text(x + 24, y + 32 + index * 25, each, {
                        size: 22,
                        weight: 700,
                        color: look.text,
                      }),
                )
                .join('') +
              (y > 300 ? '' : face(x + 156, y + 84, 13, who))
            );
          })
          .join('')
      );
    })
    .join('');
};

/** What was said, in piles as high as they are, by what is to be done with it. */
export const heaps: Poster = (cover) => {
  const { screen, look, colors, ink } = cover;
  const names = [...new Set(screen.rows.map(([, , label = '']) => label))].slice(0, 3);
  return names
    .map((name, at) => {
      const count = screen.rows.filter(([, , label]) => label === name).length;
      const x = 40 + at * 194;
      const top = 380 - count * 77;
      return (
        Array.from({ length: count }, (_, each) =>
          place(
            x + 86,
            top + each * 77 + 40,
            sheet(
              -86,
              -35,
              172,
              70,
              line('M26 24h92M26 46h58', mix(look.hair, look.text, 0.1), 11),
              {
                fill: each === 0 && at === 0 ? look.brand : look.sheet,
                r: 14,
              },
            ),
            1,
            ((each + at) % 3) * 4 - 4,
          ),
        ).join('') +
        text(x, top - 14, name, {
          size: largest(name, 130, [34, 32, 30]),
          weight: 700,
          color: at ? mix(ink, colors.field, 0.2) : ink,
        }) +
        text(x + 168, top - 12, String(count), { size: 50, weight: 800, color: ink, anchor: 'end' })
      );
    })
    .join('');
};

/** A question on its canvas, the answer that was given, and what is asked because of it. */
export const ways: Poster = (cover) => {
  const { screen, look, colors, ink } = cover;
  const [[, next] = ['', '']] = screen.rows;
  const [chosen = ''] = screen.body;
  const { fill, ink: on } = inAccent(cover);
  const path = mix(ink, colors.field, 0.35);
  return (
    `<pattern id="d" width="26" height="26" patternUnits="userSpaceOnUse">${circle(13, 13, 1.8, mix(colors.field, ink, 0.24))}</pattern>` +
    rect(0, 0, 640, 400, 'url(#d)') +
    line('M76 160V210q0 22 22 22h20M170 250V300q0 22 22 22h40', path, 6) +
    sheet(
      38,
      98,
      470,
      84,
      text(28, 54, screen.headline, {
        size: largest(screen.headline, 414, [36, 33, 30, 27]),
        weight: 800,
        color: look.text,
      }),
      { fill: look.sheet, r: 20 },
    ) +
    rect(118, 202, widthOf(chosen, 29, 700) + 96, 62, fill, 31) +
    check({ ...look, link: on }, 152, 233, 17, true) +
    text(184, 243, chosen, { size: 29, weight: 700, color: on }) +
    sheet(
      232,
      284,
      380,
      88,
      text(26, 54, next, { size: 29, weight: 800, color: look.text }) +
        rect(50 + widthOf(next, 29, 800), 20, 310 - widthOf(next, 29, 800), 48, look.ground, 10) +
        rect(66 + widthOf(next, 29, 800), 31, 3, 26, look.link),
      { fill: look.sheet, r: 20 },
    )
  );
};
