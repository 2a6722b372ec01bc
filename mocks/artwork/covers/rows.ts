/** Covers that show a few rows close up: entries, tasks, answers, a person, what was promised. */
import { mix } from '../palette';
import { check, face } from '../screens/blocks';
import { readable } from '../screens/look';
import { text, widthOf } from '../screens/text';
import { circle, line, p, place, rect, ring } from '../svg';
import { inAccent, largest, setIn, sheet, type Poster } from './cover';

/** Entries of a list past the lower edge; the one that is chosen is wider than the list. */
export const entries: Poster = (cover) => {
  const { screen, look } = cover;
  const { fill, ink } = inAccent(cover);
  const rows = screen.rows.slice(0, 4);
  const row = (at: number, color: string, quiet: string) => {
    const [title = '', note = '', label = ''] = rows[at] ?? [];
    // Clear of the row before all others.
    const y = [84, 159, 234, 306][at] ?? 0;
    const swatch = /^#\w{6}$/.exec(title)?.[0];
    return (
      rect(76, y + 14, 46, 46, swatch ?? mix(look.sheet, look.link, 0.14), 11) +
      (swatch ? '' : line(p`M88 ${y + 30}h22M88 ${y + 37}h22M88 ${y + 44}h13`, look.link, 3.4)) +
      text(144, y + 36, title, { size: 29, weight: 700, color }) +
      text(144, y + 63, note, { size: 21, color: quiet }) +
      text(564, y + 46, label, { size: 24, weight: 600, color: quiet, anchor: 'end' })
    );
  };
  return (
    sheet(
      52,
      76,
      536,
      350,
      [0, 2, 3].map((at) => place(-52, -76, row(at, look.text, look.text))).join(''),
      {
        fill: mix(look.sheet, look.text, 0.1),
        r: 22,
      },
    ) +
    sheet(28, 157, 584, 80, '', { fill, r: 22 }) +
    row(1, ink, ink)
  );
};

/** Tasks in large type, those that are done with a tick, and what climbed by them. */
export const tasks: Poster = ({ screen, look, colors, ink, quiet }) => {
  const [, , [name, value, more = ''] = ['', '']] = screen.figures;
  const done = colors.accent;
  return (
    screen.rows
      .slice(0, 3)
      .map(([title, note, label], at) => {
        const y = 130 + at * 72;
        const isDone = label === 'Done';
        return (
          (isDone
            ? check({ ...look, link: done }, 66, y, 26, true)
            : ring(66, y, 23, mix(colors.field, ink, 0.5), 5)) +
          text(112, y + 3, title, { size: 34, weight: 700, color: ink }) +
          text(112, y + 31, note, { size: 21, color: quiet })
        );
      })
      .join('') +
    line('M40 318H600', mix(colors.field, ink, 0.26), 3, '') +
    text(40, 370, value, { size: 44, weight: 800, color: readable(done, colors.field, 3) }) +
    text(56 + widthOf(value, 44, 800), 370, more, { size: 32, weight: 700, color: ink }) +
    text(600, 368, name, { size: 25, weight: 600, color: quiet, anchor: 'end' })
  );
};

/** A question in large type, its answers to choose from below it. */
export const choice: Poster = ({ screen, look, ink, colors }) => {
  const head = setIn(screen.headline, 540, [54, 48], 2);
  const top = 100 + head.rows.length * head.size * 1.06;
  return (
    head.rows
      .map((row, at) =>
        text(38, 98 + head.size * (0.78 + at * 1.06), row, {
          size: head.size,
          weight: 800,
          color: ink,
        }),
      )
      .join('') +
    screen.body
      .slice(0, 2)
      .map((answer, at) => {
        const y = top + 14 + at * 84;
        const color = at ? ink : look.text;
        return (
          rect(40, y, at ? 420 : 500, 70, at ? mix(colors.field, ink, 0.12) : look.sheet, 35) +
          ring(80, y + 35, 15, at ? ink : look.link, 5) +
          (at ? '' : circle(80, y + 35, 8, look.link)) +
          text(114, y + 46, answer, { size: 30, weight: 700, color })
        );
      })
      .join('')
  );
};

/** A person on a card, before the others who wait, and how far the way still is. */
export const person: Poster = (cover) => {
  const { screen, look, colors, ink } = cover;
  const [[name, note, label = ''] = ['', '']] = screen.rows;
  const { fill, ink: on } = inAccent(cover);
  const stages = [...new Set(screen.rows.map(([, , stage = '']) => stage))].slice(0, 3);
  return (
    place(
      330,
      196,
      sheet(-240, -96, 500, 210, '', { fill: mix(colors.field, look.sheet, 0.4), r: 24 }),
      1,
      5,
    ) +
    place(
      316,
      200,
      sheet(
        -256,
        -102,
        512,
        212,
        face(104, 106, 66, name) +
          text(196, 100, name, {
            size: largest(name, 290, [56, 50, 46]),
            weight: 800,
            color: look.text,
          }) +
          rect(196, 126, widthOf(label, 26, 700) + 40, 48, fill, 24) +
          text(216, 159, label, { size: 26, weight: 700, color: on }) +
          text(212 + widthOf(label, 26, 700) + 40, 159, note.replace(/^\w+ /, ''), {
            size: 26,
            weight: 500,
            color: look.muted,
          }),
        { fill: look.sheet, r: 24 },
      ),
      1,
      -2,
    ) +
    stages
      .map((stage, at) => {
        const x = 66 + at * 204;
        return (
          (at
            ? `${circle(x, 362, 17, colors.field)}${ring(x, 362, 14, ink, 5)}`
            : circle(x, 362, 17, fill)) +
          (at < 2
            ? line(
                p`M${x + 50 + widthOf(stage, 28, 700)} 362H${x + 172}`,
                mix(colors.field, ink, 0.4),
                5,
              )
            : '') +
          text(x + 34, 372, stage, { size: 28, weight: 700, color: ink })
        );
      })
      .join('')
  );
};

/** One dot for each promise, filled where it was kept. */
export const kept: Poster = ({ screen, colors, ink, quiet }) => {
  const [, [name, value] = ['', '']] = screen.figures;
  const [done = 0, all = 1] = (value.match(/\d+/g) ?? []).map(Number);
  return (
    text(38, 180, value.replace(' of ', '/'), { size: 108, weight: 800, color: ink }) +
    text(600, 176, name, { size: 34, weight: 700, color: quiet, anchor: 'end' }) +
    Array.from({ length: all }, (_, at) => {
      const [x, y] = [62 + (at % 10) * 57.4, 227 + Math.floor(at / 10) * 45];
      return at < done ? circle(x, y, 18, ink) : ring(x, y, 15.5, mix(colors.field, ink, 0.6), 5);
    }).join('')
  );
};
