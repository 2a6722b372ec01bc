import { board } from './blockBoard';
import { code } from './blockCode';
import { month } from './blockDays';
import { entries } from './blockEntries';
import { ledger } from './blockLedger';
import { map } from './blockMap';
import { article, chart, form, quote, table } from './blockPanels';
import { bankCard, checks, dial, profile, prose, trio } from './blockPhone';
import { cards, gallery, stats } from './blockPieces';
import { progress } from './blockProgress';
import { withHead } from './blockSheet';
import { trends } from './blockTrends';
import type { BlockDrawing } from './blockTypes';
import { week } from './blockWeek';

const DRAWINGS: Readonly<Record<string, BlockDrawing>> = {
  cards,
  stats,
  table,
  chart,
  article,
  gallery,
  quote,
  form,
  entries: withHead(entries),
  week: withHead(week),
  trends: withHead(trends),
  // Those that live demos do not have: they are on further screens, which only pictures show.
  bankCard,
  board,
  checks,
  code,
  dial,
  ledger,
  map,
  month,
  profile,
  progress,
  prose,
  trio,
};

/** Draws a part that is no hero. Throws an Error for a kind that has no drawing. */
export const drawBlock: BlockDrawing = (sheet, place, block, arrangement) => {
  const draw = DRAWINGS[block.kind];
  if (!draw) throw new Error(`A part of the kind "${block.kind}" has no drawing.`);
  return draw(sheet, place, block, arrangement);
};
