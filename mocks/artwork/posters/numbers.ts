import { isPale, mix } from '../palette';
import { chartPath } from '../screens/blocks';
import { oneLine } from '../screens/oneLine';
import { text } from '../screens/text';
import { p, place, rect, shape } from '../svg';
import { inks, isSmall, LEFT, posterHead, SMALL_LEFT, type Poster } from './poster';

/** Where the figures are, and how large: [base line, size] of words, the rest in units. */
const LARGE = {
  left: LEFT,
  value: [336, 190],
  name: [396, 34],
  change: [444, 27],
  card: { y: 510, height: 148, gap: 32, inset: 32, r: 22, value: [72, 54], name: [116, 24] },
} as const;

const SMALL = {
  left: SMALL_LEFT,
  value: [132, 96],
  name: [176, 26],
  change: [208, 20],
  card: { y: 240, height: 92, gap: 16, inset: 18, r: 14, value: [42, 32], name: [72, 18] },
} as const;

/** The figures of a product in large type, before its values over time as a hill. */
export const numbers: Poster = (stage) => {
  const { product, look, colors, ground, room } = stage;
  const { width, height } = room;
  const { ink, quiet } = inks(ground);
  const { left, card, ...at } = isSmall(room) ? SMALL : LARGE;
  const { figures, trend } = product.screen;
  const [[name, value, change = ''] = ['', ''], ...others] = figures;
  const hill = chartPath(trend, { width, height: height * 0.48 });
  const tone = mix(ground, isPale(colors.field) ? colors.main : colors.field, 0.55);
  const inner = width - 2 * left;
  const wide = (inner - card.gap) / 2;
  const cards = others.slice(0, 2).map(([label, figure], index) => {
    const x = left + index * (wide + card.gap);
    const words = { maxWidth: wide - 2 * card.inset };
    return (
      rect(x, card.y, wide, card.height, look.sheet, card.r) +
      oneLine(x + card.inset, card.y + card.value[0], figure, {
        ...words,
        size: card.value[1],
        weight: 800,
        color: look.text,
      }) +
      oneLine(x + card.inset, card.y + card.name[0], label, {
        ...words,
        size: card.name[1],
        color: look.muted,
      })
    );
  });
  return (
    place(0, height * 0.52, shape(p`${hill}V${height}H0z`, tone)) +
    (isSmall(room) ? '' : posterHead(stage)) +
    oneLine(left, at.value[0], value, {
      size: at.value[1],
      weight: 800,
      color: ink,
      maxWidth: inner,
    }) +
    text(left, at.name[0], name, { size: at.name[1], weight: 700, color: ink }) +
    text(left, at.change[0], change, { size: at.change[1], color: quiet }) +
    cards.join('')
  );
};
