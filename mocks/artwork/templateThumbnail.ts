import { demoOf, type DemoSource } from './demo/demoOf';
import { drawCover, SMALL } from './demo/pages';
import { drawSubject } from './demo/picture';
import { group, picture, rect, shape } from './svg';

/** Shows what stands for a page where the picture is as narrow as in a table: no word could be read there. */
const TINY = '<style>@media(max-width:129px){#t{display:block}}</style>';

/** So much larger than the unit of its path is a mark that stands for a page. */
const MARK = 14;

/** What stands for a template in few pixels: the picture it opens with, else its mark in its color. */
function drawTiny({ demo }: DemoSource): string {
  const { accent, onAccent } = demo.colors;
  const [opening] = demo.blocks;
  const pictures = demo.blocks.flatMap(({ items }) => items.map((item) => item.picture));
  // Names without a mark are written by what they show.
  const shown = opening?.picture ?? (demo.mark ? undefined : pictures.find(Boolean));
  const drawn = shown ? drawSubject(shown, demo.colors) : '';
  // Of words in a picture nothing would be left.
  if (drawn && !(demo.mark && drawn.includes('<text'))) {
    return `<svg id="t" display="none" width="640" height="480" viewBox="0 0 400 300">${drawn}</svg>`;
  }
  const mark = shape(demo.mark ?? '', onAccent, `transform="translate(320 200)scale(${MARK})"`);
  return group('id="t" display="none"', rect(0, 0, SMALL.width, SMALL.height, accent), mark);
}

/**
 * Draws the thumbnail of a template, 640 by 480: its live demo at a quarter of a desktop, with the
 * same parts in the same order, in larger type; of an app its first screen beside a further one. In
 * tables and other rows it is one picture or mark.
 *
 * @throws Error for a template that the marketplace does not have
 */
export function templateThumbnail(slug: string): string {
  return picture(SMALL.width, SMALL.height, TINY + drawCover(slug) + drawTiny(demoOf(slug)));
}

/**
 * Draws one picture of a template's live demo, 400 by 300, in the colors of the demo.
 *
 * @throws Error for an unknown template or subject
 */
export function demoPicture(slug: string, name: string): string {
  return picture(400, 300, drawSubject(name, demoOf(slug).demo.colors));
}
