import { mix } from '../../palette';
import { text } from '../../screens/text';
import { circle, rect } from '../../svg';
import { fading, flow } from '../flow';
import type { FrameDrawing } from './types';

/** A letter in a mail program. */
export const mail: FrameDrawing = (
  sheet,
  { brand, navigation, blocks },
  arrangement,
  { width: page, height },
) => {
  const { accent, onAccent, surface, text: ink } = sheet.colors;
  // A letter keeps to the width at which it is read.
  const x = (page - 532) / 2;
  const { svg, ...drawn } = flow(sheet, [x + 46, 126, 440], blocks, arrangement, {
    gap: 24,
    end: height,
  });
  return {
    svg:
      rect(0, 0, page, height, mix(accent, surface, 0.72)) +
      rect(x, 28, 532, height, surface, 14) +
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
      fading(sheet, [x, 532], surface, height),
    ...drawn,
  };
};
