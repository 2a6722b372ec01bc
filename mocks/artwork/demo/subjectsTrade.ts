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
    rect(108, 52, 172, 192, t.pale, 8) +
    line('M132 86h124M132 114h124M132 142h72', t.field, 10) +
    shape('M232 196H280V250L256 236L232 250z', t.main) +
    circle(256, 178, 38, t.second) +
    line(
      'M256 178C246 164 230 166 230 178S246 192 256 178S282 164 282 178S266 192 256 178z',
      t.pale,
      7,
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
    shape('M160 136Q112 158 112 216L160 196zM240 136Q288 158 288 216L240 196z', t.second) +
    shape('M172 190Q166 232 200 256Q234 232 228 190z', N.butter) +
    shape('M184 190Q180 220 200 236Q220 220 216 190z', N.red) +
    shape('M200 44Q254 92 246 196H154Q146 92 200 44z', t.pale) +
    shape('M200 44Q226 67 238 98H162Q174 67 200 44z', t.main) +
    circle(200, 136, 25, t.field) +
    circle(200, 136, 16, t.ground) +
    rect(154, 180, 92, 16, t.field),
  boxes: (t) =>
    rect(60, 136, 108, 104, N.wood, 6) +
    rect(104, 136, 20, 104, N.cream) +
    rect(84, 66, 78, 70, N.crust, 6) +
    rect(116, 66, 14, 70, N.cream) +
    rect(246, 150, 104, 90, t.main, 6) +
    line('M186 190H226M210 172L228 190L210 208', t.second, 11) +
    rect(262, 170, 72, 16, t.pale, 5),
  key: (t) =>
    circle(136, 128, 58, t.second) +
    circle(136, 128, 24, t.ground) +
    line('M178 168L282 244M250 222L274 192M224 202L244 178', t.second, 23) +
    rect(244, 62, 92, 30, t.pale, 15) +
    [0, 1, 2, 3].map((at) => circle(262 + at * 19, 77, 5, t.deep)).join(''),
  tag: (t) =>
    `<g transform="rotate(-16 200 150)">` +
    shape(
      'M78 150L130 92Q136 86 146 86H310Q322 86 322 98V202Q322 214 310 214H146Q136 214 130 208z',
      t.main,
    ) +
    circle(138, 150, 15, t.ground) +
    line('M186 130H284M186 170H246', t.ground, 14) +
    line('M138 150C84 146 60 120 66 84', t.second, 7) +
    '</g>',
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
    rect(148, 104, 104, 96, N.wood, 6) +
    rect(188, 104, 24, 96, N.cream) +
    line('M120 198A92 92 0 1 1 259 222.5M299 224L259 222.5L264.5 183', t.second, 15),
  certificate: (t) =>
    rect(66, 56, 268, 170, t.pale, 8) +
    rect(82, 72, 236, 138, 'none', 4, `stroke="${t.field}" stroke-width="6"`) +
    line('M134 104h132M154 132h92', t.deep, 10) +
    line('M112 180q16-20 30 0t30 0', t.main, 6) +
    shape('M254 206V252L272 238L290 252V206z', t.second) +
    circle(272, 190, 30, t.second) +
    circle(272, 190, 16, t.pale),
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
    rect(66, 244, 268, 12, t.main, 6) +
    line('M250 76L320 146M320 146V104M320 146H278', t.second, 13),
  plug: (t) =>
    rect(232, 74, 112, 134, t.pale, 20) +
    circle(270, 140, 11, t.deep) +
    circle(308, 140, 11, t.deep) +
    shape('M72 112H136Q160 112 160 140T136 168H72z', t.main) +
    line('M160 126H194M160 154H194', t.deep, 11) +
    line('M72 140Q20 150 46 200T120 240H190', t.deep, 12),
};
