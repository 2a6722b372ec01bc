/** Covers that show papers: an invoice, a quote, a place to sign. */
import { mix } from '../palette';
import { check, face } from '../screens/blocks';
import { inkOn, readable } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import { text } from '../screens/text';
import { line, p, place, rect, ring, shape } from '../svg';
import { inAccent, largest, PAPER, sheet, type Poster } from './cover';

/** The signature of a person, about 280 wide from 0 0. */
const SIGNATURE = 'M0 30c56-11 62-106 22-90s-6 106 45 73s22-56 50-50s-6 67 34 45s50-45 101-34';

/** `Clear reminder on June 17` as what happens and its day. */
const dayOf = (step: string) => /(\w+ \d+)$/.exec(step)?.[1] ?? step;

/** An invoice on paper with a torn edge, beside the days on which it was and will be sent. */
export const invoice: Poster = ({ screen, look, ink, colors }) => {
  const [[name, total] = ['', '']] = screen.figures;
  const teeth = Array.from({ length: 14 }, (_, at) => (at % 2 ? 'l-26-14' : 'l-26 14')).join('');
  const paper = `M0 10a10 10 0 0 1 10-10H354a10 10 0 0 1 10 10V312${teeth}z`;
  return (
    line('M62 120V400', mix(colors.field, ink, 0.3), 5) +
    screen.body
      .slice(0, 4)
      .map((step, at) => {
        const y = 124 + at * 78;
        return (
          (at < 2
            ? check({ ...look, link: ink }, 62, y, 22, true)
            : `${rect(38, y - 24, 48, 48, colors.field, 24)}${ring(62, y, 19, ink, 5)}`) +
          text(98, y + 9, dayOf(step), { size: 23, weight: 700, color: ink })
        );
      })
      .join('') +
    place(
      232,
      64,
      shape(paper, '#14121F', 'opacity=".16" transform="translate(0 9)"') +
        shape(paper, look.sheet) +
        text(30, 74, screen.headline, { size: 40, weight: 800, color: look.text }) +
        screen.rows
          .slice(0, 2)
          .map(
            ([title, , sum = ''], at) =>
              text(30, 132 + at * 46, title, { size: 26, weight: 500, color: look.muted }) +
              text(334, 132 + at * 46, sum, {
                size: 26,
                weight: 700,
                color: look.text,
                anchor: 'end',
              }),
          )
          .join('') +
        line('M30 214h304', look.soft, 3, 'stroke-dasharray="8 8"') +
        text(30, 276, name, { size: 26, weight: 600, color: look.muted }) +
        text(336, 284, total, {
          size: largest(total, 220, [60, 54], 800),
          weight: 800,
          color: look.link,
          anchor: 'end',
        }),
      1,
      3,
    )
  );
};

/** A quote with what was chosen on it, and the signature below, larger than the paper. */
export const accepted: Poster = (cover) => {
  const { screen, look } = cover;
  const [[, total] = ['', ''], , [deposit, part] = ['', '']] = screen.figures;
  const { fill, ink } = inAccent(cover);
  return (
    place(
      60,
      76,
      sheet(
        0,
        0,
        520,
        420,
        text(34, 70, screen.headline, { size: 40, weight: 800, color: inkOn(PAPER) }) +
          text(464, 76, total, { size: 48, weight: 800, color: look.link, anchor: 'end' }) +
          screen.rows
            .slice(0, 2)
            .map(
              ([title, , sum = ''], at) =>
                check({ ...look, sheet: PAPER }, 50, 118 + at * 46, 17, true) +
                text(84, 128 + at * 46, title, { size: 27, weight: 600, color: inkOn(PAPER) }) +
                text(464, 128 + at * 46, sum, {
                  size: 27,
                  weight: 600,
                  color: mix(inkOn(PAPER), PAPER, 0.3),
                  anchor: 'end',
                }),
            )
            .join('') +
          line('M34 296H300', mix(inkOn(PAPER), PAPER, 0.6), 3, '') +
          place(44, 250, line(SIGNATURE, look.link, 8), 0.86),
        { fill: PAPER, r: 14 },
      ),
      1,
      -3,
    ) +
    rect(390, 296, 216, 72, fill, 36) +
    text(498, 342, `${deposit} ${part}`, { size: 28, weight: 700, color: ink, anchor: 'middle' })
  );
};

/** The line on which the last one signs, close up, and who has signed before. */
export const signature: Poster = (cover) => {
  const { screen, colors, ink } = cover;
  const [, , [who = ''] = []] = screen.rows;
  const { fill, ink: on } = inAccent(cover);
  const dark = inkOn(PAPER);
  return (
    screen.rows
      .slice(0, 2)
      .map(
        ([name], at) =>
          face(66 + at * 268, 109, 26, name) +
          text(104 + at * 268, 119, name, { size: 28, weight: 700, color: ink }),
      )
      .join('') +
    place(
      320,
      160,
      sheet(
        -380,
        0,
        760,
        352,
        line(p`M170 152H640`, mix(PAPER, dark, 0.4), 4, '') +
          place(232, 108, line(SIGNATURE, readable(colors.field, PAPER, 4.5), 11), 1.24),
        { fill: PAPER, r: 18 },
      ) +
        shape('M-330 112h118l34 36l-34 36h-118z', fill) +
        text(-312, 157, 'Sign here', { size: 26, weight: 800, color: on }) +
        oneLine(-34, 194, who, { size: 30, weight: 700, color: dark, maxWidth: 400 }),
      1,
      -3,
    )
  );
};
