import { place as moved, rect } from '../../svg';
import { fading, flow } from '../flow';
import type { FrameDrawing } from './types';

/** Free around the parts. */
const EDGE = 32;
/** The width at which a letter is read. */
const LETTER = 440;

/**
 * Parts from near, without what frames them on their page: beside a picture of the page, one sees at
 * once what else is shown. What they leave free is above and below them.
 */
export const bare: FrameDrawing = (sheet, { blocks }, arrangement, { width: page, height }) => {
  const { background, surface } = sheet.colors;
  const isLetter = arrangement.frame === 'mail';
  const ground = isLetter ? surface : background;
  const edge = isLetter ? Math.max(EDGE, (page - LETTER) / 2) : EDGE;
  const { svg, ...drawn } = flow(sheet, [edge, EDGE, page - 2 * edge], blocks, arrangement, {
    gap: 24,
    end: height,
    mostApart: 0,
  });
  const free = sheet.floor < Infinity ? Math.max(0, (height - EDGE - drawn.end) / 2) : 0;
  return {
    svg:
      rect(0, 0, page, height, ground) +
      moved(0, free, svg) +
      fading(sheet, [0, page], ground, height),
    ...drawn,
  };
};
