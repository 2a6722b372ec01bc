/** What is above the rows or charts that fill the first page of an app. */
import { widthOf } from '../screens/text';
import type { BlockDrawing, Place, ThumbnailBlock } from './blockTypes';
import type { Drawn, Sheet } from './sheet';

/** So narrow is what phones show. */
export const NARROW = 330;

/** The tools of the app stand beside its heading. */
const TOOLS = 130;

/** A heading, how things stand, and what is done there. */
function headOf(
  sheet: Sheet,
  [x, y, width]: Place,
  { title, text, action }: ThumbnailBlock,
): Drawn {
  const isNarrow = width < NARROW;
  const head = sheet.heading([x, y, isNarrow ? width : width - TOOLS], title, {
    sizes: isNarrow ? [24, 21, 19] : [28, 25, 22],
    lines: 1,
  });
  const below = y + head.height + (isNarrow ? 4 : 14);
  if (isNarrow) {
    const told = sheet.lines([x, below, width], text, { size: 15, lines: 3 });
    return { svg: head.svg + told.svg, height: below - y + told.height + 12 };
  }
  const wide = action ? widthOf(action, 17, 600) + 36 : 0;
  const told = sheet.lines([x, 0, width - wide - 20], text, { size: 15.5, lines: 2 });
  // Its lines stand beside the middle of the button.
  const lines = sheet.lines([x, below + 19 - told.height / 2, width - wide - 20], text, {
    size: 15.5,
    lines: 2,
  });
  const button = action ? sheet.button(x + width - wide, below, action).svg : '';
  return { svg: head.svg + lines.svg + button, height: below - y + 38 + 14 };
}

/** A part with its heading on the ground of the page, and below it what `draw` draws in the room left. */
export const withHead =
  (draw: BlockDrawing): BlockDrawing =>
  (sheet, [x, y, width, least = 0], block, arrangement) => {
    const head = headOf(sheet, [x, y, width], block);
    const room = Math.max(0, least - head.height);
    const drawn = draw(sheet, [x, y + head.height, width, room], block, arrangement);
    return { ...drawn, svg: head.svg + drawn.svg, height: head.height + drawn.height };
  };
