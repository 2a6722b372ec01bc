import { demoOf } from './demo/demoOf';
import { drawCover, SMALL } from './demo/pages';
import { drawSubject } from './demo/picture';
import { picture } from './svg';

/**
 * Draws the thumbnail of a template, 640 by 480: its live demo at a quarter of a desktop, with the
 * same parts in the same order, in larger type; of an app its first screen beside a further one.
 *
 * @throws Error for a template that the marketplace does not have
 */
export function templateThumbnail(slug: string): string {
  return picture(SMALL.width, SMALL.height, drawCover(slug));
}

/**
 * Draws one picture of a template's live demo, 400 by 300, in the colors of the demo.
 *
 * @throws Error for an unknown template or subject
 */
export function demoPicture(slug: string, name: string): string {
  return picture(400, 300, drawSubject(name, demoOf(slug).demo.colors));
}
