import { iconOf } from '../../screens/icons';
import { oneLine, sharedSize } from '../../screens/oneLine';
import { text, widthOf } from '../../screens/text';
import { rect } from '../../svg';
import type { Sheet } from '../sheet';
import { brandMark } from './types';

/** How wide the menu of an app is at its side, and how high on top. */
export const RAIL = 136;
export const BAR = 56;

/** Between the entries of a menu on top, and what an icon takes before its label. */
const APART = 6;
const ICON = 34;

/** The name of an app and where its menu leads; `open` is the place of the entry that is open. */
interface Menu {
  readonly brand: string;
  readonly mark: string | undefined;
  readonly navigation: readonly string[];
  readonly open: number;
}

/** The menu of an app at its side, entry below entry, down to the lower edge. */
export function railOf(
  sheet: Sheet,
  { brand, mark, navigation, open }: Menu,
  height: number,
): string {
  const { accent, onAccent } = sheet.colors;
  const size = sharedSize(navigation, { size: 16.5, weight: 600, maxWidth: 82 });
  const entries = navigation.map((entry, index) =>
    sheet.labelled(() => {
      const y = 68 + index * 42;
      const color = index === open ? accent : onAccent;
      return (
        (index === open ? rect(8, y, 120, 36, onAccent, Math.min(sheet.r, 10)) : '') +
        iconOf(25, y + 18, entry, color, 1.05) +
        oneLine(42, y + 24, entry, { size, weight: 600, color, maxWidth: 82 })
      );
    }),
  );
  const marked = brandMark(mark, [16, 24, 20], onAccent);
  return (
    rect(0, 0, RAIL, height, accent) +
    marked.svg +
    sheet.heading([marked.x, 25, RAIL - 2 - marked.x], brand, {
      sizes: [20, 18, 16, 14],
      lines: 1,
      color: onAccent,
    }).svg +
    entries.join('')
  );
}

/** The menu of an app across its top, entry beside entry, up to the right edge. */
export function barOf(
  sheet: Sheet,
  { brand, mark, navigation, open }: Menu,
  width: number,
): string {
  const { accent, onAccent } = sheet.colors;
  const marked = brandMark(mark, [16, 18, 20], onAccent);
  let x = marked.x + 96;
  const entries = navigation.map((entry, index) =>
    sheet.labelled(() => {
      const wide = ICON + widthOf(entry, 16, 600) + 14;
      const from = x;
      x += wide + APART;
      const color = index === open ? accent : onAccent;
      return (
        (index === open ? rect(from, 10, wide, 36, onAccent, Math.min(sheet.r, 10)) : '') +
        iconOf(from + 19, 28, entry, color, 1.05) +
        text(from + ICON, 33.5, entry, { size: 16, weight: 600, color })
      );
    }),
  );
  return (
    rect(0, 0, width, BAR, accent) +
    marked.svg +
    sheet.heading([marked.x, 19, 88], brand, {
      sizes: [20, 18, 16, 14],
      lines: 1,
      color: onAccent,
    }).svg +
    entries.join('')
  );
}
