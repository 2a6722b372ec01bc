import { isMail } from './closings';
import { picturedSoftware } from '../seed/picturedSoftware';
import { courseView } from './courseScreens';
import { CLOSE_UP, screenField } from './screenField';
import { phoneFrame } from './screens/frames';
import { isDarkProduct, lookOf, type Look } from './screens/look';
import type { Room } from './screens/screenCopy';
import { softShadow } from './softShadow';
import { isDarkScreen, softwareView } from './softwareViews';
import { group, picture, place, rect } from './svg';

/** Where sheets begin below the upper edge. */
const TOP = 26;
const SCALE = 1.5;
/** Narrow, so that layouts draw themselves as on a phone, and as high as is in sight. */
const ROOM: Room = { width: 364, height: Math.floor((360 - TOP) / SCALE) };
/** As much of a phone as ends below a whole row. */
const PHONE: Room = { width: 300, height: 244 };

/** A screen on a sheet that goes on below the edge of the picture. */
function onSheet(look: Look, content: string): string {
  const { width, height } = ROOM;
  return place(
    (600 - width * SCALE) / 2,
    TOP,
    softShadow(width, height + 20, 11) +
      `<clipPath id="w">${rect(0, 0, width, height + 20, '#000', 11)}</clipPath>` +
      group('clip-path="url(#w)"', rect(0, 0, width, height + 20, look.sheet) + content),
    SCALE,
  );
}

function ofSoftware(slug: string, name: string): string | undefined {
  const product = picturedSoftware(slug);
  if (!product) return undefined;
  const look = lookOf(slug, !isMail(name) && isDarkProduct(slug));
  const { frame, draw } = softwareView(slug, name, product, look);
  return (
    place(0, 0, screenField(slug, look, name, isDarkScreen(product, look, name)), 0.5) +
    (frame === 'poster'
      ? draw(CLOSE_UP)
      : frame === 'phone'
        ? phoneFrame(look, { x: 127, y: 38, scale: 1.15 }, PHONE, draw(PHONE))
        : onSheet(look, draw(ROOM)))
  );
}

function ofCourse(slug: string, name: string): string {
  const { frame, look, draw } = courseView(slug, name, true);
  return (
    place(0, 0, screenField(`course ${slug}`, look, name), 0.5) +
    (frame === 'poster' ? draw(CLOSE_UP) : onSheet(look, draw(ROOM)))
  );
}

/**
 * Draws the beginning of a screen of a product, 600 by 360, so that it can be read on a phone. Takes
 * and throws what `screenshot` does.
 */
export function closeUp(slug: string, view = ''): string {
  return picture(CLOSE_UP.width, CLOSE_UP.height, ofSoftware(slug, view) ?? ofCourse(slug, view));
}
