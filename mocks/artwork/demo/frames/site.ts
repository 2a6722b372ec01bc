import { text, widthOf } from '../../screens/text';
import { circle, line, p, rect } from '../../svg';
import { flow } from '../flow';
import type { Sheet } from '../sheet';
import { FOOTER, siteFooter } from './siteFooter';
import { brandMark, type Framed, type FrameDrawing } from './types';

/** Entries of a menu from right to left, as many as there is room for. */
function menuTo(sheet: Sheet, right: number, entries: readonly string[], room: number): string {
  return sheet.labelled(() => {
    let x = right;
    const shown = entries.slice(0, room > 400 ? 4 : 3).toReversed();
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

/** Entries of a menu in the middle of a page. */
function menuBelow(sheet: Sheet, middle: number, y: number, entries: readonly string[]): string {
  const [size, gap] = [15, 24];
  return sheet.labelled(() => {
    const widths = entries.map((entry) => widthOf(entry, size));
    let x = middle - widths.reduce((sum, each) => sum + each + gap, -gap) / 2;
    return entries
      .map((entry, index) => {
        const at = x;
        x += (widths[index] ?? 0) + gap;
        return text(at, y, entry, { size, color: sheet.muted });
      })
      .join('');
  });
}

/** The basket of a store, in which there is nothing yet, as the live demo begins. */
export function emptyBasket({ colors }: Sheet, x: number, y: number): string {
  const { text: ink, accent, onAccent } = colors;
  return (
    line(p`M${x} ${y}h5l6 18h14l5-13h-22`, ink, 2.4) +
    circle(x + 12, y + 22, 2, ink) +
    circle(x + 24, y + 22, 2, ink) +
    circle(x + 28, y - 1, 9, accent) +
    text(x + 28, y + 3.5, '0', { size: 13, weight: 700, color: onAccent, anchor: 'middle' })
  );
}

/** The name and the menu of a website, and where its parts begin below. */
export function siteHead(
  sheet: Sheet,
  { brand, mark, navigation, type }: Pick<Framed, 'brand' | 'mark' | 'navigation' | 'type'>,
  page: number,
): { svg: string; top: number } {
  const { text: ink, accent } = sheet.colors;
  const name = (x: number, size: number, width: number, middle = false) =>
    sheet.heading([x, 30 - size / 2, width], brand, { sizes: [size, size * 0.8], lines: 1, middle })
      .svg;
  if (type === 'blog') {
    return {
      svg:
        name(32, 30, page - 64, true) +
        menuBelow(sheet, page / 2, 68, navigation.slice(0, 4)) +
        rect(32, 80, page - 64, 2, ink),
      top: 98,
    };
  }
  const marked = brandMark(mark, [32, 19, 20], accent);
  return {
    svg:
      marked.svg +
      name(marked.x, 23, 250) +
      (type === 'store'
        ? emptyBasket(sheet, page - 58, 22) + menuTo(sheet, page - 74, navigation, page - 370)
        : menuTo(sheet, page - 32, navigation, page - 340)),
    top: 76,
  };
}

/** A website: its name and menu above its parts; below the last of them its end. */
export const site: FrameDrawing = (sheet, demo, arrangement, canvas) => {
  const { blocks, type } = demo;
  const { width: page, height } = canvas;
  const { background } = sheet.colors;
  const head = siteHead(sheet, demo, page);
  const covered = arrangement.hero === 'cover' && blocks[0]?.kind === 'hero';
  const top = covered && type !== 'blog' ? 60 : head.top;
  const draw = (mostApart?: number) =>
    flow(sheet, [32, top, page - 64], blocks, arrangement, {
      gap: type === 'store' ? 22 : 26,
      end: height,
      ...(mostApart !== undefined && { mostApart }),
    });
  const close = draw(0);
  const ends =
    sheet.floor < Infinity && close.whole === blocks.length && close.end + FOOTER < height;
  const { svg, ...drawn } = ends ? close : draw();
  return {
    svg:
      rect(0, 0, page, height, background) +
      head.svg +
      svg +
      (ends ? siteFooter(sheet, demo, canvas, drawn.end + 30) : ''),
    ...drawn,
  };
};
