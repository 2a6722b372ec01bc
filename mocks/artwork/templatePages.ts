import { demoOf } from './demo/demoOf';
import type { Canvas } from './demo/frames/types';
import { drawHandheld, isShownOnPhones, LARGE, SMALL, viewsOf } from './demo/pages';
import { picture, place } from './svg';

function bodyOf(slug: string, view: string, canvas: Canvas): string {
  const isApp = !isShownOnPhones(slug);
  const shown = viewsOf(slug)[Number(view) - 1];
  if (view === 'phone' ? isApp : shown === undefined) {
    throw new Error(`${slug} has no page "${view}".`);
  }
  if (shown && !isApp) return shown.draw(canvas);
  // Phones are drawn at one size.
  const small = shown ? shown.draw(SMALL) : drawHandheld(demoOf(slug));
  return place(0, 0, small, canvas.width / SMALL.width);
}

const drawOn = (canvas: Canvas) => (slug: string, view: string) =>
  picture(canvas.width, canvas.height, bodyOf(slug, view, canvas));

/**
 * Draws a picture of a template's gallery, 880 by 660: a page of it, or a screen that its menu leads to.
 *
 * @param view the place of the page, from `1` on, or `phone`
 * @throws Error for a template or a page that there is not
 */
export const templatePage = drawOn(LARGE);

/** The beginning of a {@link templatePage}, 640 by 480, so that it can be read on a phone. */
export const templateGlimpse = drawOn(SMALL);
