import { mix } from '../../palette';
import { circle, place, rect } from '../../svg';
import { chartBars, pushButton } from '../blocks';
import { isNarrow } from '../screenCopy';
import type { Layout } from '../shell';
import { linesAbove, text, textLines, wrapped } from '../text';

/** A mail, drawn into the room below the head that its frame gives it: a banner, words, a button. */
export const letter: Layout = (screen, look, room) => {
  const small = isNarrow(room);
  const left = small ? 18 : 40;
  const width = room.width - 2 * left;
  const banner = small ? 82 : 112;
  const head = small ? 20 : 27;
  const [heading = '', ...paragraphs] = screen.body;
  let y = banner + (small ? 23 : 38);
  const drawn = [
    textLines(left, y, heading, {
      size: head,
      weight: 800,
      color: look.text,
      maxWidth: width,
      lines: 2,
      leading: 1.2,
    }),
  ];
  y +=
    (wrapped(heading, width, { size: head, weight: 700, lines: 2 }).length - 1) * head * 1.2 +
    (small ? 26 : 30);
  for (const paragraph of paragraphs) {
    const lines = wrapped(paragraph, width, { size: 14.5 }).length;
    const floor = room.height - (small ? 0 : 52);
    if (y > floor) break;
    drawn.push(
      linesAbove(floor, left, y, paragraph, {
        size: 14.5,
        color: look.text,
        maxWidth: width,
        leading: 1.5,
      }),
    );
    y += lines * 22 + 10;
  }
  const base = banner - 14;
  return (
    rect(0, 0, room.width, banner, look.brand) +
    // Within the banner: below it stands the heading.
    circle(room.width - 60, 20, banner - 22, mix(look.brand, look.onBrand, 0.12)) +
    text(left, small ? 36 : 48, screen.title, {
      size: small ? 17 : 22,
      weight: 800,
      color: look.onBrand,
    }) +
    text(left, small ? 58 : 74, screen.headline, {
      size: 14,
      color: look.onBrand,
      maxWidth: width * 0.62,
    }) +
    place(
      room.width - left - 120,
      base - 70,
      chartBars({ ...look, link: look.onBrand, sheet: look.brand }, screen.trend.slice(-6), {
        width: 120,
        height: 70,
      }),
    ) +
    drawn.join('') +
    (small ? '' : pushButton(look, left, Math.min(y - 6, room.height - 48), screen.action))
  );
};
