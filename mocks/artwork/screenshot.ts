import {
  galleryOfSoftware,
  picturedSoftware,
  type PicturedSoftware,
} from '../seed/picturedSoftware';
import { courseScreen } from './courseScreens';
import { brandOf } from './marks';
import { inWindow, screenField } from './screenField';
import { digest } from './screens/digest';
import { features } from './screens/features';
import { appIcon, inScreenFont, mailFrame, phoneFrame } from './screens/frames';
import { LAYOUTS } from './screens/layouts';
import { inkOn, isDarkProduct, lookOf, type Look } from './screens/look';
import type { Layout } from './screens/shell';
import { text, textLines } from './screens/text';
import { picture, place } from './svg';

const PHONE = { width: 300, height: 520 };
const MAIL = { width: 700, height: 380 };

function onPhone(slug: string, { screen, tagline, layout }: PicturedSoftware, look: Look): string {
  const ink = inkOn(look.field);
  const narrow: Layout = LAYOUTS[layout];
  const second: Layout = layout === 'mobile' ? LAYOUTS.board : LAYOUTS.mobile;
  return (
    place(140, 196, brandOf(slug).mark(), 0.52) +
    text(90, 300, screen.title, { size: 30, weight: 700, color: ink, maxWidth: 380 }) +
    textLines(90, 350, tagline, {
      size: 25,
      color: ink,
      maxWidth: 370,
      lines: 6,
      leading: 1.35,
    }) +
    phoneFrame(look, { x: 845, y: 120, scale: 1.02, id: 'g' }, PHONE, second(screen, look, PHONE)) +
    phoneFrame(look, { x: 510, y: 60, scale: 1.1 }, PHONE, narrow(screen, look, PHONE))
  );
}

function inMail(
  { screen }: PicturedSoftware,
  look: Look,
  content: Layout,
  subject: string,
): string {
  return mailFrame(
    look,
    { x: 145, y: 44, scale: 1.3 },
    MAIL,
    { subject, from: screen.title, when: 'Monday, 8:00', mark: appIcon(look, 0, 0, 34) },
    content(screen, look, MAIL),
  );
}

function softwareScreen(slug: string, view: string, product: PicturedSoftware): string {
  const look = lookOf(slug, isDarkProduct(slug));
  const { screen, layout, points, works } = product;
  const drawn = () => {
    switch (view) {
      case 'figures':
        return inWindow(slug, screen.figures[0]?.[0] ?? '', look, (room) =>
          LAYOUTS.board({ ...screen, headline: screen.figures[0]?.[0] ?? '' }, look, room),
        );
      case 'phone':
        return onPhone(slug, product, look);
      case 'features':
        return inWindow(slug, 'settings', look, (room) =>
          features(points, works)(screen, look, room),
        );
      case 'mail':
        return inMail(
          product,
          look,
          digest,
          `${screen.figures[0]?.[1] ?? ''} ${(screen.figures[0]?.[0] ?? '').toLowerCase()}`,
        );
      default:
        if (layout === 'mobile') return onPhone(slug, product, look);
        if (layout === 'letter') return inMail(product, look, LAYOUTS.letter, screen.headline);
        return inWindow(slug, screen.headline, look, (room) => LAYOUTS[layout](screen, look, room));
    }
  };
  return screenField(slug, look) + drawn();
}

/**
 * Draws a screen of a product, 1200 by 720, in the colours of its cover. The product's own record
 * says what is on it: nothing here is made up.
 *
 * @param view names another screen than the main one: `figures`, `phone`, `features` or `mail` of
 *   software, `lessons`, `player` or `certificate` of a course
 * @throws Error for a product that has no screens, and for a view that it does not have
 */
export function screenshot(slug: string, view = ''): string {
  const product = picturedSoftware(slug);
  const path = `screenshot/${slug}${view && `/${view}`}`;
  if (!product) return picture(1200, 720, inScreenFont(courseScreen(slug, view)));
  if (!galleryOfSoftware(slug).some((one) => one.picture === path)) {
    throw new Error(`${slug} has no screen "${view}".`);
  }
  return picture(1200, 720, inScreenFont(softwareScreen(slug, view, product)));
}
