import { isPale, mix } from '../palette';
import { chartPath } from '../screens/blocks';
import { appIcon } from '../screens/frames';
import { oneLine } from '../screens/oneLine';
import { text } from '../screens/text';
import { p, place, rect, shape } from '../svg';
import { inks, isSmall, type Poster } from './poster';

/** The figures of a product in large type, on the hill that the first of them has climbed. */
export const numbers: Poster = ({ product: { screen }, look, colors, ground, room }) => {
  const { ink, quiet } = inks(ground);
  const unit = isSmall(room) ? 0.5 : 1;
  const [first, ...others] = screen.figures;
  const [name, value, change = ''] = first ?? ['', ''];
  const { width, height } = room;
  const tone = mix(ground, isPale(colors.field) ? colors.main : colors.field, 0.55);
  const hill = chartPath(screen.trend, { width, height: height * 0.56 });
  const small = isSmall(room);
  const left = small ? 32 : 72;
  return (
    place(0, height * 0.42, shape(p`${hill}V${height}H0z`, tone)) +
    (small
      ? ''
      : appIcon({ ...look, brand: look.sheet, onBrand: look.link }, left, 64, 76) +
        text(166, 112, screen.title, { size: 32, weight: 700, color: ink })) +
    oneLine(left, small ? 132 : 336, value, {
      size: small ? 96 : 190,
      weight: 800,
      color: ink,
      maxWidth: width - 2 * left,
    }) +
    text(left + 4 * unit, small ? 176 : 396, name, {
      size: small ? 26 : 34,
      weight: 700,
      color: ink,
    }) +
    text(left + 4 * unit, small ? 208 : 444, change, { size: small ? 20 : 27, color: quiet }) +
    others
      .slice(0, 2)
      .map(([label, figure], at) => {
        const wide = (width - 2 * left - (small ? 16 : 32)) / 2;
        const x = left + at * (wide + (small ? 16 : 32));
        const y = small ? 240 : 510;
        return (
          rect(x, y, wide, small ? 92 : 148, look.sheet, small ? 14 : 22) +
          oneLine(x + (small ? 18 : 32), y + (small ? 42 : 72), figure, {
            size: small ? 32 : 54,
            weight: 800,
            color: look.text,
            maxWidth: wide - (small ? 36 : 64),
          }) +
          oneLine(x + (small ? 18 : 32), y + (small ? 72 : 116), label, {
            size: small ? 18 : 24,
            color: look.muted,
            maxWidth: wide - (small ? 36 : 64),
          })
        );
      })
      .join('')
  );
};
