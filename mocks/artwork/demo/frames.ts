import { rowsOf, type DemoFrame } from '../../../src/lib/demoArrangement';
import { headTools } from '../../../src/lib/demoLabels';
import { mix } from '../palette';
import { iconOf } from '../screens/icons';
import { oneLine, sharedSize } from '../screens/oneLine';
import { text, widthOf } from '../screens/text';
import { circle, line, rect, shape } from '../svg';
import { drawBlock } from './blocks';
import type { Place } from './blockTypes';
import { fading, flow } from './flow';
import { brandMark, type FrameDrawing } from './frameTypes';
import { phone } from './phoneFrames';
import type { Sheet } from './sheet';
import type { DemoColors } from './tones';

/** Entries of a menu from right to left, as many as there is room for. */
function menuTo(sheet: Sheet, right: number, entries: readonly string[], room: number): string {
  return sheet.labelled(() => {
    let x = right;
    const shown = entries.slice(0, 3).toReversed();
    return shown
      .map((entry) => {
        const at = x;
        x -= widthOf(entry, 16) + 24;
        return right - x > room
          ? ''
          : text(at, 36, entry, { size: 16, color: sheet.muted, anchor: 'end' });
      })
      .join('');
  });
}

const site: FrameDrawing = (
  sheet,
  { brand, navigation, blocks, type },
  arrangement,
  { width: page, height },
) => {
  const { text: ink, accent, second, background } = sheet.colors;
  const name = (x: number, size: number, width: number, middle = false) =>
    sheet.heading([x, 30 - size / 2, width], brand, { sizes: [size, size * 0.8], lines: 1, middle })
      .svg;
  const covered = arrangement.hero === 'cover' && blocks[0]?.kind === 'hero';
  const head =
    type === 'blog'
      ? name(32, 30, page - 64, true) + rect(32, 58, page - 64, 2, ink)
      : brandMark(32, 19, 20, accent) +
        name(60, 23, 250) +
        (type === 'store'
          ? line(`M${page - 58} 22h5l6 18h14l5-13h-22`, ink, 2.4) +
            circle(page - 30, 21, 9, second) +
            menuTo(sheet, page - 74, navigation, 270)
          : menuTo(sheet, page - 32, navigation, 300));
  const { svg, ...drawn } = flow(sheet, [32, covered ? 60 : 76, page - 64], blocks, arrangement, {
    gap: type === 'store' ? 22 : 30,
    end: height,
  });
  return {
    svg:
      rect(0, 0, page, height, background) +
      head +
      svg +
      fading(sheet, [0, page], background, height),
    ...drawn,
  };
};

/** What stands at the end of an app's head. */
function tools({ muted }: Sheet, right: number, { accent, onAccent, surface }: DemoColors): string {
  const { glass, lines, account, head, shoulders } = headTools(right);
  return (
    circle(...glass, 'none', `stroke="${muted}" stroke-width="2.2"`) +
    line(lines, muted, 2.2) +
    circle(...account, accent, `stroke="${surface}" stroke-width="2"`) +
    circle(...head, onAccent) +
    shape(shoulders, onAccent)
  );
}

const rail: FrameDrawing = (
  sheet,
  { brand, navigation, blocks },
  arrangement,
  { width: page, height },
) => {
  const { background, accent, onAccent } = sheet.colors;
  const size = sharedSize(navigation, { size: 16.5, weight: 600, maxWidth: 82 });
  const entries = navigation.map((entry, index) =>
    sheet.labelled(() => {
      const y = 68 + index * 42;
      return (
        (index === 0 ? rect(8, y, 120, 36, onAccent, Math.min(sheet.r, 10)) : '') +
        iconOf(25, y + 18, entry, index === 0 ? accent : onAccent, 1.05) +
        oneLine(42, y + 24, entry, {
          size,
          weight: 600,
          color: index === 0 ? accent : onAccent,
          maxWidth: 82,
        })
      );
    }),
  );
  // A chart takes a little more than half of the row that it shares.
  const room = page - 168;
  const half = Math.round((room - 12) * 0.548);
  const rows: string[] = [];
  let y = 24;
  let whole = 0;
  for (const row of rowsOf(blocks)) {
    if (y > height - 24) break;
    const top = y;
    const drawRow = (least?: number) =>
      row.map((block, index) => {
        const [left, wide] = index === 0 ? [152, half] : [164 + half, room - 12 - half];
        const at: Place = row.length > 1 ? [left, top, wide, least] : [152, top, room];
        return drawBlock(sheet, at, block, arrangement);
      });
    // Panels beside each other are as high as the highest.
    const drawn = drawRow(Math.max(...drawRow().map((one) => one.height)));
    const tall = Math.max(...drawn.map((one) => one.height));
    if (rows.length > 0 && top + tall > sheet.floor) break;
    rows.push(drawn.map(({ svg }) => svg).join(''));
    y += tall + 14;
    if (drawn.some(({ isCut }) => isCut)) break;
    whole += row.length;
  }
  return {
    svg:
      rect(0, 0, page, height, background) +
      rows.join('') +
      fading(sheet, [136, page - 136], background, height) +
      (blocks[0]?.kind === 'stats' ? tools(sheet, page - 16, sheet.colors) : '') +
      rect(0, 0, 136, height, accent) +
      brandMark(16, 24, 20, onAccent) +
      sheet.heading([44, 25, 90], brand, { sizes: [20, 18, 16, 14], lines: 1, color: onAccent })
        .svg +
      entries.join(''),
    whole,
    end: y - 14,
  };
};

const docs: FrameDrawing = (
  sheet,
  { brand, navigation, blocks },
  arrangement,
  { width: page, height },
) => {
  const { background, accent, surface, text: ink } = sheet.colors;
  const size = sharedSize(navigation, { size: 17, weight: 700, maxWidth: 112 });
  const entries = navigation.map((entry, index) => {
    const y = 84 + index * 40;
    return (
      (index === 0 ? rect(18, y, 128, 34, sheet.tint, Math.min(sheet.r, 8)) : '') +
      oneLine(30, y + 23, entry, {
        size,
        weight: index === 0 ? 700 : 500,
        color: index === 0 ? ink : sheet.muted,
        maxWidth: 112,
      })
    );
  });
  const field = page - 220;
  const { svg, ...drawn } = flow(sheet, [188, 84, page - 216], blocks, arrangement, {
    gap: 24,
    end: height,
  });
  return {
    svg:
      rect(0, 0, page, height, background) +
      svg +
      fading(sheet, [166, page - 166], background, height) +
      rect(0, 0, page, 60, surface) +
      rect(0, 60, page, 1.5, sheet.hair) +
      rect(164, 60, 1.5, height - 60, sheet.hair) +
      brandMark(24, 20, 20, accent) +
      sheet.heading([52, 19, 250], brand, { sizes: [21, 18], lines: 1 }).svg +
      rect(field, 14, 196, 34, background, Math.min(sheet.r, 17), `stroke="${sheet.hair}"`) +
      circle(field + 18, 31, 6, 'none', `stroke="${sheet.muted}" stroke-width="2.4"`) +
      text(field + 34, 37, 'Search', { size: 16, color: sheet.muted }) +
      entries.join(''),
    ...drawn,
  };
};

const mail: FrameDrawing = (
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

/** Draws each frame: 640 by 480, or another size for what is no app on phones. */
export const frames: Readonly<Record<DemoFrame, FrameDrawing>> = { site, rail, docs, mail, phone };
