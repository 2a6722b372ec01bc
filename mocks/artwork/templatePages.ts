import { demoOf } from './demo/demoOf';
import type { Canvas } from './demo/frames/types';
import {
  detailsOf,
  drawDetail,
  drawGlimpse,
  drawHandheld,
  drawPage,
  isShownOnPhones,
  LARGE,
  pagesOf,
  SMALL,
} from './demo/pages';
import { picture, place } from './svg';

function bodyOf(slug: string, view: string, canvas: Canvas): string {
  const source = demoOf(slug);
  const isApp = !isShownOnPhones(slug);
  const pages = pagesOf(slug);
  const from = [...pages, ...detailsOf(slug)][Number(view) - 1];
  if (view === 'phone' ? isApp : from === undefined) {
    throw new Error(`${slug} has no page "${view}".`);
  }
  if (from !== undefined && !isApp && pages.includes(from)) {
    return canvas === SMALL ? drawGlimpse(source, from) : drawPage(source, from, canvas).svg;
  }
  // Phones and details are drawn at one size.
  const small =
    from === undefined
      ? drawHandheld(source)
      : isApp
        ? drawPage(source, from, SMALL).svg
        : drawDetail(source, from);
  return place(0, 0, small, canvas.width / SMALL.width);
}

const drawOn = (canvas: Canvas) => (slug: string, view: string) =>
  picture(canvas.width, canvas.height, bodyOf(slug, view, canvas));

/**
 * Draws a picture of a template's gallery, 880 by 660: its live demo from a part on, with whole parts
 * only.
 *
 * @param view the place of the page, from `1` on, or `phone`
 * @throws Error for a template or a page that there is not
 */
export const templatePage = drawOn(LARGE);

/** The beginning of a {@link templatePage}, 640 by 480, so that it can be read on a phone. */
export const templateGlimpse = drawOn(SMALL);
