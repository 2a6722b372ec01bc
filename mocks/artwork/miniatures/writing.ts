/** Miniatures of what is written: letters, articles, forms. */
import { mix } from '../palette';
import { readable } from '../screens/look';
import { text } from '../screens/text';
import { circle, line, p, rect } from '../svg';
import {
  accentOf,
  figure,
  greeked,
  greekOf,
  panel,
  pill,
  rows,
  sign,
  type Miniature,
} from './pieces';

/** The beginning of an answer, ready to be sent. */
export const reply: Miniature = (cover) => {
  const { screen, look } = cover;
  const [, draft = ''] = screen.body;
  return panel(
    look,
    figure(40, 100, draft.slice(0, draft.indexOf(',') + 1), 430, look.text, { most: 74 }) +
      greeked(greekOf(look), [
        [52, 160, 400],
        [52, 206, 300],
        [52, 252, 220],
      ]) +
      circle(446, 226, 44, look.brand) +
      line('M424 226h42m-18-18l18 18l-18 18', look.onBrand, 10),
  );
};

/** The title of a letter above its first lines. */
export const letter: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill] = accentOf(cover);
  return panel(
    look,
    rows(40, 96, screen.body[0] ?? '', 430, look.text, { sizes: [66, 60, 56] }) +
      greeked(
        greekOf(look),
        [
          [50, 214, 250],
          [50, 254, 180],
        ],
        18,
      ) +
      rect(356, 202, 124, 64, fill, 18),
  );
};

/** An article in its steps. */
export const steps: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill, ink] = accentOf(cover);
  const [first = ''] = screen.headline.split(' to ');
  return panel(
    look,
    figure(40, 112, first, 440, look.text, { most: 68 }) +
      line('M92 208H428', greekOf(look), 14) +
      [0, 1, 2]
        .map(
          (at) =>
            circle(92 + at * 168, 208, 50, at ? mix(fill, look.sheet, 0.5) : fill) +
            text(92 + at * 168, 232, String(at + 1), {
              size: 68,
              weight: 800,
              color: ink,
              anchor: 'middle',
            }),
        )
        .join(''),
  );
};

/** A place in a text that is filled in each time. */
export const blank: Miniature = (cover) => {
  const { screen, look } = cover;
  const [, words = ''] = /\{(.*?)\}/.exec(screen.body[2] ?? '') ?? [];
  return panel(
    look,
    greeked(
      greekOf(look),
      [
        [58, 66, 404],
        [58, 232, 250],
      ],
      24,
    ) + pill(40, 150, words, [look.brand, look.onBrand], { size: 66, width: 370 }),
  );
};

/** The place in a document that answers a question. */
export const clause: Miniature = (cover) => {
  const { screen, look } = cover;
  const fill = look.brand;
  const [, found = ''] = (screen.rows[0]?.[1] ?? '').split(', ');
  const under = mix(fill, look.sheet, 0.78);
  return (
    panel(
      look,
      greeked(
        greekOf(look),
        [
          [54, 58, 390],
          [54, 234, 300],
        ],
        20,
      ) +
        rect(32, 96, 456, 96, under, 18) +
        figure(
          56,
          166,
          found.charAt(0).toUpperCase() + found.slice(1),
          400,
          readable(fill, under),
          {
            most: 74,
          },
        ),
    ) + sign(540, 314, 58, [fill, look.onBrand])
  );
};

/** What to choose from, one of it chosen. */
export const choices: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill, ink] = [look.brand, look.onBrand];
  return (
    panel(
      look,
      [0, 1, 2]
        .map((at) => {
          const y = 66 + at * 82;
          return (
            rect(
              28,
              y - 34,
              464,
              68,
              at !== 1 ? look.sheet : look.tint,
              20,
              p`stroke="${at !== 1 ? look.hair : fill}" stroke-width="5"`,
            ) +
            circle(
              72,
              y,
              17,
              look.sheet,
              p`stroke="${at !== 1 ? greekOf(look) : fill}" stroke-width="${at !== 1 ? 6 : 13}"`,
            ) +
            greeked(at !== 1 ? greekOf(look) : look.text, [[118, y, [210, 150, 160][at] ?? 0]], 20)
          );
        })
        .join(''),
    ) + pill(404, 200, screen.figures[0]?.[1] ?? '', [fill, ink], { size: 62, width: 176 })
  );
};
