import { text } from '../screens/text';
import { withSetting } from '../lettering/setting';
import { circle, line, place, rect, ring, shape } from '../svg';
import type { Subject } from './subject';
import { NATURAL as N } from './tones';

const ARROW = 'M-44-16H14V-44L66 0L14 44V16H-44z';

/** What says where and when: watches, and signs at the way. */
export const signs: Readonly<Record<string, Subject>> = {
  // `push` shows the tool at the bar, `lift` the strap off the case.
  watch: (t, detail) => {
    const off = detail === 'lift' ? 34 : 0;
    return (
      place(
        200,
        150,
        rect(-34, -170, 68, 110, t.deep, 10) +
          place(0, off, rect(-34, 62, 68, 120, t.deep, 10) + line('M0 92v.1M0 114v.1', t.pale, 8)) +
          circle(0, 0, 82, N.steel) +
          circle(0, 0, 68, t.pale) +
          ring(0, 0, 58, t.field, 4) +
          line('M0 0V-40M0 0L28 16', N.ink, 7) +
          circle(0, 0, 6, t.second) +
          rect(80, -10, 16, 20, N.steel, 4),
      ) +
      (detail === 'push'
        ? line('M356 292L262 214', N.wood, 22) + line('M266 218L240 208', N.steel, 8)
        : detail === 'lift'
          ? line('M300 190V262M300 262l-14-16M300 262l14-16', t.second, 9)
          : line('M290 226l18 20l40-50', t.main, 12))
    );
  },
  // `Aker-84`: a word as high as its millimeters say, between the lines that it stands on and reaches.
  type: (t, detail) => {
    const [word = '', millimeters = ''] = detail.split('-');
    const size = Number(millimeters) * 1.65;
    const cap = 196 - size * 0.7;
    return (
      rect(0, 0, 400, 300, t.pale) +
      rect(0, 196, 400, 3, t.second) +
      rect(0, cap - 2, 400, 2, t.second, 0, 'opacity=".45"') +
      withSetting({ typeface: 'geometric', from: 0 }, () =>
        text(36, 196, word, { size, weight: 700, color: t.main }),
      ) +
      text(36, 262, `${millimeters} mm`, { size: 30, weight: 600, color: t.main })
    );
  },
  sign: (t, detail) => {
    const both = detail === 'two';
    const field = both ? N.red : t.main;
    const words =
      detail === 'one' || both
        ? both
          ? shape(ARROW, N.white, 'transform="translate(262 128)scale(.8)"') +
            shape(ARROW, N.white, 'transform="translate(138 128)rotate(180)scale(.8)"')
          : shape(ARROW, N.white, 'transform="translate(196 128)"')
        : withSetting({ typeface: 'geometric', from: 0 }, () =>
            text(76, 142, 'Aker', { size: 56, weight: 700, color: N.white }),
          ) +
          rect(256, 92, 72, 72, t.second, 12) +
          withSetting({ typeface: 'geometric', from: 0 }, () =>
            text(292, 144, detail, { size: 46, weight: 700, color: N.white, anchor: 'middle' }),
          );
    return (
      rect(0, 258, 400, 42, t.field) +
      rect(110, 180, 14, 84, N.steel) +
      rect(276, 180, 14, 84, N.steel) +
      rect(48, 66, 304, 124, field, 16) +
      words
    );
  },
};
