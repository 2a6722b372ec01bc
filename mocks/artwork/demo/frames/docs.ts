import { oneLine, sharedSize } from '../../screens/oneLine';
import { text } from '../../screens/text';
import { circle, line, rect } from '../../svg';
import { flow } from '../flow';
import { brandMark, openIn, type FrameDrawing } from './types';

/** A manual: its pages at the left, the open one beside them. */
export const docs: FrameDrawing = (
  sheet,
  { brand, mark, navigation, blocks, screen },
  arrangement,
  { width: page, height },
) => {
  const { background, accent, surface, text: ink } = sheet.colors;
  const open = openIn(navigation, screen);
  const size = sharedSize(navigation, { size: 17, weight: 700, maxWidth: 112 });
  const entries = navigation.map((entry, index) => {
    const y = 84 + index * 40;
    return (
      (index === open ? rect(18, y, 128, 34, sheet.tint, Math.min(sheet.r, 8)) : '') +
      oneLine(30, y + 23, entry, {
        size,
        weight: index === open ? 700 : 500,
        color: index === open ? ink : sheet.muted,
        maxWidth: 112,
      })
    );
  });
  const field = page - 220;
  const marked = brandMark(mark, [24, 20, 20], accent);
  const { svg, ...drawn } = flow(sheet, [188, 84, page - 216], blocks, arrangement, {
    gap: 24,
    end: height,
  });
  return {
    svg:
      rect(0, 0, page, height, background) +
      svg +
      rect(0, 0, page, 60, surface) +
      rect(0, 60, page, 1.5, sheet.hair) +
      rect(164, 60, 1.5, height - 60, sheet.hair) +
      marked.svg +
      sheet.heading([marked.x, 19, 250], brand, { sizes: [21, 18], lines: 1 }).svg +
      rect(field, 14, 196, 34, background, Math.min(sheet.r, 17), `stroke="${sheet.hair}"`) +
      circle(field + 17, 30, 6, 'none', `stroke="${sheet.muted}" stroke-width="2.4"`) +
      line(`M${field + 21.5} 34.5l5 5`, sheet.muted, 2.4) +
      text(field + 34, 37, 'Search', { size: 16, color: sheet.muted }) +
      entries.join(''),
    ...drawn,
  };
};
