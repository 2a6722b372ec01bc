import { check } from '../screens/blocks';
import { text, textLines } from '../screens/text';
import { rect } from '../svg';
import {
  HEADING_LEADING,
  headingLines,
  headingRows,
  inks,
  isSmall,
  LEFT,
  posterHead,
  SMALL_LEFT,
  type Poster,
} from './poster';

/** How many points there is room for. */
const MOST = 3;

/** The promise above the names of the points. */
const small: Poster = ({ product, look, ground, room }) => {
  const size = 34;
  const rows = headingRows(product.headline, room.width - 2 * SMALL_LEFT, size);
  const top = 62 + rows.length * size * HEADING_LEADING;
  const step = Math.min(76, (room.height - top - 12) / MOST);
  const cards = product.points.slice(0, MOST).map(([title], at) => {
    const y = top + at * step;
    const middle = y + (step - 10) / 2;
    return (
      rect(SMALL_LEFT, y, room.width - 2 * SMALL_LEFT, step - 10, look.sheet, 14) +
      check(look, 62, middle, 13, true) +
      text(90, middle + 8, title, { size: 23, weight: 700, color: look.text, maxWidth: 460 })
    );
  });
  return headingLines(SMALL_LEFT, 66, rows, { size, color: inks(ground).ink }) + cards.join('');
};

/** The promise beside the points, each with what it does for the buyer. */
const large: Poster = (stage) => {
  const { product, look, ground, room } = stage;
  const width = 420;
  const size = headingRows(product.headline, width, 58).length > 5 ? 48 : 58;
  const rows = headingRows(product.headline, width, size);
  // About the middle of what is below the name.
  const top = (room.height + 80 - rows.length * size * HEADING_LEADING) / 2;
  const cards = product.points.slice(0, MOST).map(([title, about], at) => {
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
  });
  return (
    posterHead(stage) +
    headingLines(LEFT, top + size * 0.76, rows, { size, color: inks(ground).ink }) +
    cards.join('')
  );
};

/** What a product promises, and what it does for that, each on a card of its own. */
export const points: Poster = (stage) => (isSmall(stage.room) ? small : large)(stage);
