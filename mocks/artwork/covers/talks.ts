/** Covers that show words: a talk, a question, a film, a letter, a page, code. */
import { mix } from '../palette';
import { randomFrom } from '../random';
import { windowDots } from '../screens/frames';
import { largeCode } from '../screens/layouts/code';
import { inkOn, readable } from '../screens/look';
import { text, widthOf, wrapped } from '../screens/text';
import { circle, line, p, place, rect, shape } from '../svg';
import { setIn, sheet, type Composition } from './cover';

/** A question and its answer as large bubbles, each with its speaker. */
export const talk: Composition = ({ screen, colors, look }) => {
  const [size, step] = [33, 44];
  const bubbles = screen.body.slice(0, 2).map((said) => {
    const at = said.indexOf(': ');
    const rows = setIn(said.slice(at + 2), 420, [size], 3).rows;
    return { name: said.slice(0, at), rows, height: rows.length * step + 40 };
  });
  let y = 240 - (bubbles.reduce((sum, { height }) => sum + height, 0) + 22) / 2;
  return bubbles
    .map(({ name, rows, height }, index) => {
      const mine = index === 1;
      const width = Math.max(...rows.map((row) => widthOf(row, size, 500))) + 64;
      const x = mine ? 526 - width : 114;
      const fill = mine ? colors.main : look.sheet;
      const disc = mine ? colors.accent : colors.main;
      const top = y;
      y += height + 22;
      const [foot, face] = [top + height, mine ? 580 : 60];
      return (
        circle(face, foot - 30, 30, disc) +
        text(face, foot - 20, name.charAt(0), {
          size: 28,
          weight: 700,
          color: inkOn(disc),
          anchor: 'middle',
        }) +
        rect(x, top, width, height, fill, 32) +
        shape(
          mine
            ? p`M${x + width - 44} ${foot}h56q-22-12-14-56z`
            : p`M${x + 44} ${foot}h-56q22-12 14-56z`,
          fill,
        ) +
        rows
          .map((row, line_) =>
            text(x + 32, top + 53 + line_ * step, row, {
              size,
              weight: 500,
              color: mine ? readable(colors.field, fill, 6) : look.text,
            }),
          )
          .join('')
      );
    })
    .join('');
};

/** A question with its answers to choose from, straight on the field. */
export const question: Composition = ({ screen, colors, ink }) => {
  const head = setIn(screen.headline, 560, [46, 43, 40], 2);
  const top = 146 + (head.rows.length - 1) * head.size * 1.1;
  const quiet = mix(colors.field, ink, 0.14);
  return (
    head.rows
      .map((row, index) =>
        text(44, 144 + index * head.size * 1.1, row, { size: head.size, weight: 800, color: ink }),
      )
      .join('') +
    screen.body
      .slice(0, head.rows.length > 1 ? 3 : 4)
      .map((choice, index) => {
        const y = top + 18 + index * 58;
        const fill = index === 0 ? colors.main : quiet;
        const on = readable(index === 0 ? colors.field : ink, fill, 5.5);
        const width = widthOf(choice, 25, 600) + 86;
        return (
          rect(44, y, width, 50, fill, 25) +
          circle(72, y + 25, 11, 'none', `stroke="${on}" stroke-width="3"`) +
          (index === 0 ? circle(72, y + 25, 5.5, on) : '') +
          text(98, y + 34, choice, { size: 25, weight: 600, color: on })
        );
      })
      .join('')
  );
};

/** A film that fills the card: who speaks, what is said, and how far it is. */
export const film: Composition = ({ screen, colors, look }) => {
  const deep = mix(look.isPaleRail ? readable(look.brand, '#FFFFFF') : look.rail, '#0E0B18', 0.2);
  const words = (screen.body[0] ?? '').replace(/^\w+: /, '');
  const caption = setIn(words, 326, [36, 33, 30, 27], 4);
  const first = 356 - caption.rows.length * caption.size * 1.2;
  return (
    rect(0, 0, 640, 400, deep) +
    rect(388, 0, 252, 400, mix(deep, colors.field, 0.6)) +
    shape('M388 400v-72c20-52 62-68 122-68c64 0 106 22 130 74v66z', colors.main) +
    rect(484, 210, 56, 78, '#CDA287', 28) +
    rect(450, 96, 124, 156, '#E9B795', 62) +
    shape(
      'M442 172c-14-78 22-104 70-104s88 28 70 104c-4-34-18-46-38-52c-30 10-62 6-76 0c-16 8-24 24-26 52z',
      '#2A1A16',
    ) +
    caption.rows
      .map((row, index) =>
        text(36, first + index * caption.size * 1.2, row, {
          size: caption.size,
          weight: 700,
          color: '#FFFFFF',
        }),
      )
      .join('') +
    shape('M36 352v28l22-14z', '#FFFFFF') +
    rect(74, 363, 530, 7, '#FFFFFF', 3.5, 'opacity=".35"') +
    rect(74, 363, 214, 7, colors.accent, 3.5) +
    circle(288, 366, 11, colors.accent)
  );
};

