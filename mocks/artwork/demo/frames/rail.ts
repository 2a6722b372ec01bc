import { rowsOf } from '../../../../src/lib/demoArrangement';
import { headTools } from '../../../../src/lib/demoLabels';
import { hasOpenHeading, isSheet } from '../../../../src/lib/demoSheet';
import { text, widthOf } from '../../screens/text';
import { circle, line, place as moved, rect, shape } from '../../svg';
import type { Place, ThumbnailBlock } from '../blockTypes';
import { drawBlock } from '../blocks';
import type { Sheet } from '../sheet';
import type { DemoColors } from '../tones';
import { BAR, barOf, RAIL, railOf } from './railMenu';
import { openIn, type FrameDrawing, type OpenScreen } from './types';

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

/** Below the name of a screen and the ways to look at it. */
const SCREEN_TOP = 122;

/** The name of a screen, the ways to look at what is on it, and what is done there. */
function screenHead(
  sheet: Sheet,
  { tab, title = tab, views, action }: OpenScreen,
  start: number,
  page: number,
) {
  const { surface } = sheet.colors;
  const right = page - 16;
  const button = action ? sheet.button(0, 0, action).width : 0;
  let x = start;
  const chips = (views ?? []).map((view, index) => {
    const width = widthOf(view, 14, 600) + 24;
    const left = x;
    if (left + width > right - button - 8) return '';
    x += width + 8;
    const [fill, color] =
      index === 0 ? [sheet.labels.tint, sheet.labels.label] : [surface, sheet.muted];
    const edge = index === 0 ? sheet.labels.label : sheet.hair;
    return (
      rect(left, 74, width, 32, fill, Math.min(sheet.r, 16), `stroke="${edge}"`) +
      text(left + 12, 95, view, { size: 14, weight: 600, color })
    );
  });
  return (
    sheet.heading([start, 24, page - start - 138], title, { sizes: [28, 25, 22], lines: 1 }).svg +
    chips.join('') +
    (action ? sheet.button(right - button, 71, action).svg : '')
  );
}

/** Free beside the panels. */
const EDGE = 16;
/** Free above the first panel, and below the last. */
const MARGIN = 24;
const GAP = 14;
/** A panel that goes on below the picture is begun where that much of it is seen. */
const LEAST_SEEN = 120;
/** By how much of its height the last panel may be stretched. */
const MOST_STRETCHED = 0.5;
/** By how much a chart may grow, where the rows below it end early. */
const MOST_GROWN = 140;
/** The same of a screen, which may hold a single one. */
const SCREEN_STRETCHED = 1.5;

type Row = readonly ThumbnailBlock[];

/** An app for work: its menu at the left or on top, its panels beside or below it. */
export const rail: FrameDrawing = (
  sheet,
  { brand, mark, navigation, blocks, screen },
  arrangement,
  { width: page, height },
) => {
  const { background } = sheet.colors;
  const isTop = arrangement.menu === 'top';
  const [start, above] = isTop ? [EDGE, BAR] : [RAIL + EDGE, 0];
  const menu = (isTop ? barOf : railOf)(
    sheet,
    { brand, mark, navigation, open: openIn(navigation, screen) },
    isTop ? page : height,
  );
  // A chart takes a little more than half of the row that it shares.
  const room = page - start - EDGE;
  const half = Math.round((room - 12) * 0.548);
  const floor = Math.min(sheet.floor, height - MARGIN);
  const highest = (ones: readonly { height: number }[]) =>
    Math.max(...ones.map((one) => one.height));
  const drawRow = (row: Row, top: number, least?: number) =>
    row.map((block, at) => {
      const [left, wide] = at === 0 ? [start, half] : [start + 12 + half, room - 12 - half];
      const place: Place = row.length > 1 ? [left, top, wide, least] : [start, top, room, least];
      return drawBlock(sheet, place, block, arrangement);
    });
  const all = rowsOf(blocks);
  /** The rows from above, the first chart as much higher as is said. */
  const drawAll = (higher: number) => {
    const rows: string[] = [];
    let y = above + (screen ? SCREEN_TOP : MARGIN);
    let whole = 0;
    const grown = all.findIndex(([first]) => first?.kind === 'chart');
    for (const [index, row] of all.entries()) {
      if (y > floor) break;
      const top = y;
      // Panels beside each other are as high as the highest.
      let tall = highest(drawRow(row, top)) + (index === grown ? higher : 0);
      if (rows.length > 0 && top + tall > sheet.floor) break;
      const next = all[index + 1];
      const left = floor - top - tall - GAP;
      const needed = !next || sheet.floor === Infinity ? LEAST_SEEN : highest(drawRow(next, top));
      const mayEnd = index > 0 || isSheet(row[0]?.kind);
      // What would be followed by a bare heading, or by nothing, ends with the page.
      const most = screen ? SCREEN_STRETCHED : MOST_STRETCHED;
      const isLast =
        (screen ? !next || left < needed : mayEnd && left < needed) &&
        left > -GAP &&
        left + GAP < tall * most;
      const drawn = drawRow(
        row,
        top,
        isLast ? tall + left + GAP : row.length > 1 ? tall : undefined,
      );
      tall = highest(drawn);
      rows.push(drawn.map(({ svg }) => svg).join(''));
      y += tall + GAP;
      if (drawn.some(({ isCut }) => isCut)) break;
      whole += row.length;
      if (isLast) break;
    }
    return { svg: rows.join(''), whole, end: y - GAP };
  };
  // What the last row leaves free below it is given to the chart.
  const close = drawAll(0);
  const free = floor - close.end;
  const { svg, whole, end } =
    free > GAP && free < MOST_GROWN ? drawAll(Math.floor(free) - 1) : close;
  const head =
    (screen ? screenHead(sheet, screen, start, page) : '') +
    (screen || hasOpenHeading(blocks[0]?.kind) ? tools(sheet, page - EDGE, sheet.colors) : '');
  return {
    svg: rect(0, 0, page, height, background) + svg + (isTop ? moved(0, above, head) : head) + menu,
    whole,
    end,
  };
};
