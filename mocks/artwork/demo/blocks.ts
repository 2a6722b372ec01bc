import { cards, gallery, stats } from './blockPieces';
import { article, chart, form, quote, table } from './blockPanels';
import type { BlockDrawing } from './blockTypes';

const DRAWINGS: Readonly<Record<string, BlockDrawing>> = {
  cards,
  stats,
  table,
  chart,
  article,
  gallery,
  quote,
  form,
};

/** Draws a part that is no hero. Throws an Error for a kind that has no drawing. */
export const drawBlock: BlockDrawing = (sheet, place, block, arrangement) => {
  const draw = DRAWINGS[block.kind];
  if (!draw) throw new Error(`A part of the kind "${block.kind}" has no drawing.`);
  return draw(sheet, place, block, arrangement);
};
