/** Covers that show a detail close up and askew, past the edges of the picture. */
import { mix } from '../palette';
import { art } from '../screens/art';
import { check } from '../screens/blocks';
import { codeLine } from '../screens/layouts/code';
import { inkOn } from '../screens/look';
import { text, wrapped } from '../screens/text';
import { circle, line, place, rect } from '../svg';
import { inAccent, largest, PAPER, setIn, sheet, type Poster } from './cover';

/** A board with its columns as large as the picture; what is decided has a tick. */
export const decided: Poster = (cover) => {
  const { screen, look, colors, ink } = cover;
  const { fill, ink: on } = inAccent(cover);
  const names = [...new Set(screen.rows.map(([, , label = '']) => label))].slice(0, 3);
  const column = (name: string, at: number) => {
    const x = -322 + at * 282;
    return (
      (at < 2 ? text(x + 52, -84, name, { size: 36, weight: 800, color: ink }) : '') +
      (at === 2
        ? ''
        : at
          ? circle(x + 26, -97, 12, mix(colors.field, ink, 0.5))
          : check({ ...look, link: fill }, x + 28, -97, 18, true)) +
      screen.rows
        .filter(([, , label]) => label === name)
        .slice(0, 2)
        .map(([task, who], row) => {
          const isLit = at === 0 && row === 0;
          const color = isLit ? on : look.text;
          return place(
            x,
            -62 + row * 142,
            sheet(
              0,
              0,
              266,
              128,
              // Of what goes on past an edge no words are cut.
              at === 2 || row === 1
                ? line('M26 42h150M26 74h110', look.hair, 16)
                : wrapped(task, 220, { size: 27, weight: 700 })
                    .map((each, index) =>
                      text(24, 44 + index * 32, each, { size: 27, weight: 700, color }),
                    )
                    .join('') + text(24, 112, who, { size: 20, color: isLit ? on : look.muted }),
              { fill: isLit ? fill : look.sheet, r: 18 },
            ),
          );
        })
        .join('')
    );
  };
  return place(350, 214, names.map(column).join(''), 1, -6);
};

/** A letter to readers on its page, and how many opened it. */
export const newsletter: Poster = (cover) => {
  const { screen, look, colors } = cover;
  const [title = ''] = screen.body;
  const [, [name = '', opened = ''] = []] = screen.figures;
  const { fill, ink } = inAccent(cover);
  const head = setIn(title, 380, [50, 46, 42], 2);
  return (
    place(
      286,
      240,
      sheet(
        -226,
        -196,
        452,
        480,
        `<clipPath id="w">${rect(0, 0, 452, 200, '#000', 16)}</clipPath><g clip-path="url(#w)">${art(look, 0, 0, 452, 172, '', `${title} jug`)}</g>`,
        { fill: PAPER, r: 16 },
      ) +
        head.rows
          .map((row, at) =>
            text(-192, 34 + at * head.size * 1.08, row, {
              size: head.size,
              weight: 800,
              color: inkOn(PAPER),
            }),
          )
          .join('') +
        line('M-184 130h330', mix(PAPER, inkOn(PAPER), 0.14), 14),
      1,
      -5,
    ) +
    circle(532, 300, 84, colors.field) +
    circle(532, 300, 76, fill) +
    text(532, 311, opened, { size: 56, weight: 800, color: ink, anchor: 'middle' }) +
    text(532, 339, name.toLowerCase(), { size: 22, weight: 600, color: ink, anchor: 'middle' })
  );
};

/** The log of a deployment on a panel that goes on past two edges, its last line lit. */
export const log: Poster = ({ screen, colors }) => {
  const rows = screen.body.filter((row) => /^[$✓]/.test(row));
  const ground = mix(colors.field, '#0C0A14', 0.7);
  return place(
    54,
    100,
    sheet(
      -16,
      -28,
      720,
      400,
      rows
        .map((row, at) => {
          const y = 50 + at * 47;
          const isLast = at === rows.length - 1;
          return (
            (isLast ? rect(0, y - 34, 720, 48, mix(ground, colors.accent, 0.34)) : '') +
            place(36, y, codeLine(0, 0, row.replace(/ {2,}/, '  '), 21.5), 1.36)
          );
        })
        .join(''),
      { fill: ground, r: 20 },
    ),
    1,
    -5,
  );
};

/** Advertisements as large as the picture, each with what it brought. */
export const ads: Poster = (cover) => {
  const { slug, screen, look, colors, ink } = cover;
  const { fill, ink: on } = inAccent(cover);
  const ad = (at: number, x: number, y: number, turn: number, ground: string, color: string) => {
    const [title = '', note = ''] = screen.rows[at] ?? [];
    const [times = ''] = note.split(' ');
    const said = setIn(title, 168, [42, 38, 34], 2);
    const size = largest(times, 84, [50, 46, 42, 38], 800);
    const drawn = { ...look, tint: mix(ground, color, 0.16), hair: mix(ground, color, 0.24) };
    return place(
      x,
      y,
      sheet(
        -100,
        -140,
        200,
        340,
        (at
          ? art(
              { ...drawn, brand: color, accent: color, link: color, sheet: ground },
              14,
              110,
              172,
              140,
              '',
              `${slug} ${at === 1 ? 'box' : 'lamp'}`,
            )
          : circle(100, 176, 56, color) +
            text(100, 176 + size * 0.35, times, {
              size,
              weight: 800,
              color: ground,
              anchor: 'middle',
            })) +
          said.rows
            .map((row, index) =>
              text(18, 52 + index * said.size * 1.06, row, {
                size: said.size,
                weight: 800,
                color,
              }),
            )
            .join(''),
        { fill: ground, r: 20 },
      ),
      1,
      turn,
    );
  };
  return (
    ad(2, 514, 250, 7, mix(colors.field, ink, 0.24), ink) +
    ad(1, 126, 246, -7, look.sheet, look.link) +
    ad(0, 320, 224, 0, fill, on)
  );
};
