import { circle, line, rect, shape } from '../svg';
import { NATURAL as N } from './tones';
import { shadow, type Subject } from './subject';

const table = (t: { field: string }) => rect(0, 214, 400, 86, t.field);

const wedge = (x: number, y: number, face: string, rind: string, holes: string) =>
  `<g transform="translate(${x} ${y})">` +
  shape('M-92 0L74-64Q96-40 92 0z', rind) +
  shape('M-92 0H92V62H-92z', face) +
  shape('M80 0h12v62h-12z', rind) +
  circle(-40, 34, 10, holes) +
  circle(8, 22, 7, holes) +
  circle(42, 42, 11, holes) +
  '</g>';

const pear = (x: number, y: number, fill: string) =>
  `<g transform="translate(${x} ${y})">` +
  shape('M0-70C24-70 22-34 34-12C58 34 34 62 0 62S-58 34-34-12C-22-34-24-70 0-70z', fill) +
  line('M0-68Q2-88 14-94', N.bark, 7) +
  shape('M6-80Q30-104 46-84Q28-68 6-80z', N.leaf) +
  '</g>';

const leafAt = (x: number, y: number, turn: number, size: number, fill: string) =>
  `<path d="M0 0C-26-22-22-62 0-84C22-62 26-22 0 0z" fill="${fill}" transform="translate(${x} ${y})rotate(${turn})scale(${size})"/>`;

