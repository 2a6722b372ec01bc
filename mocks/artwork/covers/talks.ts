/** Covers in which people speak: two bubbles, a recording. */
import { mix } from '../palette';
import { randomFrom } from '../random';
import { face } from '../screens/blocks';
import { readable } from '../screens/look';
import { text, widthOf } from '../screens/text';
import { line, p, rect, shape } from '../svg';
import { inAccent, setIn, type Cover, type Poster } from './cover';

const turnOf = (said = '') => {
  const at = said.indexOf(': ');
  return [said.slice(0, at), said.slice(at + 2)] as const;
};

/** Words in a bubble; `y` is its top. With `mine` its right end stands at `x`, and its tail is there. */
function bubble(x: number, y: number, words: string, fill: string, color: string, mine = false) {
  const said = setIn(words, 440, [38, 34, 31, 28, 26], 2);
  const wide = Math.max(...said.rows.map((row) => widthOf(row, said.size, 700))) + 60;
  const step = said.size * 1.16;
  const high = said.rows.length * step + 36;
  const left = mine ? x - wide : x;
  const foot = y + high;
  return {
    foot,
    drawn:
      rect(left, y, wide, high, fill, 34) +
      shape(
        mine
          ? p`M${x} ${foot - 36}q0 40 20 56q-52 2-80-22z`
          : p`M${x} ${foot - 36}q0 40-20 56q52 2 80-22z`,
        fill,
      ) +
      said.rows
        .map((row, at) =>
          text(left + 30, y + 18 + said.size * 0.9 + at * step, row, {
            size: said.size,
            weight: 700,
            color,
          }),
        )
        .join(''),
  };
}

/** What is asked and what is answered: of a chat its first two turns, of a mailbox its first message. */
function exchange({ screen }: Cover) {
  const [first = '', second = ''] = screen.body;
  if (first.includes(': ')) return [turnOf(first), turnOf(second)] as const;
  const [[who, about] = ['', '']] = screen.rows;
  const [, said = second] = /\b(A new [^,.]*)/.exec(second) ?? [];
  return [[who, about] as const, [screen.title, said] as const] as const;
}

/** A question and its answer, in two bubbles as large as there is room for. */
export const bubbles: Poster = (cover) => {
  const { look } = cover;
  const { fill, ink } = inAccent(cover);
  const [[who, question], [, answer]] = exchange(cover);
  const asked = bubble(122, 86, question, look.sheet, look.text);
  const lit = look.isDark ? fill : look.brand;
  const said = bubble(600, asked.foot + 28, answer, lit, look.isDark ? ink : look.onBrand, true);
  return asked.drawn + face(66, 128, 40, who) + said.drawn;
};

/** A recording from edge to edge, and what is said in it. */
export const recording: Poster = ({ slug, screen, look, colors, ink, quiet }) => {
  const random = randomFrom(`voice of ${slug}`);
  const bars = Array.from({ length: 40 }, (_, at) => {
    const high = random.whole(14, 62) * Math.sin((at / 39) * 6 + 1) ** 2 + 7;
    return p`M${4 + at * 16.4} ${170 - high}v${2 * high}`;
  });
  const [who, words] = turnOf(screen.body[0]);
  const [[, value] = ['', '']] = screen.figures;
  const said = setIn(`${words.split('. ')[0]}.`, 560, [44, 40, 36], 2);
  return (
    line(bars.slice(0, 15).join(''), readable(colors.accent, colors.field, 3), 9) +
    line(bars.slice(15).join(''), mix(colors.field, ink, 0.28), 9) +
    line('M242 84v172', ink, 4) +
    said.rows
      .map((row, at) =>
        text(40, 318 + at * said.size * 1.1, row, { size: said.size, weight: 800, color: ink }),
      )
      .join('') +
    face(60, 362, 22, who) +
    text(94, 372, who, { size: 27, weight: 600, color: quiet }) +
    text(600, 374, value, { size: 40, weight: 800, color: look.link, anchor: 'end' })
  );
};
