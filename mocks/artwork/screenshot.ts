import { isMail } from './closings';
import { picturedSoftware, type PicturedSoftware } from '../seed/picturedSoftware';
import { courseView } from './courseScreens';
import { brandOf } from './marks';
import { inWindow, SCREENSHOT, screenField } from './screenField';
import { appIcon, mailFrame, phoneFrame } from './screens/frames';
import { LAYOUTS } from './screens/layouts';
import { inkOn, isDarkProduct, lookOf, type Look } from './screens/look';
import { changeInk, chartLine } from './screens/blocks';
import { nextFigure, type ScreenCopy } from './screens/screenCopy';
import { text, textLines, widthOf } from './screens/text';
import { isDarkScreen, softwareView, type SoftwareView } from './softwareViews';
import { softShadow } from './softShadow';
import { picture, place, rect } from './svg';

const PHONE = { width: 300, height: 520 };
const MAIL = { width: 700, height: 380 };

function onPhone(
  slug: string,
  { screen, tagline, layout }: PicturedSoftware,
  look: Look,
  { draw }: SoftwareView,
): string {
  const ink = inkOn(look.field);
  const second = (room: typeof PHONE) =>
    layout === 'mobile'
      ? LAYOUTS.board(nextFigure(screen), look, room)
      : LAYOUTS.mobile(screen, look, room);
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
    phoneFrame(look, { x: 845, y: 120, scale: 1.02, id: 'g' }, PHONE, second(PHONE)) +
    phoneFrame(look, { x: 510, y: 60, scale: 1.1 }, PHONE, draw(PHONE))
  );
}

/** Layouts without figures, whose side menu leaves room below it. */
const ROOMY: readonly string[] = ['calendar', 'chat', 'code', 'inbox', 'kanban', 'timeline'];

/** What all of a screen comes to, on a card that lies over the corner of its window. */
function figureCard({ figures, trend }: ScreenCopy, look: Look, isDarkMenu: boolean): string {
  const [[name, value, change = ''] = ['', '']] = figures;
  const width = Math.max(236, widthOf(name, 17) + 48);
  // It stands out from the menu that it lies on.
  const isFilled = look.isDark || (look.isPaleRail && !isDarkMenu);
  const fill = isFilled ? look.brand : look.sheet;
  const ink = isFilled ? look.onBrand : look.text;
  const chart = { ...look, link: isFilled ? ink : look.link, sheet: fill };
  const isShort = widthOf(value, 40, 800) + widthOf(change, 17, 600) + 60 <= width;
  return place(
    22,
    500,
    softShadow(width, 170, 18) +
      rect(0, 0, width, 170, fill, 18) +
      text(24, 40, name, { size: 17, color: isFilled ? ink : look.muted }) +
      text(22, 86, value, { size: 40, weight: 800, color: ink }) +
      (isShort
        ? text(width - 22, 84, change, {
            size: 17,
            weight: 600,
            color: isFilled ? ink : changeInk(look, change),
            anchor: 'end',
          })
        : '') +
      place(24, 102, chartLine(chart, trend, { width: width - 52, height: 48, filled: false })),
  );
}

/** How much larger than on a screen an app is that fills the picture. */
const APP_SCALE = 1.3;

/** An app without a window, to the edges of the picture. */
const wholeApp = ({ sheet }: Look, draw: SoftwareView['draw']): string =>
  rect(0, 0, 1200, 720, sheet) +
  place(0, 0, draw({ width: 1200 / APP_SCALE, height: 720 / APP_SCALE }), APP_SCALE);

function softwareScreen(slug: string, name: string, product: PicturedSoftware): string {
  const look = lookOf(slug, !isMail(name) && isDarkProduct(slug));
  const view = softwareView(slug, name, product, look);
  const framed = {
    window: () =>
      inWindow(slug, view.title, look, view.draw) +
      (name === '' && ROOMY.includes(product.layout)
        ? figureCard(product.screen, look, product.layout === 'code')
        : ''),
    phone: () => onPhone(slug, product, look, view),
    poster: () => view.draw(SCREENSHOT),
    mail: () =>
      mailFrame(
        look,
        { x: 145, y: 44, scale: 1.3 },
        MAIL,
        {
          subject: view.title,
          from: product.screen.title,
          // What is called by its day arrives on that day.
          when: `${/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/.exec(view.title)?.[0] ?? 'Monday'}, 8:00`,
          mark: appIcon(look, 0, 0, 34),
        },
        view.draw(MAIL),
      ),
  };
  if (view.frame === 'app') return wholeApp(look, view.draw);
  return screenField(slug, look, name, isDarkScreen(product, look, name)) + framed[view.frame]();
}

function courseScreen(slug: string, name: string): string {
  const { frame, title, look, draw } = courseView(slug, name);
  if (frame === 'app') return wholeApp(look, draw);
  return (
    screenField(`course ${slug}`, look, name) +
    (frame === 'poster' ? draw(SCREENSHOT) : inWindow(slug, title, look, draw))
  );
}

/**
 * Draws a screen of a product, 1200 by 720, in the colors of its cover. The product's own record
 * says what is on it: nothing here is made up.
 *
 * @param view names another screen than the main one: `inside`, `figures`, `phone` or a closing of
 *   software, `player`, `slides` or `certificate` of a course
 * @throws Error for a product that has no screens, and for a view that it does not have
 */
export function screenshot(slug: string, view = ''): string {
  const product = picturedSoftware(slug);
  const drawn = product ? softwareScreen(slug, view, product) : courseScreen(slug, view);
  return picture(SCREENSHOT.width, SCREENSHOT.height, drawn);
}