/** What one eats and drinks. */
export const food: Readonly<Record<string, Subject>> = {
  board: (t) =>
    table(t) +
    // The board stands on the table, its lower edge as wide as its upper one.
    shadow(200, 240, 168) +
    rect(32, 204, 336, 34, N.bark, 12) +
    rect(32, 198, 336, 26, N.wood, 12) +
    wedge(146, 136, N.butter, N.crust, '#DFAE3F') +
    shape('M244 198a27 27 0 0 1 54 0z', N.crust) +
    shape('M251 198a20 20 0 0 1 40 0z', N.butter) +
    [
      [316, 187],
      [336, 187],
      [326, 170],
      [345, 171],
      [335, 154],
    ]
      .map(([x, y]) => circle(x!, y!, 11, '#7B3B63'))
      .join('') +
    leafAt(336, 148, 24, 0.42, N.leaf),
  cheese: (t) => table(t) + shadow(200, 236, 130) + wedge(196, 168, N.butter, N.crust, '#DFAE3F'),
  log: (t) =>
    table(t) +
    shadow(200, 232, 130) +
    rect(84, 146, 220, 84, '#B9B4AE', 42) +
    circle(304, 188, 42, N.cream) +
    circle(304, 188, 30, N.white) +
    [0, 1, 2, 3, 4, 5]
      .map((at) => circle(116 + at * 27, 164 + (at % 3) * 20, 5, '#8F8A86'))
      .join(''),
  blue: (t) =>
    table(t) +
    shadow(200, 236, 130) +
    wedge(196, 168, N.cream, '#D9CBA4', '#6C8FB8') +
    line('M130 196q20-18 34 2t36-6t30 10', '#6C8FB8', 7),
  scamorza: (t) =>
    line('M200 0V64', N.bark, 6) +
    shape('M200 60q28 8 20 40q62 26 50 98q-14 58-70 58t-70-58q-12-72 50-98q-8-32 20-40z', N.crust) +
    shape('M176 104q-40 40-30 104q10 30 34 40q-30-70-4-144z', N.butter, 'opacity=".7"') +
    line('M176 100q24 12 48 0', N.bark, 7) +
    rect(0, 282, 400, 18, t.field),
  crackers: (t) =>
    table(t) +
    [0, 1, 2]
      .map(
        (at) =>
          rect(86 + at * 72, 96 + (at % 2) * 40, 112, 112, N.crust, 12) +
          [0, 1, 2, 3, 4, 5, 6, 7, 8]
            .map((hole) =>
              circle(
                112 + at * 72 + (hole % 3) * 30,
                122 + (at % 2) * 40 + Math.floor(hole / 3) * 30,
                5,
                N.bark,
              ),
            )
            .join(''),
      )
      .join(''),
  quince: (t) =>
    table(t) + shadow(200, 242, 150) + pear(140, 178, '#E5B93C') + pear(256, 180, '#F0CF58'),
  pears: (t) =>
    shadow(200, 262, 110) +
    rect(104, 70, 192, 196, t.pale, 26, 'opacity=".85"') +
    rect(96, 52, 208, 36, t.second, 8) +
    pear(168, 188, N.shoot) +
    pear(238, 198, '#A9C66B'),
  bowl: (t) =>
    table(t) +
    shadow(200, 256, 130) +
    shape('M92 150Q116 88 200 92T308 150z', '#DE6A2C') +
    [0, 1, 2, 3, 4]
      .map((at) => circle(136 + at * 32, 128 - (at % 2) * 14, 10, at % 2 ? '#F0A24A' : N.leaf))
      .join('') +
    shape('M70 148H330Q324 254 200 256T70 148z', t.main) +
    rect(66, 140, 268, 18, t.deep, 9),
  stew: (t) =>
    table(t) +
    shadow(200, 252, 130) +
    `<ellipse cx="200" cy="156" rx="134" ry="46" fill="${t.deep}"/>` +
    `<ellipse cx="200" cy="150" rx="114" ry="34" fill="${N.leaf}"/>` +
    [0, 1, 2, 3].map((at) => leafAt(140 + at * 40, 160, at * 50, 0.34, N.shoot)).join('') +
    shape('M66 160Q80 252 200 254T334 160Q300 202 200 202T66 160z', t.main),
  parcels: (t) =>
    table(t) +
    shadow(200, 246, 130) +
    shape('M86 240L122 132H208L232 240z', N.leaf) +
    shape('M196 240L226 150H296L322 240z', N.shoot) +
    line('M104 192H220M214 198H308', N.cream, 7),
  glass: (t) =>
    table(t) +
    shadow(200, 258, 70) +
    shape('M136 64H264L246 258H154z', t.pale, 'opacity=".75"') +
    shape('M141 112H259L246 258H154z', '#A3214F') +
    rect(166, 126, 34, 34, '#D4688B', 7) +
    rect(204, 150, 34, 34, '#D4688B', 7) +
    line('M222 118L248 20', t.second, 8),
  soup: (t) =>
    table(t) +
    shadow(200, 266, 96) +
    rect(124, 84, 152, 182, t.pale, 24) +
    rect(132, 128, 136, 130, '#E3973E', 18) +
    circle(164, 176, 15, '#E8632C') +
    circle(228, 200, 17, '#E8632C') +
    circle(190, 226, 12, N.shoot) +
    rect(132, 56, 136, 34, t.main, 8) +
    rect(154, 150, 92, 50, N.cream, 6) +
    line('M168 168h64M168 184h40', t.deep, 6) +
    line('M150 40q-14-16 0-30M200 40q-14-16 0-30M250 40q-14-16 0-30', t.field, 8),
  pan: (t) =>
    rect(0, 0, 400, 300, t.field) +
    line('M296 164L398 206', N.ink, 26) +
    circle(184, 150, 132, '#3A3540') +
    circle(184, 150, 112, '#57505E') +
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map(
        (at) =>
          `<ellipse cx="${122 + (at % 3) * 58}" cy="${98 + Math.floor(at / 3) * 52}" rx="22" ry="14" fill="${N.cream}" transform="rotate(${at * 37} ${122 + (at % 3) * 58} ${98 + Math.floor(at / 3) * 52})"/>`,
      )
      .join('') +
    [0, 1, 2, 3]
      .map((at) => leafAt(140 + at * 32, 176 - (at % 2) * 50, at * 80, 0.7, N.leaf))
      .join(''),
  onion: (t) =>
    table(t) +
    shadow(200, 248, 90) +
    shape(
      'M200 60Q206 92 248 108Q306 140 290 200Q270 248 200 248T110 200Q94 140 152 108Q194 92 200 60z',
      '#C9787B',
    ) +
    line('M200 100Q150 150 176 244M200 100Q250 150 224 244', '#EBC0BE', 6),
  beans: (t) =>
    table(t) +
    [0, 1, 2, 3, 4, 5]
      .map(
        (at) =>
          `<ellipse cx="${110 + (at % 3) * 90}" cy="${150 + (at > 2 ? 66 : 0)}" rx="40" ry="25" fill="${at % 2 ? N.cream : '#EFE0B8'}" transform="rotate(${at * 29 - 40} ${110 + (at % 3) * 90} ${150 + (at > 2 ? 66 : 0)})"/>`,
      )
      .join(''),
  greens: (t) =>
    rect(0, 240, 400, 60, t.field) +
    [-38, -14, 12, 36]
      .map((turn, at) => leafAt(200, 264, turn, 2.5, at % 2 ? N.leaf : N.shoot))
      .join('') +
    line('M200 262L200 110', N.cream, 6),
  lemon: (t) =>
    table(t) +
    shadow(200, 240, 120) +
    `<ellipse cx="200" cy="168" rx="112" ry="76" fill="#F4D13D"/>` +
    circle(306, 168, 14, '#F4D13D') +
    circle(176, 168, 62, N.cream) +
    circle(176, 168, 52, '#F7E27A') +
    line('M176 118V218M132 142L220 194M220 142L132 194', N.cream, 6),
  bread: (t) =>
    table(t) +
    shadow(200, 244, 140) +
    shape('M64 200Q60 104 200 100T336 200Q338 244 300 244H100Q62 244 64 200z', N.crust) +
    line('M128 138l26 44M184 122l26 52M244 124l26 48', N.cream, 10),
};
