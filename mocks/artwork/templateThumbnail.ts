import { arrangementOf } from '../../src/lib/demoArrangement';
import { demoOf } from './demo/demoOf';
import { drawSubject } from './demo/picture';
import { frames } from './demo/frames';
import { sheetOf } from './demo/sheet';
import { FONT } from './screens/text';
import { group, picture } from './svg';

/**
 * Draws the thumbnail of a template, 640 by 480: its live demo at a quarter of a desktop, with the
 * same parts in the same order, in larger type.
 *
 * @throws Error for a template that the marketplace does not have
 */
export function templateThumbnail(slug: string): string {
  const { type, demo } = demoOf(slug);
  const { colors, look } = demo;
  const hero = demo.blocks.find(({ kind }) => kind === 'hero');
  const arrangement = arrangementOf(type, look.opening, Boolean(hero?.picture));
  const body = frames[arrangement.frame](
    sheetOf(colors, look),
    { brand: demo.brand, navigation: demo.menu, blocks: demo.blocks, type },
    arrangement,
  );
  return picture(640, 480, group(`font-family="${FONT}"`, body));
}

/**
 * Draws one picture of a template's live demo, 400 by 300, in the colors of the demo.
 *
 * @throws Error for an unknown template or subject
 */
export function demoPicture(slug: string, name: string): string {
  return picture(400, 300, drawSubject(name, demoOf(slug).demo.colors));
}
