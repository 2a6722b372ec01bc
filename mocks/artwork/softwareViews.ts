import { MAILS, POSTERS } from './closings';
import { brandOf } from './marks';
import { groundOf } from './screenField';
import { galleryOfSoftware, type PicturedSoftware } from '../seed/picturedSoftware';
import { LAYOUTS } from './screens/layouts';
import type { Look } from './screens/look';
import { aboutFigures, type Room, type ScreenCopy } from './screens/screenCopy';
import { settings } from './screens/settings';
import type { Layout } from './screens/shell';

/** One view of a product, before it is drawn at some size. */
export interface SoftwareView {
  /** What it is shown in: an app fills the picture, a poster has its ground as well. */
  readonly frame: 'window' | 'app' | 'phone' | 'mail' | 'poster';
  /** What is open in a window, or the subject of a mail. */
  readonly title: string;
  /** Fills a room with it. */
  readonly draw: (room: Room) => string;
}

/** Whether a view is dark: those of a dark product are, and code always is. */
export const isDarkScreen = ({ layout }: PicturedSoftware, look: Look, view: string): boolean =>
  look.isDark || (view === '' && layout === 'code');

/**
 * A view of software by its name: the main one (``), `inside`, `figures`, `phone`, or one of the closings.
 *
 * @throws Error for a view that the product does not have
 */
export function softwareView(
  slug: string,
  view: string,
  product: PicturedSoftware,
  look: Look,
): SoftwareView {
  const path = `screenshot/${slug}${view && `/${view}`}`;
  if (!galleryOfSoftware(slug).some(({ picture }) => picture === path)) {
    throw new Error(`${slug} has no screen "${view}".`);
  }
  const { screen, layout, inside, points, works } = product;
  const [name = '', value = ''] = screen.figures[0] ?? [];
  const drawn =
    (content: Layout, shown: ScreenCopy = screen) =>
    (room: Room) =>
      content(shown, look, room);
  switch (view) {
    case 'figures':
      return {
        frame: 'window',
        title: aboutFigures(screen).headline,
        draw: drawn(LAYOUTS.board, {
          ...aboutFigures(screen),
          listed: screen.listed ?? screen.headline,
        }),
      };
    case 'phone':
      return { frame: 'phone', title: '', draw: drawn(LAYOUTS[layout]) };
    case 'inside':
      return {
        frame: 'app',
        title: inside.screen.headline,
        draw: drawn(LAYOUTS[inside.layout], inside.screen),
      };
    case 'points':
    case 'numbers':
    case 'services': {
      const stage = {
        product,
        look,
        colors: brandOf(slug).colors,
        ground: groundOf(slug, look, view),
      };
      return { frame: 'poster', title: '', draw: (room) => POSTERS[view]({ ...stage, room }) };
    }
    case 'settings':
      return { frame: 'window', title: 'settings', draw: drawn(settings(points, works)) };
    case 'digest':
    case 'agenda':
    case 'milestone':
      return { frame: 'mail', title: `${name}: ${value}`, draw: drawn(MAILS[view]) };
    default: {
      const frames: Partial<Record<typeof layout, SoftwareView['frame']>> = {
        mobile: 'phone',
        letter: 'mail',
      };
      return {
        frame: frames[layout] ?? 'window',
        title: screen.headline,
        draw: drawn(LAYOUTS[layout]),
      };
    }
  }
}
