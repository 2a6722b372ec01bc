import {
  rowsOf,
  screensOf,
  type DemoArrangement,
  type DemoFrame,
} from '../../../src/lib/demoArrangement';
import { mix } from '../palette';
import { text, widthOf } from '../screens/text';
import { circle, line, place as moved, rect, shape } from '../svg';
import { drawBlock } from './blocks';
import type { Place, ThumbnailBlock } from './blockTypes';
import { drawHero } from './hero';
import type { Sheet } from './sheet';

/** What a frame shows. */
export interface Framed {
  readonly brand: string;
  readonly navigation: readonly string[];
  readonly blocks: readonly ThumbnailBlock[];
  readonly type: string;
}

type FrameDrawing = (sheet: Sheet, demo: Framed, arrangement: DemoArrangement) => string;

/** The mark of a brand: a leaf with one pointed corner, as the live demo has it. */
const mark = (x: number, y: number, size: number, fill: string) =>
  shape(
    `M${x} ${y + size / 2}A${size / 2} ${size / 2} 0 1 1 ${x + size / 2} ${y + size}H${x + size * 0.15}Q${x} ${y + size} ${x} ${y + size * 0.85}z`,
    fill,
  );

/** Lets what goes on below the picture fade into its ground, so that no line of text is cut in half. */
const fading = (x: number, width: number, ground: string) =>
  `<linearGradient id="e" x2="0" y2="1"><stop stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}"/></linearGradient>` +
  rect(x, 420, width, 60, 'url(#e)');

/** Parts below each other until the picture is full. */
function flow(
  sheet: Sheet,
  [x, top, width]: Place,
  blocks: readonly ThumbnailBlock[],
  arrangement: DemoArrangement,
  { gap, end }: { gap: number; end: number },
): string {
  let y = top;
  let svg = '';
  for (const block of blocks) {
    if (y > end - 24) break;
    const draw = block.kind === 'hero' ? drawHero : drawBlock;
    const drawn = draw(sheet, [x, y, width], block, arrangement);
    svg += drawn.svg;
    y += drawn.height + gap;
  }
  return svg;
}

/** Entries of a menu from right to left, as many as there is room for. */
function menuTo(sheet: Sheet, right: number, entries: readonly string[], room: number): string {
  let x = right;
  const shown = entries.slice(0, 3).toReversed();
  return shown
    .map((entry) => {
      const at = x;
      x -= widthOf(entry, 16) + 20;
      return right - x > room
        ? ''
        : text(at, 36, entry, { size: 16, color: sheet.muted, anchor: 'end' });
    })
    .join('');
}

const site: FrameDrawing = (sheet, { brand, navigation, blocks, type }, arrangement) => {
  const { text: ink, accent, second, background } = sheet.colors;
  const name = (x: number, size: number, width: number, middle = false) =>
    sheet.heading([x, 30 - size / 2, width], brand, { sizes: [size, size * 0.8], lines: 1, middle })
      .svg;
  const covered = arrangement.hero === 'cover' && blocks[0]?.kind === 'hero';
  const head =
    type === 'blog'
      ? name(32, 30, 576, true) + rect(32, 58, 576, 2, ink)
      : mark(32, 19, 20, accent) +
        name(60, 23, 250) +
        (type === 'store'
          ? line('M582 22h5l6 18h14l5-13h-22', ink, 2.4) +
            circle(610, 21, 9, second) +
            menuTo(sheet, 566, navigation, 270)
          : menuTo(sheet, 608, navigation, 300));
  return (
    rect(0, 0, 640, 480, background) +
    head +
    flow(sheet, [32, covered ? 60 : 76, 576], blocks, arrangement, {
      gap: type === 'store' ? 22 : 30,
      end: 480,
    }) +
    fading(0, 640, background)
  );
};

const rail: FrameDrawing = (sheet, { brand, navigation, blocks }, arrangement) => {
  const { background, accent, onAccent } = sheet.colors;
  const entries = navigation.map((entry, index) => {
    const y = 68 + index * 42;
    return (
      (index === 0 ? rect(8, y, 120, 36, onAccent, Math.min(sheet.r, 10)) : '') +
      text(20, y + 24, entry, {
        size: 17,
        weight: 600,
        color: index === 0 ? accent : onAccent,
        maxWidth: 104,
      })
    );
  });
  let y = 24;
  const rows = rowsOf(blocks).map((row) => {
    if (y > 456) return '';
    const drawn = row.map((block, index) => {
      const two = row.length > 1;
      const at: Place = two ? (index === 0 ? [152, y, 252] : [416, y, 208]) : [152, y, 472];
      return drawBlock(sheet, at, block, arrangement);
    });
    y += Math.max(...drawn.map(({ height }) => height)) + 14;
    return drawn.map(({ svg }) => svg).join('');
  });
  return (
    rect(0, 0, 640, 480, background) +
    rows.join('') +
    fading(136, 504, background) +
    rect(0, 0, 136, 480, accent) +
    mark(16, 24, 20, onAccent) +
    sheet.heading([44, 25, 90], brand, { sizes: [20, 18, 16, 14], lines: 1, color: onAccent }).svg +
    entries.join('')
  );
};

