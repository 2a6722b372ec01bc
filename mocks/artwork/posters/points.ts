import { rect } from '../svg';
import { appIcon } from '../screens/frames';
import { check } from '../screens/blocks';
import { balanced, text, textLines } from '../screens/text';
import { inks, isSmall, type Poster } from './poster';

/** What a product promises, and beside it what it does for that, each on a card of its own. */
export const points: Poster = ({ product, look, ground, room }) => {
  const { ink } = inks(ground);
  const { headline, points: all, screen } = product;
  if (isSmall(room)) {
    const rows = balanced(headline, 536, { size: 34, weight: 800 });
    const top = 62 + rows.length * 40;
    const step = Math.min(76, (room.height - top - 12) / 3);
    return (
      rows
        .map((row, at) => text(32, 66 + at * 40, row, { size: 34, weight: 800, color: ink }))
        .join('') +
      all
        .slice(0, 3)
        .map(
          ([title], at) =>
            rect(32, top + at * step, 536, step - 10, look.sheet, 14) +
            check(look, 62, top + at * step + (step - 10) / 2, 13, true) +
            text(90, top + at * step + (step - 10) / 2 + 8, title, {
              size: 23,
              weight: 700,
              color: look.text,
              maxWidth: 460,
            }),
        )
        .join('')
    );
  }
  const rows = balanced(headline, 420, { size: 58, weight: 800 });
  const size = rows.length > 5 ? 48 : 58;
  const lines = size === 58 ? rows : balanced(headline, 420, { size, weight: 800 });
  const top = 400 - (lines.length * size * 1.12) / 2;
  return (
    appIcon({ ...look, brand: look.sheet, onBrand: look.link }, 72, 64, 76) +
    text(166, 112, screen.title, { size: 32, weight: 700, color: ink }) +
    lines
      .map((row, at) =>
        text(72, top + size * 0.76 + at * size * 1.12, row, { size, weight: 800, color: ink }),
      )
      .join('') +
    all
      .slice(0, 3)
      .map(([title, about], at) => {
        const y = 60 + at * 206;
        return (
          rect(540, y, 600, 188, look.sheet, 22) +
          check(look, 584, y + 48, 18, true) +
          text(618, y + 58, title, { size: 29, weight: 700, color: look.text, maxWidth: 500 }) +
          textLines(568, y + 104, about, {
            size: 22,
            color: look.muted,
            maxWidth: 544,
            lines: 3,
            leading: 1.4,
          })
        );
      })
      .join('')
  );
};
