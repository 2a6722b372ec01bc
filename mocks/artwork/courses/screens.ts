/** Results that are built: code, a form, a search, an automatic flow, histories and trees. */
import { mix } from '../palette';
import { largest } from '../covers/cover';
import { face } from '../screens/blocks';
import { widthOf } from '../screens/text';
import { circle, line, p, place, rect, ring, shape } from '../svg';
import {
  bold,
  circled,
  greeked,
  sheetAt,
  struckOut,
  ticked,
  underlined,
  type Result,
} from './desk';

const KEYWORDS = /^(def|with|if|return|type|GET|POST|\d{3})\b/;

/** A few lines of code; the one at `lit` is what it is about. */
export const code: Result<{
  readonly rows: readonly string[];
  readonly lit: number;
  /** What is underlined in that row. */
  readonly wrong?: string;
}> = (desk, { rows, lit, wrong }) => {
  const size = 33;
  const step = 50;
  const top = 48;
  return sheetAt(
    desk,
    [332, 242, 560, rows.length * step + 46],
    rect(0, top + lit * step - 26, 560, step, mix('#171425', desk.colors.field, 0.45)) +
      rows
        .map((row, index) => {
          const y = top + index * step + 9;
          const words = row.trimStart();
          const x = 40 + (row.length - words.length) * 20;
          const [keyword = ''] = KEYWORDS.exec(words) ?? [];
          const rest = words.slice(keyword.length).trimStart();
          const from = x + (keyword ? widthOf(`${keyword} `, size, 700) : 0);
          return (
            (keyword ? bold(x, y, keyword, '#FFC466', { sizes: [size] }) : '') +
            (rest ? bold(from, y, rest, '#F4F1FF', { sizes: [size] }) : '')
          );
        })
        .join('') +
      (wrong
        ? line(
            p`M${40 + widthOf(rows[lit]!.slice(0, rows[lit]!.indexOf(wrong)), size, 700)} ${top + lit * step + 20}` +
              'q7-9 14 0t14 0'.repeat(Math.round((widthOf(wrong, size, 700) * 0.98) / 28)),
            '#FF6B57',
            5,
          )
        : ''),
    { fill: '#171425', turn: -2.5, r: 16 },
  );
};

/** A form that says what is wrong, where, and how to put it right. */
export const form: Result<{
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly action: string;
}> = (desk, { label, value, hint, action }) =>
  sheetAt(
    desk,
    [320, 244, 460, 304],
    bold(34, 60, label, desk.ink, { sizes: [33] }) +
      rect(34, 80, 392, 68, desk.paper, 12, p`stroke="${desk.pen}" stroke-width="5"`) +
      bold(56, 126, value, desk.ink, { sizes: [36] }) +
      circle(390, 114, 18, desk.pen) +
      rect(387, 103, 6, 14, '#FFFFFF', 3) +
      circle(390, 123, 3.5, '#FFFFFF') +
      bold(34, 188, hint, desk.pen, { sizes: [30, 28, 26], room: 392 }) +
      rect(34, 216, 190, 62, desk.brand, 14) +
      bold(129, 258, action, desk.onBrand, { sizes: [32, 29], anchor: 'middle' }) +
      greeked(250, 242, [150], desk.soft),
    { turn: -2 },
  );

/** Sizes of what is found, the largest that has room. */
const FOUND = [30, 28, 26] as const;

/** What is looked for, and what is found; what is of no use is struck out. */
export const search: Result<{
  readonly query: string;
  readonly found: readonly string[];
  readonly pruned?: boolean;
}> = (desk, { query, found, pruned = false }) => {
  const [first = ''] = found;
  return sheetAt(
    desk,
    [320, 246, 540, 284],
    rect(22, 22, 496, 70, desk.paper, 35, p`stroke="${desk.brand}" stroke-width="5"`) +
      ring(60, 54, 13, desk.brand, 5) +
      line('M70 64l11 11', desk.brand, 6) +
      bold(98, 69, query, desk.ink, { sizes: [34, 31, 28], room: 400 }) +
      found
        .map((title, index) => {
          const y = 142 + index * 56;
          const [size] = FOUND;
          return (
            rect(28, y - 26, 30, 36, index ? desk.hair : desk.brand, 5) +
            bold(76, y, title, index && pruned ? mix(desk.ink, desk.paper, 0.45) : desk.ink, {
              sizes: FOUND,
              room: 420,
            }) +
            (index && pruned ? struckOut(desk, 76, y, widthOf(title, size, 700), size) : '')
          );
        })
        .join('') +
      (pruned
        ? ticked(492, 132, '#0E7A4F', 9)
        : underlined(desk, 76, 158, widthOf(first, largest(first, 420, FOUND), 700))),
    { turn: pruned ? 2 : -2 },
  );
};

