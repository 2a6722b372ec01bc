import { line, rect, shape } from '../svg';
import type { Subject } from './subject';

/** Where things are sold. */
export const trade: Readonly<Record<string, Subject>> = {
  stall: (t) =>
    rect(86, 106, 228, 140, t.pale) +
    rect(70, 186, 260, 22, t.deep) +
    [0, 1, 2, 3, 4, 5]
      .map((at) =>
        shape(
          `M${70 + at * 43.4} 56H${113.4 + at * 43.4}V104a21.7 21.7 0 0 1-43.4 0z`,
          at % 2 ? t.pale : t.main,
        ),
      )
      .join('') +
    rect(120, 132, 66, 50, t.second, 6) +
    rect(208, 132, 66, 50, t.field, 6) +
    line('M130 148h40M218 148h40M218 164h26', t.deep, 6),
};
