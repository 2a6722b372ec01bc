/** The cover of software for programmers: code from edge to edge. */
import { isPale, mix } from '../palette';
import { codeLine } from '../screens/layouts/code';
import { readable } from '../screens/look';
import { text, widthOf } from '../screens/text';
import { place, rect } from '../svg';
import type { Poster } from './cover';

/** Lines that are about to change something, or have. */
const MARKED = /^[+✗$]|^create/;

/** Code or a log in large letters, its numbers on the color of the product, and what it counts. */
export const terminal: Poster = ({ screen, colors, ink }) => {
  const ground = mix(colors.field, '#0C0A14', 0.68);
  const rows = screen.body.slice(0, 5);
  const [[, value] = ['', '']] = screen.figures;
  const lit = Math.max(
    1,
    rows.findLastIndex((row) => MARKED.test(row)),
  );
  const badge = isPale(colors.accent) ? colors.accent : colors.main;
  const wide = widthOf(value, 60, 800) + 52;
  return (
    rect(64, 0, 576, 400, ground) +
    rect(64, 88 + lit * 43, 576, 44, mix(ground, colors.field, 0.42)) +
    rows
      .map(
        (row, at) =>
          text(50, 119 + at * 43, String(at + 1), {
            size: 21,
            weight: 700,
            color: ink,
            anchor: 'end',
          }) + place(86, 119 + at * 43, codeLine(0, 0, row, 21.5), 1.2),
      )
      .join('') +
    rect(600 - wide, 312, wide, 76, badge, 18) +
    text(600 - wide / 2, 371, value, {
      size: 60,
      weight: 800,
      color: readable(colors.field, badge, 5),
      anchor: 'middle',
    })
  );
};