/** What sets it off, and what then happens by itself. */
export const flow: Result<readonly (readonly [icon: string, label: string])[]> = (desk, steps) =>
  sheetAt(
    desk,
    [320, 240, 604, 256],
    line('M110 104H500', desk.soft, 8, 'stroke-dasharray="2 18" stroke-linecap="round"') +
      steps
        .map(([icon, label], index) =>
          place(
            104 + index * 198,
            104,
            rect(-66, -66, 132, 132, index ? desk.tint : desk.brand, 32) +
              line(icon, index ? desk.brand : desk.onBrand, 8) +
              (index
                ? ''
                : circle(60, -58, 24, desk.pen) +
                  shape('M64-76l-17 21h11l-4 16l17-22h-11z', '#FFFFFF')) +
              bold(0, 116, label, desk.ink, { sizes: [29], anchor: 'middle' }),
          ),
        )
        .join(''),
    { turn: -2, r: 20 },
  );

/** A history that parts and comes together again. */
export const branches: Result<readonly string[]> = (desk, messages) => {
  const y = (index: number) => 52 + index * 64;
  const last = messages.length - 1;
  const isSide = (index: number) => index > 0 && index < last;
  return sheetAt(
    desk,
    [308, 240, 560, messages.length * 64 + 40],
    line(p`M50 ${y(0)}V${y(last)}`, desk.brand, 12) +
      line(
        p`M50 ${y(0)}C52 ${y(0) + 40} 106 ${y(0) + 24} 106 ${y(1)}V${y(2)}C106 ${y(3) - 24} 52 ${y(3) - 40} 50 ${y(3)}`,
        desk.pen,
        12,
      ) +
      messages
        .map((message, index) => {
          const side = isSide(index);
          const ink = side ? desk.pen : desk.brand;
          const x = side ? 146 : 96;
          return (
            rect(
              x,
              y(index) - 25,
              530 - x - (index > 1 ? 130 : 0),
              50,
              mix(ink, desk.paper, 0.86),
              13,
            ) +
            circle(side ? 104 : 50, y(index), 20, ink, p`stroke="${desk.paper}" stroke-width="6"`) +
            (index === last
              ? line(p`M42 ${y(index)}l6 7l11-13`, desk.onBrand, 5)
              : circle(side ? 104 : 50, y(index), 6, desk.paper)) +
            bold(x + 20, y(index) + 11, message, desk.ink, {
              sizes: [28, 26],
              room: 504 - x - (index > 1 ? 130 : 0),
            })
          );
        })
        .join(''),
    { turn: -2 },
  );
};

/** Pages below pages, each with who looks after it; the ring is about the third of them. */
export const tree: Result<readonly (readonly [depth: number, title: string, owner: string])[]> = (
  desk,
  pages,
) =>
  sheetAt(
    desk,
    [320, 234, 520, pages.length * 68 + 28],
    pages
      .map(([depth, title, owner], index) => {
        const [x, y] = [34 + depth * 54, 48 + index * 68];
        return (
          (depth ? line(p`M${x - 38} ${y - 44}v30q0 14 14 14h12`, desk.soft, 5) : '') +
          rect(x, y - 20, 32, 40, index ? desk.soft : desk.brand, 6) +
          bold(x + 50, y + 12, title, desk.ink, { sizes: [34, 31, 28], room: 380 - x }) +
          face(472, y, 28, owner)
        );
      })
      .join('') + circled(desk, 453, 165, 38, 38),
    { turn: 2 },
  );

/** Who has a say in a deal, and the one whose word ends it. */
export const network: Result<{ readonly people: readonly string[]; readonly decides: string }> = (
  desk,
  { people, decides },
) => {
  const at = [
    [76, 74],
    [90, 226],
    [236, 256],
    [300, 66],
    [456, 230],
  ] as const;
  const [mx, my] = [236, 156];
  return sheetAt(
    desk,
    [320, 240, 540, 304],
    line(at.map(([x, y]) => p`M${mx} ${my}L${x} ${y}`).join(''), desk.soft, 6) +
      line('M300 66L420 98M456 230L430 130', desk.soft, 6) +
      people.map((name, index) => face(at[index]![0], at[index]![1], 34, name)).join('') +
      circle(mx, my, 48, desk.tint) +
      shape('M216 128h30l14 14v44h-44z', desk.brand) +
      face(430, 104, 46, decides) +
      circled(desk, 384, 58, 92, 92),
    { turn: -2 },
  );
};
