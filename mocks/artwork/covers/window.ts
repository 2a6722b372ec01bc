/** The window of a product on its cover: the same menu, head and colors as on its screens, cropped. */
import { chip, face, pushButton } from '../screens/blocks';
import { windowDots } from '../screens/frames';
import { iconOf } from '../screens/icons';
import { contrast, type Look } from '../screens/look';
import { oneLine, sharedSize } from '../screens/oneLine';
import { openOf } from '../screens/shell';
import type { ScreenRow } from '../screens/screenCopy';
import { text, widthOf } from '../screens/text';
import { mix } from '../palette';
import { circle, line, p, place, rect, shape } from '../svg';
import { largest, sheet, type Box, type Cover, type Scene } from './cover';

const BAR = 34;
const HEAD = 62;
const MENUS = { labels: 156, icons: 60, none: 0 } as const;
/** Where buttons over a cover may begin: lists show a heart in its upper right corner. */
const CALM = 512;
/** Where a picture ends, with the margin around what has to be seen whole. */
const FLOOR = 388;

/** How a window stands on a cover. */
export interface WindowAt {
  readonly box: Box;
  readonly menu?: keyof typeof MENUS;
  /** Whether the headline and the main button are shown. */
  readonly head?: boolean;
  /** What it stands on, instead of the sheet. */
  readonly ground?: string;
  /** From where on the menu shows nothing, as something lies over it. */
  readonly menuEnd?: number;
  readonly headline?: string;
  /** Where the head ends, if something lies over the rest of it. */
  readonly headEnd?: number;
}

/** The room in a window, whose corner is at 0 0. */
export interface Pane {
  readonly width: number;
  readonly height: number;
}

/** A ground for panels that ends neither in the color of a light card nor in that of a dark one. */
export const deskOf = (look: Look): string => {
  for (let part = look.isDark ? 0.9 : 0.5; part < 1; part += 0.1) {
    const ground = mix(look.sheet, look.tint, part);
    if (contrast(ground, look.isDark ? '#16131F' : '#FFFFFF') > 1.2) return ground;
  }
  return mix(look.tint, look.link, 0.1);
};

/** The dots of a canvas on which things are laid out. */
export const dotted = (look: Look, { width, height }: Pane): string =>
  `<pattern id="d" width="24" height="24" patternUnits="userSpaceOnUse">${circle(12, 12, 1.6, mix(look.muted, deskOf(look), 0.5))}</pattern>` +
  rect(0, 0, width, height, 'url(#d)');

function menuOf({ screen, look }: Cover, menu: 'labels' | 'icons', end: number): string {
  const wide = menu === 'labels';
  const chosen = look.isPaleRail ? look.link : look.onRail;
  const first = BAR + (wide ? 52 : 12);
  const room = { least: 16.5, maxWidth: MENUS.labels - 56 };
  // Labels that can be read; what is too long for that is not in the part of the menu that is seen.
  const names = screen.nav.filter(
    (name, index) => !wide || index === 0 || widthOf(name, 16.5) <= room.maxWidth,
  );
  const size = sharedSize(names, { ...room, size: 17.5, weight: 600 });
  const places = names
    .filter((_, index) => first + index * 42 + 38 <= end)
    .map((name, index) => {
      const y = first + index * 42;
      const color = index === 0 ? chosen : mix(look.onRail, look.rail, 0.2);
      return (
        (index === 0 ? rect(8, y, MENUS[menu] - 16, 36, openOf(look), 9) : '') +
        iconOf(30, y + 18, name, color, 1.15) +
        (wide
          ? oneLine(48, y + 24, name, {
              ...room,
              size,
              weight: index === 0 ? 600 : 400,
              color,
            })
          : '')
      );
    });
  return (
    (wide
      ? look.mark(30, BAR + 27, 14, { ...look.colors, field: look.rail, main: chosen }) +
        oneLine(50, BAR + 34, screen.title, {
          size: 18,
          least: 12,
          weight: 700,
          color: look.onRail,
          maxWidth: MENUS.labels - 60,
        })
      : '') + places.join('')
  );
}

