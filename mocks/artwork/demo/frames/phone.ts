import { screensOf } from '../../../../src/lib/demoArrangement';
import { mix } from '../../palette';
import { iconPath } from '../../screens/icons';
import { oneLine } from '../../screens/oneLine';
import { text } from '../../screens/text';
import { circle, group, line, p, place as moved, rect } from '../../svg';
import type { ThumbnailBlock } from '../blockTypes';
import { flow } from '../flow';
import { emptyBasket } from './site';
import { brandMark, openIn, type FrameDrawing } from './types';
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

/** A line of text, with its base. */
const LINE = /<text [^>]*?\by="([\d.]+)".*?<\/text>/g;

/** What goes on below an edge, without the lines of text that it would cut or hide. */
const withoutCutLines = (svg: string, edge: number): string =>
  svg.replace(LINE, (words, base) => (Number(base) > edge - 5 ? '' : words));

/** Two phones on a ground in the color of what they show. */
const onTwo = ({ colors }: Sheet, left: string, right: string): string =>
  rect(0, 0, 640, 480, mix(colors.accent, colors.surface, 0.62)) +
  circle(560, 430, 220, mix(colors.accent, colors.surface, 0.5)) +
  left +
  right;

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

/** An app with its tabs, on two phones: its beginning, or two screens that its tabs lead to. */
export const phone: FrameDrawing = (sheet, { navigation, blocks, screen, beside }, arrangement) => {
  const { surface, accent } = sheet.colors;
  const [one, other] = screen ? [blocks, beside?.blocks ?? []] : screensOf(blocks, arrangement);
  const draw = (parts: readonly ThumbnailBlock[], index: number, open: number) => {
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
    const { svg } = flow(sheet, [16, 44, 220], parts, arrangement, { gap: 18, end: TABS_TOP });
    return device(
      sheet,
      index,
      withoutCutLines(svg, TABS_TOP + 2) +
        rect(0, 382, 252, 54, surface) +
        rect(0, 382, 252, 1.5, sheet.hair) +
        tabs.join('') +
        tabIcons(index, navigation, sheet.muted),
    );
  };
  return {
    svg: onTwo(
      sheet,
      draw(one, 0, openIn(navigation, screen)),
      draw(other, 1, screen ? openIn(navigation, beside) : 1),
    ),
    whole: one.length + other.length,
    end: TABS_TOP,
  };
};

/** What a site ends with on a phone: its name and where its menu leads, down to the lower edge. */
function footer(sheet: Sheet, y: number, brand: string, navigation: readonly string[]): string {
  const { text: ink } = sheet.colors;
  const rows = navigation.slice(0, Math.floor((SCREEN_END - y - 62) / 30));
  return (
    rect(0, y, 252, 436 - y, sheet.tint) +
    sheet.heading([20, y + 22, 212], brand, { sizes: [20, 17, 15], lines: 1, color: ink }).svg +
    sheet.labelled(() =>
      rows
        .map((entry, index) =>
          text(20, y + 78 + index * 30, entry, { size: 15, color: sheet.muted }),
        )
        .join(''),
    )
  );
}

/** What is left free below the last part is too much from here on. */
const FREE = 64;

/** What is made for wide windows, as two phones have it: its beginning, and what follows. */
export const handheld: FrameDrawing = (
  sheet,
  { brand, mark, navigation, blocks, type },
  arrangement,
) => {
  const { background, accent, text: ink } = sheet.colors;
  const marked = brandMark(mark, [16, 46, 18], accent);
  const at = { gap: 18, end: SCREEN_END };
  const screen = (parts: readonly ThumbnailBlock[], index: number) => {
    const { svg, end } = flow({ ...sheet, floor: Infinity }, [16, 86, 220], parts, arrangement, at);
    return device(
      sheet,
      index,
      withoutCutLines(svg, 436) +
        (end < SCREEN_END - FREE ? footer(sheet, end + 24, brand, navigation) : '') +
        rect(0, 0, 252, 74, background) +
        marked.svg +
        sheet.heading([marked.x, 47, 200 - marked.x], brand, {
          sizes: [19, 17, 15, 13],
          lines: 1,
        }).svg +
        // A store has its basket in the place of the menu.
        (type === 'store'
          ? emptyBasket(sheet, 202, 45)
          : line('M216 50h20M216 56h20M216 62h20', ink, 2.2)) +
        rect(0, 74, 252, 1.5, sheet.hair),
    );
  };
  const { whole } = flow(sheet, [16, 86, 220], blocks, arrangement, at);
  const next = Math.max(1, Math.min(whole, blocks.length - 1));
  return {
    svg: onTwo(sheet, screen(blocks, 0), screen(blocks.slice(next), 1)),
    whole: blocks.length,
    end: SCREEN_END,
  };
};