const docs: FrameDrawing = (sheet, { brand, navigation, blocks }, arrangement) => {
  const { background, accent, surface, text: ink } = sheet.colors;
  const entries = navigation.map((entry, index) => {
    const y = 84 + index * 40;
    return (
      (index === 0 ? rect(18, y, 128, 34, sheet.tint, Math.min(sheet.r, 8)) : '') +
      text(30, y + 23, entry, {
        size: 17,
        weight: index === 0 ? 700 : 500,
        color: index === 0 ? ink : sheet.muted,
        maxWidth: 112,
      })
    );
  });
  return (
    rect(0, 0, 640, 480, background) +
    flow(sheet, [188, 84, 424], blocks, arrangement, { gap: 24, end: 480 }) +
    fading(166, 474, background) +
    rect(0, 0, 640, 60, surface) +
    rect(0, 60, 640, 1.5, sheet.hair) +
    rect(164, 60, 1.5, 420, sheet.hair) +
    mark(24, 20, 20, accent) +
    sheet.heading([52, 19, 250], brand, { sizes: [21, 18], lines: 1 }).svg +
    rect(420, 14, 196, 34, background, Math.min(sheet.r, 17), `stroke="${sheet.hair}"`) +
    circle(438, 31, 6, 'none', `stroke="${sheet.muted}" stroke-width="2.4"`) +
    text(454, 37, 'Search', { size: 16, color: sheet.muted }) +
    entries.join('')
  );
};

const mail: FrameDrawing = (sheet, { brand, navigation, blocks }, arrangement) => {
  const { accent, onAccent, surface, text: ink } = sheet.colors;
  return (
    rect(0, 0, 640, 480, mix(accent, surface, 0.72)) +
    rect(54, 28, 532, 480, surface, 14) +
    circle(96, 66, 20, accent) +
    text(96, 73, brand.slice(0, 1), { size: 21, weight: 700, color: onAccent, anchor: 'middle' }) +
    text(128, 64, brand, { size: 19, weight: 700, color: ink, maxWidth: 300 }) +
    text(128, 84, 'to you', { size: 15, color: sheet.muted }) +
    text(560, 64, navigation[0] ?? '', {
      size: 15,
      color: sheet.muted,
      anchor: 'end',
      maxWidth: 150,
    }) +
    rect(54, 104, 532, 1.5, sheet.hair) +
    flow(sheet, [100, 126, 440], blocks, arrangement, { gap: 24, end: 480 }) +
    fading(54, 532, surface)
  );
};

const tabIcons: readonly ((x: number, y: number, fill: string) => string)[] = [
  (x, y, fill) => shape(`M${x - 9} ${y}L${x} ${y - 9}L${x + 9} ${y}V${y + 9}H${x - 9}z`, fill),
  (x, y, fill) => rect(x - 9, y - 8, 18, 17, fill, 4),
  (x, y, fill) => circle(x, y, 9, fill),
  (x, y, fill) => circle(x, y - 4, 5, fill) + shape(`M${x - 9} ${y + 9}a9 8 0 0 1 18 0z`, fill),
];

const phone: FrameDrawing = (sheet, { navigation, blocks }, arrangement) => {
  const { background, surface, accent, text: ink } = sheet.colors;
  const field = mix(accent, surface, 0.62);
  const screens = screensOf(blocks, arrangement).map((parts, index) => {
    const tabs = navigation.map((entry, at) => {
      const x = ((at + 0.5) * 252) / navigation.length;
      const color = at === index ? accent : sheet.muted;
      return (
        (tabIcons[at % tabIcons.length]?.(x, 400, color) ?? '') +
        text(x, 425, entry, {
          size: 14,
          weight: at === index ? 700 : 500,
          color,
          anchor: 'middle',
          maxWidth: 62,
        })
      );
    });
    const cut = `s${index}`;
    return moved(
      index === 0 ? 52 : 336,
      22,
      `<clipPath id="${cut}"><rect width="252" height="436" rx="30"/></clipPath>` +
        rect(-7, -7, 266, 450, '#14121F', 37) +
        `<g clip-path="url(#${cut})">` +
        rect(0, 0, 252, 436, background) +
        flow(sheet, [16, 44, 220], parts, arrangement, { gap: 18, end: 380 }) +
        rect(0, 382, 252, 54, surface) +
        rect(0, 382, 252, 1.5, sheet.hair) +
        tabs.join('') +
        rect(0, 0, 252, 36, background) +
        '</g>' +
        text(24, 24, '9:41', { size: 14, weight: 700, color: ink }) +
        rect(92, 10, 68, 18, '#14121F', 9) +
        rect(206, 13, 24, 12, 'none', 4, `stroke="${ink}" stroke-width="2"`) +
        rect(209, 16, 14, 6, ink, 1),
    );
  });
  return (
    rect(0, 0, 640, 480, field) +
    circle(560, 430, 220, mix(accent, surface, 0.5)) +
    screens.join('')
  );
};

/** Draws each frame over the whole of 640 by 480. */
export const frames: Readonly<Record<DemoFrame, FrameDrawing>> = { site, rail, docs, mail, phone };
