/** Covers that show what is owed: an invoice with its reminders, a quote that is read on a phone. */
import { chip, check, face, pushButton } from '../screens/blocks';
import { phoneFrame } from '../screens/frames';
import { oneLine } from '../screens/oneLine';
import { text } from '../screens/text';
import { line, p, place, rect, ring, shape } from '../svg';
import { largest, type Composition } from './cover';
import { appWindow } from './window';

/** `Clear reminder on June 17` as what happens and its day. */
const dated = (step: string) => /^(.*?),? (?:on )?(\w+ \d+)$/.exec(step)?.slice(1) ?? [step, ''];

/** The steps of an invoice in its window, and the invoice itself on paper with a torn edge. */
export const slip: Composition = (cover) => {
  const { screen, look } = cover;
  const [[totalName, total] = ['', ''], [, client] = ['', '']] = screen.figures;
  const teeth = Array.from({ length: 20 }, (_, at) => (at % 2 ? 'l13-11' : 'l13 11')).join('');
  const paper = `M0 12a12 12 0 0 1 12-12H248a12 12 0 0 1 12 12V272`;
  return {
    back: appWindow(
      cover,
      { box: [22, 58, 596, 318], headEnd: 340 },
      () =>
        line('M42 30V178', look.hair, 4) +
        screen.body
          .slice(0, 4)
          .map((step, at) => {
            const y = 24 + at * 52;
            const [what = '', when = ''] = dated(step);
            return (
              (at === 2 ? rect(12, y - 26, 310, 52, look.tint, 12) : '') +
              (at < 2
                ? check(look, 42, y, 15, true)
                : ring(42, y, 12, at === 2 ? look.link : look.soft, 4)) +
              text(72, y - 3, what, { size: 21, weight: 600, color: look.text }) +
              text(72, y + 19, when, { size: 17, color: look.muted })
            );
          })
          .join(''),
    ),
    front: place(
      352,
      108,
      shape(
        `${paper}${teeth.replaceAll('l13', 'l-13')}z`,
        '#14121F',
        'opacity=".14" transform="translate(0 8)"',
      ) +
        shape(
          `${paper}${teeth.replaceAll('l13', 'l-13')}z`,
          look.sheet,
          `stroke="${look.hair}" stroke-width="1.5"`,
        ) +
        face(38, 42, 18, client) +
        oneLine(66, 49, client, { size: 20, weight: 700, color: look.text, maxWidth: 176 }) +
        screen.rows
          .slice(0, 3)
          .map(
            ([title, , sum = ''], at) =>
              text(22, 96 + at * 34, title, { size: 19, color: look.muted }) +
              text(238, 96 + at * 34, sum, {
                size: 19,
                weight: 600,
                color: look.text,
                anchor: 'end',
              }),
          )
          .join('') +
        line('M22 184h216', look.soft, 2, 'stroke-dasharray="6 6"') +
        text(22, 211, totalName, { size: 19, weight: 600, color: look.muted }) +
        text(22, 256, total, {
          size: largest(total, 216, [46, 42], 800),
          weight: 800,
          color: look.link,
        }),
    ),
    focus: [352, 112, 260, 276],
  };
};

/** The lines of a quote to choose from, and the quote as its client signs it on a phone. */
export const quote: Composition = (cover) => {
  const { screen, look } = cover;
  const [[totalName, total, more = ''] = ['', ''], , [deposit, part] = ['', '']] = screen.figures;
  const [, , signature = ''] = screen.body;
  const room = { width: 216, height: 264 };
  return {
    back: appWindow(cover, { box: [22, 58, 570, 316] }, () =>
      screen.rows
        .slice(0, 4)
        .map(([title, note, sum = ''], at) => {
          const y = at * 53;
          const isChosen = at === 1;
          return (
            (isChosen ? rect(10, y + 1, 364, 52, look.tint, 11) : '') +
            rect(
              24,
              y + 14,
              26,
              26,
              at < 3 ? look.link : look.sheet,
              8,
              at < 3 ? '' : `stroke="${look.soft}" stroke-width="2.5"`,
            ) +
            (at < 3 ? line(p`M31 ${y + 27}l5 5l8-10`, look.sheet, 3.4) : '') +
            text(66, y + 24, title, { size: 20, weight: 600, color: look.text }) +
            text(66, y + 45, note, { size: 16.5, color: look.muted }) +
            text(360, y + 34, sum, { size: 20, weight: 700, color: look.text, anchor: 'end' })
          );
        })
        .join(''),
    ),
    front: phoneFrame(
      look,
      { x: 416, y: 108, scale: 0.86 },
      room,
      text(18, 24, totalName, { size: 19, color: look.muted }) +
        text(17, 68, total, {
          size: largest(total, 184, [46, 42], 800),
          weight: 800,
          color: look.text,
        }) +
        chip(look, 18, 82, more, { tone: 'good', size: 18 }) +
        rect(14, 130, 188, 72, look.tint, 12) +
        line('M34 176c14-40 28-46 26-10s18-26 28-24s2 28 20 6s24-4 38-10', look.link, 4.5) +
        oneLine(28, 194, signature, { size: 15, least: 13, color: look.onTint, maxWidth: 162 }) +
        pushButton(look, 14, 214, `${deposit} ${part}`, { size: 18, width: 188 }),
    ),
    focus: [408, 100, 204, 170],
  };
};
