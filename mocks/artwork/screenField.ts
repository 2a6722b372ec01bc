import { glow, litGround } from './light';
import { brandOf } from './marks';
import { BRAND, isDim, isPale, mix, type Duotone } from './palette';
import { randomFrom } from './random';
import { windowFrame } from './screens/frames';
import { contrast, type Look } from './screens/look';
import type { Room } from './screens/screenCopy';
import { circle, group, shape } from './svg';

/** How large the screens of a product are drawn, and their close-ups, which can be read on a phone. */
export const SCREENSHOT: Room = { width: 1200, height: 720 };
export const CLOSE_UP: Room = { width: 600, height: 360 };

const WINDOW: Room = { width: 848, height: 452 };

type Grounds = (colors: Duotone) => readonly [ground: string, shape: string];

const pale: Grounds = ({ field, main }) => {
  const ground = mix(isPale(field) ? main : field, '#FFFFFF', 0.74);
  return [ground, mix(ground, field, 0.16)];
};

const deep: Grounds = ({ field, main }) => {
  const ground = mix(isPale(field) ? main : field, BRAND.ink, 0.5);
  return [ground, mix(ground, field, 0.12)];
};

const bright: Grounds = ({ accent, field, main }) => {
  // A cream accent would be white.
  const color = [accent, field, main].find((one) => contrast(one, '#FFFFFF') > 1.2) ?? main;
  const ground = mix(color, '#FFFFFF', 0.6);
  return [ground, mix(ground, color, 0.3)];
};

const second: Grounds = ({ field, accent }) => {
  // A cream accent would melt into the page.
  const ground = contrast(accent, '#FFFFFF') < 1.2 ? mix(accent, field, 0.6) : accent;
  return [ground, mix(ground, field, 0.14)];
};

/**
 * What the screens of one product stand on, by their view: they lie beside each other as thumbnails,
 * which are told apart by it. What is left out stands on the ground of the cover.
 */
const GROUNDS: Readonly<Record<string, Grounds>> = {
  figures: pale,
  settings: second,
  points: second,
  services: bright,
  numbers: deep,
  digest: deep,
  agenda: second,
  milestone: deep,
  player: pale,
  slides: deep,
  certificate: second,
};

/** The color of the ground of a view of a product, without the light on it. */
export const groundOf = (slug: string, look: Look, view: string): string =>
  GROUNDS[view]?.(brandOf(slug).colors)[0] ?? look.field;

/**
 * The ground that a screen of a product, of which `slug` names the brand, stands on; behind a dark
 * screen it is lit.
 */
export function screenField(slug: string, look: Look, view = '', isDark = look.isDark): string {
  const [ground, tone] = GROUNDS[view]?.(brandOf(slug).colors) ?? [look.field, look.shade];
  return (
    litGround(1200, 720, ground) +
    group(
      'opacity=".6"',
      randomFrom(`ground of ${slug}`).pick([
        circle(1080, 620, 420, tone),
        shape('M0 0H760L0 620z', tone),
        circle(160, 120, 380, tone),
        shape('M0 720V520Q400 330 800 520T1200 470V720z', tone),
      ]),
    ) +
    (isDark && isDim(ground) ? glow(820, 640, 680, brandOf(slug).colors.accent) : '')
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
