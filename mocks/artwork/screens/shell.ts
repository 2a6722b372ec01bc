import { mix } from '../palette';
import { line, p, place, rect } from '../svg';
import { face, pushButton } from './blocks';
import { appIcon } from './frames';
import { iconOf } from './icons';
import type { Look } from './look';
import { isNarrow, openPart, type Room, type ScreenCopy } from './screenCopy';
import { oneLine } from './oneLine';
import { text, widthOf } from './text';

/** Fills a room with one view of a product. */
export type Layout = (screen: ScreenCopy, look: Look, room: Room) => string;

/** What a shell leaves free, drawn by a layout with its corner at 0 0. */
type Content = (room: Room) => string;

const RAIL = 184;
const HEAD = 62;
const NARROW_HEAD = 52;

/** The head of a phone or card: the mark, what is shown, and three lines for the menu. */
function narrowHead(look: Look, room: Room, headline: string): string {
  const right = room.width - 16;
  return (
    appIcon(look, 14, 12, 28) +
    oneLine(52, 32, headline, {
      size: 17,
      weight: 700,
      color: look.text,
      maxWidth: room.width - 94,
    }) +
    line(p`M${right - 16} 21h16M${right - 16} 26h16M${right - 16} 31h16`, look.muted, 2)
  );
}

function narrow(screen: ScreenCopy, look: Look, room: Room, content: Content): string {
  const rest = { width: room.width, height: room.height - NARROW_HEAD };
  return narrowHead(look, room, screen.headline) + place(0, NARROW_HEAD, content(rest));
}

/** What the open part of a side menu stands on. */
export const openOf = ({ rail, onRail, sheet, isPaleRail }: Look): string =>
  isPaleRail ? sheet : mix(rail, onRail, 0.2);

/** A side menu with the parts of the product, a head with the main button, and the content. */
export function withRail(
  screen: ScreenCopy,
  look: Look,
  room: Room,
  content: Content,
  owner = '',
): string {
  if (isNarrow(room)) return narrow(screen, look, room, content);
  const chosen = look.isPaleRail ? look.link : look.onRail;
  const open = openPart(screen);
  const menu = screen.nav.map((name, index) => {
    const y = 66 + index * 38;
    const color = index === open ? chosen : mix(look.onRail, look.rail, 0.22);
    return (
      (index === open ? rect(10, y, RAIL - 20, 32, openOf(look), 8) : '') +
      iconOf(28, y + 16, name, color) +
      oneLine(46, y + 21, name, {
        size: 13.5,
        least: 11.5,
        weight: index === open ? 600 : 400,
        color,
        maxWidth: RAIL - 60,
      })
    );
  });
  const inner = { width: room.width - RAIL, height: room.height - HEAD };
  return (
    rect(0, 0, RAIL, room.height, look.rail) +
    (look.isPaleRail ? rect(RAIL - 1, 0, 1, room.height, look.hair) : '') +
    look.mark(29, 32, 13, { ...look.colors, field: look.rail, main: chosen }) +
    oneLine(50, 37, screen.title, {
      size: 15,
      weight: 700,
      color: look.onRail,
      maxWidth: RAIL - 58,
    }) +
    menu.join('') +
    (owner
      ? face(30, room.height - 32, 13, owner) +
        text(52, room.height - 27, owner, { size: 13, color: look.onRail, maxWidth: RAIL - 62 })
      : '') +
    place(
      RAIL,
      0,
      text(24, 39, screen.headline, {
        size: 20,
        weight: 700,
        color: look.text,
        maxWidth: inner.width - 90 - widthOf(screen.action, 13, 600),
      }) +
        pushButton(look, inner.width - 22, 15, screen.action, { size: 13, end: true }) +
        rect(0, HEAD - 1.5, inner.width, 1.5, look.hair) +
        place(0, HEAD, content(inner)),
    )
  );
}

/** A bar with the name and the parts of the product side by side, and the content below it. */
export function withTop(screen: ScreenCopy, look: Look, room: Room, content: Content): string {
  if (isNarrow(room)) return narrow(screen, look, room, content);
  let x = 72 + widthOf(screen.title, 16, 700) + 22;
  const end = room.width - 50 - widthOf(screen.action, 13, 600);
  const open = openPart(screen);
  const menu = screen.nav.map((name, index) => {
    const width = widthOf(name, 13.5, index === open ? 600 : 400);
    if (x + width > end) return '';
    const drawn =
      text(x, 34, name, {
        size: 13.5,
        weight: index === open ? 600 : 400,
        color: index === open ? look.link : look.muted,
      }) + (index === open ? rect(x, 53, width, 3, look.link, 1.5) : '');
    x += width + 20;
    return drawn;
  });
  return (
    appIcon(look, 22, 13, 30) +
    text(62, 34, screen.title, { size: 16, weight: 700, color: look.text }) +
    menu.join('') +
    pushButton(look, room.width - 22, 12, screen.action, { size: 13, end: true }) +
    rect(0, 55, room.width, 1.5, look.hair) +
    place(0, 56, content({ width: room.width, height: room.height - 56 }))
  );
}

/** As many rows as are wholly in sight. */
export function rowsIn<Row>(
  rows: readonly Row[],
  height: number,
  rowHeight: number,
): readonly Row[] {
  return rows.slice(0, Math.max(1, Math.floor(height / rowHeight)));
}
