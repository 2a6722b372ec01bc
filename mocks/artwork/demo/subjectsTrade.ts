import { circle, line, rect, shape } from '../svg';
import type { Subject } from './subject';
import { NATURAL as N } from './tones';

const light = 'opacity=".3"';

/** Where people work and things are sold. */
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
  lathe: (t) =>
    rect(0, 0, 400, 300, t.deep) +
    shape('M150 0H290L150 300H10z', N.white, 'opacity=".06"') +
    // The work in its chuck, lit from above, between the head and the tailstock.
    rect(0, 60, 84, 200, '#59636E') +
    rect(84, 92, 40, 116, N.steel, 6) +
    rect(84, 104, 40, 14, N.white, 0, light) +
    rect(116, 106, 28, 26, '#8E98A4', 4) +
    rect(116, 168, 28, 26, '#8E98A4', 4) +
    rect(132, 122, 116, 56, '#D9A85C') +
    rect(248, 132, 76, 36, '#D9A85C') +
    line('M160 122v56M176 122v56M192 122v56M208 122v56', '#A87832', 4, '') +
    rect(132, 130, 116, 9, N.white, 0, 'opacity=".45"') +
    rect(248, 138, 76, 7, N.white, 0, 'opacity=".45"') +
    shape('M322 150l26-18v36z', N.steel) +
    rect(346, 100, 54, 160, '#59636E') +
    // The tool that cuts it, and what it takes off.
    shape('M262 170l14 42h-28z', '#DDE3EA') +
    rect(226, 208, 76, 46, '#8E98A4', 6) +
    rect(226, 208, 76, 10, N.white, 5, light) +
    line('M262 176q-34 8-26 30q14 12-4 28', N.butter, 6) +
    rect(0, 250, 400, 50, '#4B5663') +
    rect(0, 250, 400, 8, N.white, 0, 'opacity=".2"'),
  nurse: (t) =>
    // A ward with morning in its window.
    rect(232, 28, 150, 150, N.white, 8) +
    rect(242, 38, 130, 130, N.sky) +
    line('M307 38v130M242 104h130', N.white, 8, '') +
    shape('M242 38H310L180 300H30z', N.white, 'opacity=".28"') +
    shape('M58 300Q64 214 152 202H248Q336 214 342 300z', t.main) +
    shape('M154 202L200 268L246 202z', N.white) +
    rect(174, 160, 52, 52, '#5A3826', 20) +
    rect(138, 52, 124, 144, '#6B432D', 62) +
    circle(136, 132, 14, '#6B432D') +
    circle(264, 132, 14, '#6B432D') +
    shape('M132 122Q112 30 200 30T268 122Q262 92 240 84Q196 96 162 84Q138 94 132 122z', N.ink) +
    circle(200, 30, 30, N.ink) +
    circle(174, 132, 6, N.ink) +
    circle(226, 132, 6, N.ink) +
    line('M178 160Q200 180 222 160', N.white, 6) +
    // A stethoscope.
    line('M142 210Q120 284 172 290M258 210Q282 270 246 282', N.ink, 7) +
    circle(246, 284, 14, N.steel),
};
