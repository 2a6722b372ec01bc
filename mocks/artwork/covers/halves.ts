/** Covers in two halves: what is in and what is out, one trial against the other, before and after. */
import { mix } from '../palette';
import { inkOn, readable } from '../screens/look';
import { text } from '../screens/text';
import { circle, line, p, place, rect, shape } from '../svg';
import { setIn, type Poster } from './cover';
import { vase } from './images';

/** Requests sorted into two halves, and what those that are out come to. */
export const sorted: Poster = ({ screen, colors, ink, quiet }) => {
  const [[, sum] = ['', '']] = screen.figures;
  const side = (name: string, x: number, [head, words]: readonly [string, string], mark: string) =>
    text(x, 176, name, { size: 92, weight: 800, color: head }) +
    screen.rows
      .filter(([, , label]) => label === name)
      .slice(0, 3)
      .map(([title], at) => {
        const y = 236 + at * 52;
        return (
          line(mark.replace('@', p`${x} ${y - 9}`), head, 5) +
          text(x + 34, y, title, {
            size: 24,
            weight: 600,
            color: words,
          })
        );
      })
      .join('');
  const out = mix(colors.main, colors.field, 0.14);
  const on = readable(inkOn(out), out, 6);
  const accent = readable(colors.field, out, 5);
  return (
    rect(320, 0, 320, 400, out) +
    side('In', 40, [ink, quiet], 'M@l7 8l13-16') +
    side('Out', 350, [accent, on], 'M@m0-8l16 16m0-16l-16 16') +
    text(348, 366, sum, { size: 60, weight: 800, color: accent })
  );
};

/** Two headlines on trial, a half of the picture for each, and what each of them brought. */
export const trial: Poster = ({ screen, colors, ink }) => {
  const lost = mix(ink, colors.field, 0.14);
  const half = (at: number, x: number, color: string, under: string) => {
    const [name = '', words = '', value = ''] = screen.rows[at] ?? [];
    const said = setIn(words.replace(/[“”]/g, ''), 250, [34, 31, 28], 2);
    return (
      circle(x + 28, 126, 28, color) +
      text(x + 28, 137, name.slice(-1), {
        size: 32,
        weight: 800,
        color: under,
        anchor: 'middle',
      }) +
      said.rows
        .map((row, index) =>
          text(x, 204 + index * said.size * 1.14, row, { size: said.size, weight: 700, color }),
        )
        .join('') +
      text(x - 3, 364, value, {
        size: at ? 66 : 100,
        weight: 800,
        color: at ? color : readable(colors.accent, under, 3.4),
      })
    );
  };
  return (
    rect(320, 0, 320, 400, lost) +
    half(0, 40, ink, colors.field) +
    half(1, 362, mix(colors.field, lost, 0.3), lost) +
    circle(270, 126, 28, colors.accent) +
    line('M257 126l9 10l18-20', inkOn(colors.accent), 6)
  );
};

/** A thing cut out on one side and on its new ground on the other, and how far the batch has come. */
export const cutOut: Poster = ({ screen, colors, look }) => {
  const [[, value] = ['', '']] = screen.figures;
  const [done = 0, all = 1] = (value.match(/\d+/g) ?? []).map(Number);
  const check = mix(colors.field, '#FFFFFF', 0.16);
  return (
    `<pattern id="c" width="56" height="56" patternUnits="userSpaceOnUse">${shape('M0 0h28v28H0zM28 28h28v28H28z', check)}</pattern>` +
    rect(0, 0, 320, 400, 'url(#c)') +
    rect(320, 0, 320, 400, '#E3DBCD') +
    line(
      'M320 70C400 120 440 40 520 116S600 110 660 176M320 226c-30-30 130 40 330 8',
      '#CFC5B5',
      9,
    ) +
    rect(320, 318, 320, 82, '#C9BCA8') +
    circle(386, 334, 110, '#000', 'opacity=".16" transform="translate(0 276) scale(1 .18)"') +
    place(320, 346, vase(colors.accent), 1.96) +
    rect(316, 0, 8, 400, look.sheet) +
    circle(320, 190, 34, look.sheet) +
    line('M309 178l-12 12l12 12M331 178l12 12l-12 12', look.link, 6) +
    text(40, 366, `${done}/${all}`, {
      size: 40,
      weight: 800,
      color: readable(look.sheet, colors.field),
    })
  );
};
