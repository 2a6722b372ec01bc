import { text, widthOf } from '../../screens/text';
import { circle, rect } from '../../svg';
import type { Sheet } from '../sheet';
import { brandMark, type Canvas, type Framed } from './types';

/** So high is a footer with a menu, and from here on it has room for what the site asks for. */
const LOW = 92;
const CALLING = 250;

/** What a site ends with is at least so high; below its last part is a gap. */
export const FOOTER = LOW + 30;

/**
 * The end of a site, down to the lower edge: what it asks for once more where there is room, its name
 * and its menu.
 */
export function siteFooter(
  sheet: Sheet,
  { brand, mark, navigation, opening }: Pick<Framed, 'brand' | 'mark' | 'navigation' | 'opening'>,
  { width, height }: Canvas,
  y: number,
): string {
  const { accent, onAccent, text: ink } = sheet.colors;
  const top = height - LOW;
  const calls = opening !== undefined && top - y > CALLING - LOW;
  const label = opening?.action ?? navigation.at(-1) ?? '';
  const middle = y + (top - y) / 2;
  const button = sheet.button(0, 0, label).width;
  const calling = calls
    ? rect(0, y, width, top - y, accent) +
      sheet.heading([32, middle - 62, width - 64], opening?.title ?? brand, {
        sizes: [40, 36, 32, 28],
        lines: 1,
        color: onAccent,
        middle: true,
      }).svg +
      sheet.button((width - button) / 2, middle + 14, label, onAccent, accent).svg
    : '';
  const ground = calls ? top : y;
  const base = ground + (height - ground) / 2;
  const marked = brandMark(mark, [32, base - 18, 20], accent);
  let x = width - 32;
  const entries = navigation.toReversed().map((entry) => {
    const at = x;
    x -= widthOf(entry, 15) + 22;
    return text(at, base, entry, { size: 15, color: sheet.muted, anchor: 'end' });
  });
  return (
    rect(0, ground, width, height - ground, sheet.tint) +
    marked.svg +
    sheet.heading([marked.x, base - 19, 250], brand, { sizes: [21, 18], lines: 1, color: ink })
      .svg +
    sheet.labelled(() => entries.join('')) +
    text(32, base + 26, 'Terms · Privacy · Imprint', { size: 13, color: sheet.muted }) +
    [0, 1, 2].map((at) => circle(width - 40 - at * 26, base + 22, 8, accent)).join('') +
    calling
  );
}