/** A window with its bar, its menu and its head; `content` fills what is left. */
export function appWindow(
  cover: Cover,
  { box, menu = 'none', head = true, ground, menuEnd, headline, headEnd = CALM }: WindowAt,
  content: (pane: Pane) => string,
): string {
  const { screen, look } = cover;
  const [x, y, width, height] = box;
  const rail = MENUS[menu];
  const under = ground ?? look.sheet;
  const seen = Math.min(width, 640 - x - 14) - rail;
  const deep = Math.min(height, 400 - y);
  const above = BAR + (head ? HEAD : 0);
  const title = headline ?? screen.headline;
  const button = widthOf(screen.action, 17, 600) + 38;
  const size = largest(title, seen - 60 - button, [30, 28, 26, 24]);
  // The main button stands beside the headline: at the end of the head, lists show a heart over it.
  const after = 22 + widthOf(title, size, 800) + 18;
  const hasButton = after + button <= Math.min(seen - 20, headEnd - x - rail);
  return sheet(
    x,
    y,
    width,
    height,
    shape(
      p`M0 14a14 14 0 0 1 14-14H${width - 14}a14 14 0 0 1 14 14V${BAR}H0z`,
      look.isDark ? mix(look.sheet, look.text, 0.14) : mix(look.sheet, look.link, 0.14),
    ) +
      windowDots(22, BAR / 2) +
      (menu === 'none'
        ? ''
        : shape(p`M0 ${BAR}H${rail}V${height}H14a14 14 0 0 1-14-14z`, look.rail) +
          menuOf(cover, menu, menuEnd ?? Math.min(height, FLOOR - y))) +
      place(
        rail,
        BAR,
        (head
          ? text(22, 42, title, {
              size: hasButton ? size : largest(title, seen - 40, [30, 28, 26, 24]),
              weight: 800,
              color: look.text,
            }) + (hasButton ? pushButton(look, after, 11, screen.action, { size: 16 }) : '')
          : '') + place(0, above - BAR, content({ width: seen, height: deep - above })),
      ),
    { fill: under, r: 14 },
  );
}

/** A row of a list in a window: a face, a name, a line about it, and a label at its end. */
export function listRow(
  look: Look,
  y: number,
  width: number,
  [title, note, label = '']: ScreenRow,
  {
    lead = face(38, y + 25, 17, title),
    tone = 'brand',
    open = false,
  }: { lead?: string; tone?: 'brand' | 'good' | 'warn' | 'plain'; open?: boolean } = {},
): string {
  const room = width - 86 - (label ? widthOf(label, 17, 600) + 34 : 0);
  return (
    (open ? rect(10, y - 2, width - 20, 54, look.tint, 11) : '') +
    lead +
    oneLine(66, y + (note ? 21 : 32), title, {
      size: 20,
      least: 15,
      weight: 600,
      color: look.text,
      maxWidth: room,
    }) +
    oneLine(66, y + 43, note, { size: 17, least: 14, color: look.muted, maxWidth: room }) +
    (label ? chip(look, width - 22, y + 9, label, { tone, size: 17, end: true }) : '')
  );
}

/** How a card with a figure is shown. */
interface FigureAt {
  readonly x: number;
  readonly y: number;
  /** Whether `x` is that of its right end. */
  readonly end?: boolean;
  readonly fill?: string;
  readonly ink?: string;
  /** Which of the figures. */
  readonly at?: number;
  readonly turn?: number;
}

/** A bright card that lies over a window, with what one of the figures comes to and how it moved. */
export function figureCard(
  { screen, look }: Cover,
  { x, y, end = false, at = 0, turn = 0, fill = look.brand, ink = look.onBrand }: FigureAt,
): Pick<Scene, 'front' | 'focus'> {
  const [name, value, change = ''] = screen.figures[at] ?? ['', ''];
  const size = largest(value, 220, [54, 48, 44, 38], 800);
  const valueWidth = widthOf(value, size, 800);
  const nameSize = 19;
  const heads = widthOf(name, nameSize, 500) + (change ? widthOf(change, 18, 600) + 20 : 0);
  const hasTrend = valueWidth < 200;
  const width = Math.max(valueWidth + (hasTrend ? 84 : 0), heads) + 44;
  const left = end ? x - width : x;
  const height = 100;
  const low = Math.min(...screen.trend);
  const span = Math.max(...screen.trend) - low || 1;
  const points = screen.trend
    .map(
      (each, index, all) =>
        p`${index ? 'L' : 'M'}${(index * 58) / (all.length - 1)} ${26 - ((each - low) / span) * 26}`,
    )
    .join('');
  return {
    front: sheet(
      left,
      y,
      width,
      height,
      text(22, 35, name, { size: nameSize, weight: 500, color: ink }) +
        text(20, 82, value, { size, weight: 800, color: ink }) +
        text(width - 22, 35, change, { size: 18, weight: 600, color: ink, anchor: 'end' }) +
        (hasTrend ? place(width - 82, 54, line(points, ink, 4)) : ''),
      { fill, r: 18, turn },
    ),
    focus: [left, y, width, height],
  };
}
