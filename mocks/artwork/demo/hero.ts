import type { DemoArrangement } from '../../../src/lib/demoArrangement';
import { rect } from '../svg';
import type { Place, ThumbnailBlock } from './blockTypes';
import type { Drawn, Sheet } from './sheet';

interface Words {
  sizes: readonly number[];
  lines: number;
  /** How many lines of the text below the heading are shown, and their size. */
  lead: number;
  leadSize?: number;
  color?: string;
  leadColor?: string;
  middle?: boolean;
  /** Fill and label of the button. */
  button?: readonly [string, string];
}

/** Heading, text and button below each other. */
function wordsOf(sheet: Sheet, [x, y, width]: Place, block: ThumbnailBlock, words: Words): Drawn {
  const { sizes, lines, lead, leadSize = 18, color, leadColor, middle = false, button } = words;
  const head = sheet.heading([x, y, width], block.title, {
    sizes,
    lines,
    middle,
    ...(color && { color }),
  });
  let { svg, height } = head;
  if (lead > 0 && block.text) {
    const body = sheet.lines([x, y + height + 8, width], block.text, {
      size: leadSize,
      lines: lead,
      middle,
      ...(leadColor && { color: leadColor }),
    });
    svg += body.svg;
    height += body.height + 8;
  }
  if (block.action) {
    const wide = sheet.button(0, 0, block.action).width;
    const left = middle ? x + (width - wide) / 2 : x;
    svg += sheet.button(left, y + height + 14, block.action, ...(button ?? [])).svg;
    height += 52;
  }
  return { svg, height };
}

/** A hero across the whole width of a page, its margins included: words over its picture. */
function cover(sheet: Sheet, [x, y, width]: Place, block: ThumbnailBlock): Drawn {
  const { accent, onAccent, surface, text } = sheet.colors;
  const page = width + 2 * x;
  const words = wordsOf(sheet, [x, y + 30, page / 2 - 34], block, {
    sizes: width > 700 ? [46, 42, 36] : [35, 31, 27],
    lines: 4,
    lead: 3,
    leadSize: width > 700 ? 18 : 15.5,
    color: onAccent,
    leadColor: onAccent,
    button: [surface, text],
  });
  const height = Math.max(words.height + 60, width > 700 ? 390 : 270);
  return {
    svg:
      sheet.picture([page / 2, y, page / 2, height], block.picture ?? '', 0) +
      rect(0, y, page / 2 + 26, height, accent) +
      words.svg,
    height,
  };
}

/** Draws the first part of a demo; `place` is what its frame has room for. */
export function drawHero(
  sheet: Sheet,
  place: Place,
  block: ThumbnailBlock,
  { hero, flipped, frame }: DemoArrangement,
): Drawn {
  const [x, y, width] = place;
  const { accent, onAccent, surface, text } = sheet.colors;
  const picture = block.picture ?? '';
  if (hero === 'cover') return cover(sheet, place, block);
  if (hero === 'words') {
    const large = frame === 'site';
    const above = large ? 14 : 0;
    const { svg, height } = wordsOf(sheet, [x, y + above, width], block, {
      sizes: large ? (width > 700 ? [60, 54, 46] : [52, 46, 40]) : [36, 32, 28],
      lines: 2,
      lead: 2,
    });
    return { svg, height: above + height };
  }
  if (hero === 'center' && frame !== 'site') {
    const below = (top: number) =>
      wordsOf(sheet, [x, top, width], block, {
        sizes: width < 300 ? [25, 22, 20] : [34, 30, 26],
        lines: 3,
        lead: 2,
      });
    // The picture gives way where the words would end below the floor.
    const room = sheet.floor - y - 16 - below(0).height;
    const high = Math.min(width < 300 ? 132 : 196, Math.max(90, room));
    const words = below(y + high + 16);
    return {
      svg: sheet.picture([x, y, width, high], picture) + words.svg,
      height: high + 16 + words.height,
    };
  }
  if (hero === 'center') {
    const words = wordsOf(sheet, [x + 20, y + 8, width - 40], block, {
      sizes: width > 700 ? [54, 48, 42] : [42, 37, 32],
      lines: 2,
      lead: 2,
      leadSize: width > 700 ? 18 : 16,
      middle: true,
    });
    const top = y + words.height + 26;
    // The picture is whole above the lower edge, where it has room enough.
    const room = sheet.edge - top - 24;
    const high = Math.min(width > 700 ? 300 : 260, room > 150 ? room : Infinity);
    return {
      svg: words.svg + sheet.picture([x, top, width, high], picture),
      height: words.height + 26 + high,
    };
  }
  if (hero === 'panel') {
    // On small pictures the panel is low, so that the goods below it are seen with their names.
    const isSmall = width < 700;
    const [high, edge] = isSmall ? [136, 13] : [170, 18];
    const half = width * (isSmall ? 0.4 : 0.44);
    const words = wordsOf(
      sheet,
      [(flipped ? x + half : x) + 24, y + edge, width - half - 44],
      block,
      {
        sizes: width > 700 ? [34, 30, 26] : [28, 25, 22],
        lines: width > 700 ? 3 : 2,
        lead: 2,
        leadSize: width > 700 ? 16 : 15,
        color: onAccent,
        leadColor: onAccent,
        button: [surface, text],
      },
    );
    const height = Math.max(high, words.height + 2 * edge);
    return {
      svg:
        rect(x, y, width, height, accent, sheet.r) +
        sheet.picture([flipped ? x : x + width - half, y, half, height], picture) +
        words.svg,
      height,
    };
  }
  const wide = width > 700 ? 370 : hero === 'lead' ? 312 : 262;
  const most = width > 700 ? 290 : hero === 'lead' ? 236 : 252;
  const room = width - wide - 26;
  // A leading story stands behind its picture, as magazines have it, unless it is turned round.
  const wordsFirst = hero === 'lead' ? flipped : !flipped;
  const words = wordsOf(sheet, [wordsFirst ? x : x + wide + 26, y + 6, room], block, {
    sizes: width > 700 ? [48, 44, 40, 36] : hero === 'lead' ? [33, 30, 27] : [38, 34, 30],
    lines: 3,
    lead: 3,
    leadSize: width > 700 ? 18 : 16,
  });
  // Beside figures it is as high as the words, so that they are told whole.
  const high = hero === 'split' && width < 700 ? Math.max(200, words.height + 6) : most;
  return {
    svg: words.svg + sheet.picture([wordsFirst ? x + room + 26 : x, y, wide, high], picture),
    height: Math.max(high, words.height + 6),
  };
}