/** What was said, above the sound that it was heard in. */
export const waveform: Composition = ({ slug, screen, colors, ink }) => {
  const random = randomFrom(`voice of ${slug}`);
  const said = setIn((screen.body[0] ?? '').replace(/^\w+: /, ''), 560, [42, 38, 35, 32], 3);
  const bars = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const high = random.whole(4, 34) * Math.sin(((from + index) / 37) * 6 + 1) ** 2 + 5;
      return p`M${44 + (from + index) * 15} ${336 - high}v${2 * high}`;
    }).join('');
  return (
    said.rows
      .map((row, index) =>
        text(40, 136 + index * said.size * 1.16, row, {
          size: said.size,
          weight: 800,
          color: ink,
        }),
      )
      .join('') +
    line(bars(0, 15), colors.accent, 7) +
    line(bars(15, 38), colors.main, 7, 'stroke-linecap="round" opacity=".5"')
  );
};

/** A letter or contract on a sheet that lies a little askew, whole on the card. */
export const letter: Composition = ({ slug, screen, colors, look, mark }) => {
  const [title = '', first = ''] = screen.body;
  const turn = slug.length % 2 ? -2.5 : 2.5;
  const head = setIn(title, 408, [40, 37, 34], 2);
  const top = 104 + head.rows.length * head.size * 1.1;
  const rows = wrapped(first, 416, { size: 23 }).slice(0, 4);
  return sheet(
    80,
    turn > 0 ? 42 : 62,
    480,
    320,
    rect(0, 0, 480, 50, colors.main === look.sheet ? colors.shade : colors.main, 4) +
      rect(0, 30, 480, 20, colors.main) +
      head.rows
        .map((row, index) =>
          text(36, 102 + index * head.size * 1.1, row, {
            size: head.size,
            weight: 800,
            color: look.text,
          }),
        )
        .join('') +
      rows
        .map((row, index) => text(36, top + 18 + index * 31, row, { size: 23, color: look.muted }))
        .join('') +
      (top + rows.length * 31 < 250
        ? line('M38 284c20-28 34-30 30-8s22-18 34-16s4 22 22 6s30-4 40-6', look.muted, 3)
        : '') +
      place(448, 290, mark, 0.3),
    { fill: look.sheet, r: 4, turn },
  );
};

/** The sentence that counts on a page, marked as with a pen, beside the brand. */
export const page: Composition = ({ screen, colors, look, mark }) => {
  const [title = '', first = ''] = screen.body;
  const head = setIn(title, 372, [34, 31, 28], 2);
  const marked = wrapped(first.slice(0, first.search(/[.?!](\s|$)/) + 1), 372, { size: 25 });
  const top = 34 + head.rows.length * head.size * 1.12 + 22;
  return (
    place(94, 236, mark, 0.5) +
    sheet(
      186,
      64,
      424,
      308,
      head.rows
        .map((row, index) =>
          text(32, 70 + index * head.size * 1.12, row, {
            size: head.size,
            weight: 800,
            color: look.text,
          }),
        )
        .join('') +
        marked
          .map(
            (row, index) =>
              rect(
                30,
                top + 34 + index * 42 - 27,
                widthOf(row, 25) + 12,
                38,
                mix(colors.accent, look.sheet, look.isDark ? 0.62 : 0.7),
                5,
              ) + text(36, top + 34 + index * 42, row, { size: 25, color: look.text }),
          )
          .join(''),
      { fill: look.sheet, r: 14 },
    )
  );
};

/** Code or a log as large as it can be read, in a window, and what it counts. */
export const terminal: Composition = ({ screen, colors }) => {
  const ground = mix(colors.field, '#0C0A14', 0.86);
  const rows = screen.body.filter((row) => row.trim() !== '').slice(0, 5);
  const [[name, value] = ['', '']] = screen.figures;
  const valueSize = 58;
  const nameSize = 23;
  const width = Math.max(widthOf(value, valueSize, 800), widthOf(name, nameSize, 600)) + 56;
  const x = 612 - width;
  const widest = rows.reduce((most, row) => (row.length > most.length ? row : most), '');
  const size =
    [29, 28, 27, 26, 25, 24].find((each) => widthOf(widest, each, 400, true) <= 500) ?? 23;
  const step = 40;
  const lit = Math.max(
    1,
    rows.findLastIndex((row) => /^[+✗$]/.test(row)),
  );
  // Beside the card only what ends before it, or it would cut words.
  const shown = rows.filter((row, index) => index < 4 || widthOf(row, size, 400, true) + 80 < x);
  return (
    sheet(
      34,
      84,
      556,
      278,
      windowDots(26, 22) +
        text(104, 29, screen.nav[0] ?? '', { size: 20, color: '#9A94B3', code: true }) +
        rect(0, 44, 556, 2, mix(ground, '#FFFFFF', 0.12)) +
        (lit < 4 ? rect(0, 53 + lit * step, 556, step, mix(ground, colors.field, 0.4)) : '') +
        shown.map((row, index) => largeCode(32, 53 + step * (index + 0.7), row, size)).join(''),
      { fill: ground, r: 18 },
    ) +
    sheet(
      x,
      292,
      width,
      96,
      text(28, 58, value, { size: valueSize, weight: 800, color: inkOn('#FFFFFF') }) +
        text(28, 84, name, { size: nameSize, weight: 600, color: '#635E75' }),
      { fill: '#FFFFFF', r: 18 },
    )
  );
};
