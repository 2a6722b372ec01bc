import { text } from '../screens/text';
import { circle, line, rect, shape, place } from '../svg';
import { shadow, type Subject } from './subject';
import { NATURAL as N, type Tones } from './tones';

const book = (t: Tones, cover: string, more: string) =>
  shadow(200, 278, 100) +
  rect(116, 34, 176, 240, t.pale, 8) +
  rect(106, 30, 176, 240, cover, 8) +
  rect(106, 30, 24, 240, N.ink, 8, 'opacity=".18"') +
  more;

/** What has to be done before a launch. */
const TASKS = ['Status page', 'Migration', 'Smoke test', 'Customer note'];

/** Things one reads, writes or prints. */
export const paper: Readonly<Record<string, Subject>> = {
  // Small enough to stay whole in boxes that cut its sides.
  week: (t) =>
    place(
      32,
      24,
      rect(30, 34, 340, 232, t.pale, 18) +
        shape('M30 78V52a18 18 0 0 1 18-18H352a18 18 0 0 1 18 18V78z', t.main) +
        line('M98 90V258M166 90V258M234 90V258M302 90V258', t.ground, 3) +
        [
          [38, 92, 60, 0],
          [38, 160, 98, 1],
          [106, 112, 84, 2],
          [106, 204, 54, 0],
          [174, 92, 52, 1],
          [174, 152, 106, 0],
          [242, 124, 60, 2],
          [242, 192, 66, 1],
          [310, 92, 76, 0],
          [310, 176, 82, 2],
        ]
          .map(([x = 0, y = 0, h = 0, fill = 0]) =>
            rect(x, y, 52, h, [t.main, t.field, t.second][fill] ?? t.main, 8),
          )
          .join('') +
        circle(336, 217, 19, N.white) +
        line('M327 217l7 7l12-13', t.deep, 6),
      0.84,
    ),
  report: (t) =>
    shadow(200, 278, 96) +
    rect(104, 26, 192, 250, N.white, 12) +
    rect(128, 52, 100, 16, t.deep, 8) +
    rect(128, 80, 144, 10, t.field, 5) +
    [56, 92, 40, 70]
      .map((high, at) => rect(128 + at * 38, 208 - high, 28, high, at === 1 ? t.second : t.main, 6))
      .join('') +
    rect(128, 224, 144, 10, t.field, 5) +
    rect(128, 244, 92, 10, t.field, 5),
  meeting: (t) =>
    [
      [136, 84],
      [200, 84],
      [264, 84],
      [136, 228],
      [200, 228],
      [264, 228],
      [72, 156],
      [328, 156],
    ]
      .map(([x = 0, y = 0], at) => circle(x, y, 25, [t.main, t.second, t.deep][at % 3] ?? t.main))
      .join('') +
    rect(92, 104, 216, 104, N.white, 52) +
    circle(200, 156, 34, t.pale) +
    line('M200 136v20l13 10', t.deep, 8),
  quiet: (t) =>
    rect(84, 24, 232, 252, N.white, 16) +
    [0, 1, 2, 3, 4].map((at) => rect(104, 44 + at * 44, 24, 8, t.field, 4)).join('') +
    rect(140, 40, 156, 34, t.field, 8) +
    rect(140, 84, 156, 122, t.second, 12) +
    rect(140, 216, 156, 40, t.field, 8) +
    shape('M226 112a34 34 0 1 0 25 57a39 39 0 0 1-25-57z', t.deep),
  checks: (t) =>
    [0, 1, 2, 3]
      .map(
        (row) =>
          rect(76, 32 + row * 64, 248, 44, t.pale, 14) +
          circle(102, 54 + row * 64, 14, row < 2 ? t.main : t.ground) +
          (row < 2 ? line(`M95 ${54 + row * 64}l5 6l10-12`, N.white, 5) : '') +
          text(126, 61 + row * 64, TASKS[row] ?? '', { size: 21, weight: 600, color: t.ink }) +
          circle(302, 54 + row * 64, 12, [t.second, t.main, t.deep, t.second][row] ?? t.main),
      )
      .join('') + shape('M0 292Q50 268 100 288T200 288T300 288T400 280V300H0z', t.main),
  pages: (t) =>
    `<g transform="rotate(-7 200 150)">` +
    rect(64, 44, 136, 220, N.white) +
    line('M86 84h88M86 108h70M86 132h88M86 156h52', t.ink, 8, '') +
    rect(86, 186, 92, 54, t.second) +
    '</g>' +
    `<g transform="rotate(6 280 150)">` +
    rect(206, 40, 136, 220, t.main) +
    circle(274, 122, 42, t.second) +
    line('M228 204h92M228 226h60', N.white, 8, '') +
    '</g>',
  pencil: (t) =>
    `<g transform="rotate(-4 200 150)">` +
    rect(30, 50, 300, 260, N.white) +
    line('M62 100h190M62 134h206M62 168h170M62 202h206M62 236h120', '#B9B4AE', 8, '') +
    line('M288 92V176', t.main, 9) +
    '</g>' +
    `<g transform="translate(316 190)rotate(34)">` +
    rect(-14, -130, 28, 150, t.second) +
    shape('M-14 20H14L0 58z', N.cream) +
    shape('M-5 45H5L0 58z', N.ink) +
    rect(-14, -150, 28, 22, t.deep, 5) +
    '</g>',
  book: (t) =>
    book(t, t.main, line('M152 96h104M152 124h70', t.pale, 9) + circle(204, 196, 34, t.second)),
  dogear: (t) =>
    rect(84, 24, 232, 260, N.white) +
    shape('M252 24L316 88H252z', t.second) +
    shape('M252 24H316V88z', t.ground) +
    line('M114 76h110M114 112h172M114 148h172M114 184h130M114 220h172', '#C5C0BA', 9, ''),
  slip: (t) =>
    rect(96, 20, 208, 264, N.cream, 6) +
    rect(96, 20, 208, 46, t.main, 6) +
    line('M96 110H304M96 150H304M96 190H304M96 230H304M178 66V284', N.crust, 3) +
    ['M116 94h44', 'M116 134h40', 'M116 174h46', 'M196 94h80', 'M196 134h60']
      .map((data) => line(data, t.ink, 8))
      .join('') +
    `<g transform="rotate(-12 250 200)">` +
    rect(196, 178, 108, 40, 'none', 6, `stroke="${t.second}" stroke-width="7"`) +
    '</g>',
  waves: (t) =>
    book(
      t,
      t.deep,
      [0, 1, 2]
        .map((row) =>
          line(
            `M130 ${120 + row * 40}q19-26 38 0t38 0t38 0t38 0`,
            [t.second, t.pale, t.main][row] ?? t.pale,
            10,
          ),
        )
        .join(''),
    ),
  letter: (t) =>
    book(
      t,
      t.second,
      rect(150, 110, 110, 76, t.pale, 6) + line('M150 112L205 156L260 112', t.deep, 7),
    ),
  compass: (t) =>
    book(
      t,
      t.main,
      circle(206, 150, 54, 'none', `stroke="${t.pale}" stroke-width="7"`) +
        shape('M206 104L222 150L206 196L190 150z', t.second),
    ),
  ticket: (t) => {
    const edge = 'M44 76H356V122A28 28 0 0 0 356 178V228H44V178A28 28 0 0 0 44 122z';
    return (
      circle(330, 40, 120, t.field) +
      `<g transform="rotate(5 200 150)">` +
      shape(edge, t.second) +
      '</g><g transform="rotate(-8 200 150)">' +
      shape(edge, N.ink, 'opacity=".14" transform="translate(4 14)"') +
      shape(edge, t.main) +
      shape('M44 76H200L96 228H44V178A28 28 0 0 0 44 122z', N.white, 'opacity=".08"') +
      line('M268 86V222', t.ground, 5, 'stroke-dasharray="10 12"') +
      rect(88, 104, 132, 24, N.white, 8) +
      rect(88, 148, 104, 12, t.second, 6) +
      rect(88, 176, 132, 12, N.white, 6, 'opacity=".4"') +
      line('M292 104v96M303 104v96M318 104v96M328 104v96', N.white, 6, '') +
      '</g>'
    );
  },
  brush: (t) =>
    line('M50 210Q110 110 170 190T300 150', t.main, 42) +
    `<g transform="translate(300 148)rotate(38)">` +
    rect(-16, -190, 32, 120, N.wood, 14) +
    rect(-20, -74, 40, 36, N.steel) +
    shape('M-20-38H20Q24 0 0 26Q-24 0-20-38z', t.deep) +
    '</g>' +
    circle(70, 66, 22, t.second),
  tone: (_, detail) =>
    rect(0, 0, 400, 300, `#${detail}`) + shape('M0 0H400L0 300z', N.white, 'opacity=".12"'),
  press: (t) =>
    shadow(200, 284, 150) +
    rect(78, 60, 30, 220, t.deep) +
    rect(292, 60, 30, 220, t.deep) +
    rect(64, 48, 272, 32, t.deep, 8) +
    rect(186, 80, 28, 60, N.steel) +
    rect(120, 136, 160, 28, t.main, 6) +
    rect(96, 206, 208, 30, N.wood, 4) +
    rect(126, 186, 148, 22, N.white) +
    line('M200 94L330 128', N.wood, 13),
};
