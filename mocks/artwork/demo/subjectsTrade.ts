import { circle, line, rect, shape } from '../svg';
import type { Subject } from './subject';
import { NATURAL as N } from './tones';

/** Buying and selling: prices, licenses, parcels and shops. */
export const trade: Readonly<Record<string, Subject>> = {
  infinity: (t) =>
    rect(60, 66, 128, 140, t.pale, 14) +
    rect(60, 66, 128, 36, t.second, 14) +
    [0, 1, 2, 3, 4, 5]
      .map((at) => rect(76 + (at % 3) * 34, 118 + Math.floor(at / 3) * 36, 24, 22, t.field, 5))
      .join('') +
    line(
      'M276 146C250 106 210 118 210 146S250 186 276 146S342 106 342 146S302 186 276 146z',
      t.main,
      19,
    ),
  license: (t) =>
    rect(108, 46, 172, 208, t.pale, 8) +
    line('M132 84h122M132 112h122M132 140h86', t.field, 10) +
    circle(244, 204, 36, t.second) +
    shape('M222 228L216 264L244 250L272 264L266 228z', t.main) +
    line(
      'M228 204C220 192 208 196 212 206S236 212 244 204S272 192 276 204S252 214 244 204z',
      t.pale,
      6,
    ),
  flag: (t) =>
    shape('M40 254Q140 150 236 190T372 120V262H40z', t.field) +
    line(
      'M60 248Q150 168 240 196T330 132',
      t.pale,
      8,
      'stroke-dasharray="4 18" stroke-linecap="round"',
    ) +
    line('M318 142V50', t.deep, 9) +
    shape('M318 52L374 72L318 94z', t.second) +
    circle(74, 238, 15, t.main),
  rocket: (t) =>
    shape('M200 40Q262 98 244 194H156Q138 98 200 40z', t.pale) +
    circle(200, 118, 24, t.main) +
    shape('M158 150L112 202L160 204zM242 150L288 202L240 204z', t.second) +
    shape('M172 200H228L200 262z', N.butter) +
    shape('M184 200H216L200 238z', N.red),
  boxes: (t) =>
    rect(60, 136, 108, 104, N.wood, 6) +
    rect(104, 136, 20, 104, N.cream) +
    rect(84, 66, 78, 70, N.crust, 6) +
    rect(116, 66, 14, 70, N.cream) +
    rect(246, 150, 104, 90, t.main, 6) +
    line('M184 188H228M212 170L232 188L212 206', t.deep, 11) +
    rect(262, 170, 72, 16, t.pale, 5),
  key: (t) =>
    circle(136, 128, 58, t.second) +
    circle(136, 128, 24, t.ground) +
    line('M178 168L282 244M250 222L274 192M224 202L244 178', t.second, 23) +
    rect(244, 62, 92, 30, t.pale, 15) +
    [0, 1, 2, 3].map((at) => circle(262 + at * 19, 77, 5, t.deep)).join(''),
  tag: (t) =>
    shape('M92 140L210 52H322V164L204 252z', t.main) +
    circle(288, 86, 16, t.ground) +
    line('M170 150l52 40M196 128l44 34', t.pale, 11) +
    line('M300 74Q350 40 364 60', t.deep, 7),
  receipts: (t) =>
    [
      [76, -7, t.field],
      [226, 6, t.field],
      [148, -1, t.pale],
    ]
      .map(
        ([x, turn, fill]) =>
          `<g transform="translate(${x} 50)rotate(${turn} 50 100)">` +
          shape(
            'M0 0H104V190L91 180L78 190L65 180L52 190L39 180L26 190L13 180L0 190z',
            String(fill),
          ) +
          line('M18 30h68M18 56h50M18 82h68M18 108h40', t.deep, 7, 'opacity=".45"') +
          rect(56, 132, 32, 18, t.second, 4) +
          '</g>',
      )
      .join(''),
  camera: (t) =>
    rect(78, 88, 244, 150, t.deep, 22) +
    shape('M150 90L168 58H232L250 90z', t.deep) +
    circle(200, 162, 60, t.pale) +
    circle(200, 162, 44, t.main) +
    circle(186, 146, 13, t.pale, 'opacity=".8"') +
    rect(270, 106, 34, 18, t.second, 6),
  seats: (t) =>
    [0, 1, 2, 3, 4, 5]
      .map((at) => {
        const x = 66 + (at % 3) * 94;
        const y = 56 + Math.floor(at / 3) * 104;
        const taken = at < 4;
        return (
          rect(x + 8, y, 66, 56, taken ? t.main : t.field, 14) +
          rect(x, y + 46, 82, 32, taken ? t.deep : t.field, 10) +
          (taken ? circle(x + 41, y + 20, 17, t.second) : '')
        );
      })
      .join(''),
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
  gift: (t) =>
    rect(96, 126, 208, 122, t.main, 8) +
    rect(84, 98, 232, 40, t.deep, 8) +
    rect(184, 98, 32, 150, t.second) +
    line('M200 96Q150 40 138 76T200 96Q250 40 262 76T200 96', t.second, 13) +
    `<path d="M0-22L6-7L22-6L10 4L14 20L0 11L-14 20L-10 4L-22-6L-6-7z" fill="${t.pale}" transform="translate(140 192)"/>`,
  drawer: (t) =>
    rect(88, 40, 224, 74, t.deep, 6) +
    rect(176, 70, 48, 12, t.field, 6) +
    [0, 1, 2, 3, 4]
      .map(
        (at) =>
          `<g transform="rotate(${at * 9 - 18} 200 170)">${rect(104 + at * 38, 106, 40, 76, [t.second, t.pale, t.main, N.butter, t.second][at] ?? t.main, 6)}${circle(124 + at * 38, 120, 6, t.deep)}</g>`,
      )
      .join('') +
    shape('M64 166H336L318 254H82z', t.field) +
    rect(168, 200, 64, 14, t.deep, 7),
  return: (t) =>
    rect(130, 98, 140, 124, N.wood, 6) +
    rect(186, 98, 28, 124, N.cream) +
    line('M116 196A98 98 0 1 1 178 246M178 246L214 226M178 246L202 274', t.second, 15),
  certificate: (t) =>
    rect(66, 56, 268, 170, t.pale, 8) +
    rect(82, 72, 236, 138, 'none', 4, `stroke="${t.field}" stroke-width="6"`) +
    line('M134 104h132M154 132h92', t.deep, 10) +
    line('M112 180q16-20 30 0t30 0', t.main, 6) +
    circle(272, 196, 30, t.second) +
    shape('M252 216V262L272 248L292 262V216z', t.second) +
    circle(272, 196, 16, t.pale),
  coins: (t) =>
    [
      [90, 3],
      [170, 5],
      [250, 2],
    ]
      .map(([x = 0, count = 0]) =>
        Array.from({ length: count }, (_, at) =>
          rect(x, 220 - at * 28, 66, 22, at % 2 ? '#DFA63A' : N.butter, 10),
        ).join(''),
      )
      .join('') +
    rect(66, 244, 268, 12, t.deep, 6) +
    line('M250 76L320 146M320 146V104M320 146H278', t.second, 13),
  plug: (t) =>
    rect(232, 74, 112, 134, t.pale, 20) +
    circle(270, 140, 11, t.deep) +
    circle(308, 140, 11, t.deep) +
    shape('M72 112H136Q160 112 160 140T136 168H72z', t.main) +
    line('M160 126H194M160 154H194', t.deep, 11) +
    line('M72 140Q20 150 46 200T120 240H190', t.deep, 12),
};
