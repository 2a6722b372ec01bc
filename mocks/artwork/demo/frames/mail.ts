import { mix } from '../../palette';
import { text } from '../../screens/text';
import { circle, p, rect, shape } from '../../svg';
import { flow } from '../flow';
import type { Sheet } from '../sheet';
import { brandMark, type FrameDrawing } from './types';

/** What a letter ends with: whom it is from, and the way out. */
function letterEnd(
  sheet: Sheet,
  [x, y, width]: readonly [number, number, number],
  brand: string,
  mark: string | undefined,
): string {
  const marked = brandMark(mark, [x + 46, y + 20, 20], sheet.colors.accent);
  return (
    shape(
      p`M${x} ${y}h${width}v80a14 14 0 0 1-14 14h${28 - width}a14 14 0 0 1-14-14z`,
      sheet.tint,
    ) +
    marked.svg +
    sheet.heading([marked.x, y + 19, 260], brand, { sizes: [20, 17], lines: 1 }).svg +
    text(x + 46, y + 68, 'Unsubscribe · Preferences · Read in the browser', {
      size: 14,
      color: sheet.muted,
    })
  );
}

/** A letter in a mail program. */
export const mail: FrameDrawing = (
  sheet,
  { brand, mark, navigation, blocks },
  arrangement,
  { width: page, height },
) => {
  const { accent, onAccent, surface, text: ink } = sheet.colors;
  // A letter keeps to the width at which it is read.
  const x = (page - 532) / 2;
  const draw = (mostApart?: number) =>
    flow(sheet, [x + 46, 126, 440], blocks, arrangement, {
      gap: 24,
      end: height,
      ...(mostApart !== undefined && { mostApart }),
    });
  const close = draw(0);
  const end = close.end + 30;
  const isWhole = sheet.floor < Infinity && close.whole === blocks.length;
  const ending = isWhole && end + 94 < height;
  const { svg, ...drawn } = ending ? close : draw();
  return {
    svg:
      rect(0, 0, page, height, mix(accent, surface, 0.72)) +
      rect(x, 28, 532, ending ? end + 94 - 28 : height, surface, 14) +
      circle(x + 42, 66, 20, accent) +
      text(x + 42, 73, brand.slice(0, 1), {
        size: 21,
        weight: 700,
        color: onAccent,
        anchor: 'middle',
      }) +
      text(x + 74, 64, brand, { size: 19, weight: 700, color: ink, maxWidth: 300 }) +
      text(x + 74, 84, 'to you', { size: 15, color: sheet.muted }) +
      text(x + 506, 64, navigation[0] ?? '', {
        size: 15,
        color: sheet.muted,
        anchor: 'end',
        maxWidth: 150,
      }) +
      rect(x, 104, 532, 1.5, sheet.hair) +
      svg +
      (ending ? letterEnd(sheet, [x, end, 532], brand, mark) : ''),
    ...drawn,
  };
};
