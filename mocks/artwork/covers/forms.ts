/** Covers that show a form, as it is built and as it is answered. */
import { art } from '../screens/art';
import { check, input, progress, pushButton } from '../screens/blocks';
import type { Look } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import { text, widthOf } from '../screens/text';
import { circle, line, p, rect } from '../svg';
import { largest, setIn, sheet, type Composition } from './cover';
import { appWindow, deskOf, dotted, figureCard } from './window';

/** An answer of a form on its canvas. */
const answer = (look: Look, x: number, y: number, words: string, isChosen: boolean) =>
  rect(
    x,
    y,
    widthOf(words, 18.5, 600) + 58,
    44,
    isChosen ? look.brand : look.sheet,
    22,
    isChosen ? '' : `stroke="${look.hair}" stroke-width="2"`,
  ) +
  check({ ...look, link: look.onBrand }, x + 24, y + 22, 10, isChosen) +
  text(x + 42, y + 29, words, {
    size: 18.5,
    weight: 600,
    color: isChosen ? look.onBrand : look.text,
  });

/** A question on the canvas of a form, and in front what is asked next after one of its answers. */
export const fork: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const [[, next] = ['', '']] = screen.rows;
  const [, [, seen = ''] = []] = screen.figures;
  const [done = 0, all = 1] = (seen.match(/\d+/g) ?? []).map(Number);
  const [chosen = '', ...others] = screen.body;
  return {
    back: appWindow(
      cover,
      { box: [22, 58, 596, 318], menu: 'icons', head: false, ground: deskOf(look) },
      ({ width, height }) =>
        dotted(look, { width, height: height - 14 }) +
        line('M40 72V232q0 18 18 18H62M40 112q0 18 18 18H62M40 172q0 18 18 18H62', look.soft, 4) +
        line('M300 250h40', look.link, 4) +
        rect(20, 20, 316, 62, look.sheet, 14, `stroke="${look.hair}" stroke-width="2"`) +
        oneLine(40, 58, screen.headline, {
          size: 21,
          weight: 700,
          color: look.text,
          maxWidth: 280,
        }) +
        [...others.slice(0, 2), chosen]
          .map((words, at) => answer(look, 64, 108 + at * 60, words, at === 2))
          .join(''),
    ),
    front: sheet(
      408,
      176,
      212,
      208,
      text(22, 46, next, {
        size: largest(next, 172, [25, 23, 21]),
        weight: 800,
        color: look.text,
      }) +
        input(look, 22, 64, 168, '', { size: 18, active: true }) +
        line('M38 78v22', look.link, 2.5) +
        pushButton(look, 22, 130, screen.action, { size: 18, width: 168 }) +
        progress({ ...look, link: colors.accent }, 22, 189, 168, done / all, 7),
      { fill: look.sheet, r: 18 },
    ),
    focus: [408, 176, 212, 208],
  };
};

/** A question with its answers to choose from, as those who answer see it, and what came of it. */
export const question: Composition = (cover) => {
  const { slug, screen, look } = cover;
  const card = figureCard(cover, { x: 18, y: 286 });
  const head = setIn(screen.headline, 350, [32, 29, 27], 2);
  return {
    back: appWindow(cover, { box: [76, 60, 542, 314], menu: 'none', head: false }, ({ width }) => {
      const from = 172;
      const top = 26 + head.rows.length * head.size * 1.12;
      return (
        art(look, 16, 16, 136, 150, '', `${slug} box`) +
        head.rows
          .map((row, index) =>
            text(from, 42 + index * head.size * 1.12, row, {
              size: head.size,
              weight: 800,
              color: look.text,
            }),
          )
          .join('') +
        screen.body
          .slice(0, 3)
          .map((choice, index) => {
            const y = top + index * 50;
            const isChosen = index === 0;
            const x = index === 2 || y > 150 ? from + 50 : from;
            return (
              rect(
                x,
                y,
                width - x - 20,
                42,
                isChosen ? look.tint : look.sheet,
                11,
                p`stroke="${isChosen ? look.link : look.soft}" stroke-width="${isChosen ? 2.5 : 1.5}"`,
              ) +
              circle(
                x + 24,
                y + 21,
                9,
                'none',
                p`stroke="${isChosen ? look.link : look.soft}" stroke-width="2.5"`,
              ) +
              (isChosen ? circle(x + 24, y + 21, 4.5, look.link) : '') +
              oneLine(x + 44, y + 28, choice, {
                size: 19,
                least: 16,
                weight: 600,
                color: isChosen ? look.onTint : look.text,
                maxWidth: width - x - 76,
              })
            );
          })
          .join('')
      );
    }),
    ...card,
  };
};
