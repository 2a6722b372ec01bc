import { screensOf } from '../../../../src/lib/demoArrangement';
import { mix } from '../../palette';
import { iconPath } from '../../screens/icons';
import { oneLine } from '../../screens/oneLine';
import { text } from '../../screens/text';
import { circle, group, line, p, place as moved, rect } from '../../svg';
import type { ThumbnailBlock } from '../blockTypes';
import { flow, type Flow } from '../flow';
import { brandMark, type FrameDrawing } from './types';
import type { Sheet } from '../sheet';

/** Where the content of an app ends, above its tabs, in the units of a phone. */
export const TABS_TOP = 380;
/** Where that of a site ends, above the corners of the phone. */
export const SCREEN_END = 424;

/** Where the two phones stand. */
const PLACES = [52, 336] as const;

/** A phone with its clock, 252 by 436, around what it shows. */
function device(sheet: Sheet, index: number, content: string): string {
  const { background, text: ink } = sheet.colors;
  const id = `s${index}`;
  return moved(
    PLACES[index] ?? 0,
    22,
    `<clipPath id="${id}"><rect width="252" height="436" rx="30"/></clipPath>` +
      rect(-7, -7, 266, 450, '#14121F', 37) +
      `<g clip-path="url(#${id})">` +
      rect(0, 0, 252, 436, background) +
      content +
      '</g>' +
      text(24, 24, '9:41', { size: 14, weight: 700, color: ink }) +
      rect(92, 10, 68, 18, '#14121F', 9) +
      rect(206, 13, 24, 12, 'none', 4, `stroke="${ink}" stroke-width="2"`) +
      rect(209, 16, 14, 6, ink, 1),
  );
}

/**
 * Parts on two phones.
 *
 * @param first how many the first phone gets; without it as many as it has room for
 */
function onTwo(
  sheet: Sheet,
  blocks: readonly ThumbnailBlock[],
  first: number | undefined,
  screen: (parts: readonly ThumbnailBlock[], index: number) => Flow & { around: string },
): Flow {
  const { accent, surface } = sheet.colors;
  const left = screen(blocks.slice(0, first), 0);
  const right = screen(blocks.slice(first ?? Math.max(1, left.whole)), 1);
  return {
    svg:
      rect(0, 0, 640, 480, mix(accent, surface, 0.62)) +
      circle(560, 430, 220, mix(accent, surface, 0.5)) +
      device(sheet, 0, left.svg + left.around) +
      device(sheet, 1, right.svg + right.around),
    whole: first === undefined || left.whole === first ? left.whole + right.whole : left.whole,
    end: Math.max(left.end, right.end),
  };
}

/** The icons of the tabs, which both phones have: drawn on the first, and shown again on the second. */
function tabIcons(phoneIndex: number, navigation: readonly string[], color: string): string {
  if (phoneIndex > 0) return '<use href="#tabs"/>';
  return group(
    p`id="tabs" fill="none" stroke="${color}" stroke-width="1.7"`,
    ...navigation.map((label, at) => {
      const x = ((at + 0.5) * 252) / navigation.length;
      return p`<path transform="translate(${x} 400)" d="${iconPath(label)}"/>`;
    }),
  );
}

/** The tab that a screen is of, by its words (`Your month` is of `You`); else the first, further down. */
const tabOf = (parts: readonly ThumbnailBlock[], navigation: readonly string[]): number =>
  Math.max(
    0,
    navigation.findIndex((entry) => parts[0]?.title.startsWith(entry)),
  );

/** An app on two phones, with its tabs. */
export const phone: FrameDrawing = (sheet, { navigation, blocks }, arrangement) => {
  const { background, surface, accent } = sheet.colors;
  const opens = blocks[0]?.kind === 'hero';
  return onTwo(
    sheet,
    blocks,
    opens ? screensOf(blocks, arrangement)[0].length : undefined,
    (parts, index) => {
      const open = opens ? index : tabOf(parts, navigation);
      const tabs = navigation.map((entry, at) => {
        const x = ((at + 0.5) * 252) / navigation.length;
        const color = at === open ? accent : sheet.muted;
        return oneLine(x, 425, entry, {
          size: 14,
          weight: at === open ? 700 : 500,
          color,
          anchor: 'middle',
          maxWidth: 62,
        });
      });
      return {
        ...flow(sheet, [16, 44, 220], parts, arrangement, { gap: 18, end: TABS_TOP }),
        around:
          rect(0, 382, 252, 54, surface) +
          rect(0, 382, 252, 1.5, sheet.hair) +
          tabs.join('') +
          tabIcons(index, navigation, sheet.muted) +
          rect(0, 0, 252, 36, background),
      };
    },
  );
};

/** What is made for wide windows, as two phones have it: its beginning, and what follows. */
export const handheld: FrameDrawing = (sheet, { brand, mark, blocks }, arrangement) => {
  const { background, accent, text: ink } = sheet.colors;
  const marked = brandMark(mark, [16, 46, 18], accent);
  return onTwo(sheet, blocks, undefined, (parts) => ({
    ...flow(sheet, [16, 86, 220], parts, arrangement, { gap: 18, end: SCREEN_END }),
    around:
      rect(0, 0, 252, 74, background) +
      marked.svg +
      sheet.heading([marked.x, 47, 210 - marked.x], brand, { sizes: [19, 17, 15, 13], lines: 1 })
        .svg +
      line('M216 50h20M216 56h20M216 62h20', ink, 2.2) +
      rect(0, 74, 252, 1.5, sheet.hair),
  }));
};
