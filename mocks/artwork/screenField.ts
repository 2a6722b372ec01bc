import { randomFrom } from './random';
import { windowFrame } from './screens/frames';
import type { Look } from './screens/look';
import type { Room } from './screens/screenCopy';
import { circle, rect, shape } from './svg';

const WINDOW: Room = { width: 848, height: 452 };

/** The ground that all screens of a product stand on. */
export function screenField(slug: string, look: Look): string {
  return (
    rect(0, 0, 1200, 720, look.field) +
    randomFrom(`ground of ${slug}`).pick([
      circle(1080, 620, 420, look.shade),
      shape('M0 0H760L0 620z', look.shade),
      circle(160, 120, 380, look.shade),
      shape('M0 720V520Q400 330 800 520T1200 470V720z', look.shade),
    ])
  );
}

/** A screen of a product in a window of its own. */
export function inWindow(
  slug: string,
  title: string,
  look: Look,
  layout: (room: Room) => string,
): string {
  return windowFrame(
    look,
    { x: 48, y: 40, scale: 1.3 },
    WINDOW,
    `${slug}.example/${title.toLowerCase().replace(/\W+/g, '-').replace(/-$/, '')}`,
    layout(WINDOW),
  );
}
