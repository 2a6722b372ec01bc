import { circle, line, rect, shape } from '../svg';
import type { Subject } from './subject';
import { NATURAL as N, type Tones } from './tones';

const sheet = (t: Tones, x: number, y: number, width: number, height: number) =>
  rect(x + 8, y + 8, width, height, t.field, 8) + rect(x, y, width, height, t.pale, 8);

const rows = (t: Tones, x: number, y: number, widths: readonly number[], gap = 24) =>
  line(widths.map((width, index) => `M${x} ${y + index * gap}h${width}`).join(''), t.field, 9);

const star = (x: number, y: number, fill: string) =>
  `<path d="M0-22L6-7L22-6L10 4L14 20L0 11L-14 20L-10 4L-22-6L-6-7z" fill="${fill}" transform="translate(${x} ${y}) scale(.6)"/>`;

/** What is on a desk or a screen at work. */
export const desk: Readonly<Record<string, Subject>> = {
  clock: (t) =>
    circle(200, 150, 106, t.deep) +
    circle(200, 150, 90, t.pale) +
    shape('M200 150V60A90 90 0 1 1 110 150z', t.second, 'opacity=".9"') +
    line('M200 150V92M200 150H142', t.deep, 11) +
    circle(200, 150, 10, t.deep),
  map: (t) =>
    shape('M60 76L154 52V224L60 248zM246 76L340 52V224L246 248z', t.pale) +
    shape('M154 52L246 76V248L154 224z', t.field) +
    line(
      'M90 216Q130 120 190 160T300 104',
      t.main,
      9,
      'stroke-dasharray="4 20" stroke-linecap="round"',
    ) +
    shape('M306 112C280 82 288 52 306 52S332 82 306 112z', t.second) +
    circle(306, 76, 8, t.pale) +
    circle(90, 216, 12, t.deep),
  invoice: (t) =>
    sheet(t, 118, 46, 150, 206) +
    rect(138, 68, 58, 18, t.main, 5) +
    rows(t, 140, 116, [100, 84, 100]) +
    rect(196, 208, 54, 24, t.second, 6) +
    line('M84 162H302', t.second, 8) +
    shape('M300 92L308 112L328 120L308 128L300 148L292 128L272 120L292 112z', t.main),
  envelope: (t) =>
    rect(76, 78, 220, 150, t.pale, 12) +
    line('M82 90L186 170L290 90', t.field, 11) +
    rect(238, 166, 92, 78, t.second, 12) +
    line('M260 168V146a24 24 0 0 1 48 0V168', t.deep, 11, '') +
    circle(284, 200, 10, t.deep) +
    rect(280, 204, 8, 20, t.deep, 4),
  ledger: (t) =>
    shape('M200 78Q130 52 60 72V236Q130 216 200 242Q270 216 340 236V72Q270 52 200 78z', t.pale) +
    rect(196, 76, 8, 164, t.field) +
    rows(t, 84, 108, [90, 90, 90, 60]) +
    rows(t, 226, 108, [46, 46, 46]) +
    line('M300 108h14M300 132h14M300 156h14', t.main, 9) +
    line('M226 196H316', t.deep, 6) +
    rect(270, 206, 46, 18, t.second, 5),
  player: (t) =>
    rect(66, 50, 268, 176, t.deep, 16) +
    shape('M176 92L236 124L176 156z', t.pale) +
    rect(96, 176, 208, 32, t.pale, 8) +
    line('M112 192h96M224 192h62', t.main, 9) +
    rect(150, 238, 100, 12, t.second, 6),
  ranges: (t) =>
    line('M84 56V244H336', t.deep, 7) +
    [
      [112, 90, 0],
      [150, 128, 1],
      [130, 76, 2],
    ]
      .map(
        ([x = 0, width = 0, row = 0]) =>
          rect(x, 78 + row * 54, width, 28, row === 1 ? t.second : t.main, 14) +
          circle(x + width / 2, 92 + row * 54, 8, t.pale),
      )
      .join(''),
  magnifier: (t) =>
    sheet(t, 84, 52, 180, 196) +
    rows(t, 110, 88, [120, 96, 120, 70, 110, 84]) +
    circle(250, 150, 62, t.deep) +
    circle(250, 150, 48, t.field) +
    line('M294 196L344 244', t.deep, 22) +
    shape('M250 114L260 140L286 150L260 160L250 186L240 160L214 150L240 140z', t.second),
  scales: (t) =>
    line('M200 62V236M132 240H268M94 96H306', t.deep, 11) +
    circle(200, 62, 14, t.second) +
    line('M94 96L58 176H130zM306 96L270 176H342z', t.deep, 5) +
    shape('M52 176H136Q130 214 94 214T52 176z', t.main) +
    shape('M264 176H348Q342 214 306 214T264 176z', t.second) +
    rect(76, 142, 36, 34, t.pale, 4) +
    circle(306, 160, 17, N.butter),
  folder: (t) =>
    shape('M70 82H164L184 104H312V236H70z', t.deep) +
    rect(70, 122, 242, 116, t.main, 8) +
    line('M190 196V60M150 98L190 58L230 98', t.second, 17),
  laptop: (t) =>
    rect(92, 54, 216, 148, t.deep, 14) +
    rect(106, 68, 188, 120, t.pale, 4) +
    shape('M60 206H340L320 234H80z', t.main) +
    [0, 1, 2]
      .map(
        (row) =>
          circle(132, 96 + row * 32, 11, row === 2 ? t.field : t.second) +
          (row === 2 ? '' : line(`M127 ${96 + row * 32}l4 5l8-9`, t.pale, 4)) +
          line(`M156 ${96 + row * 32}h${100 - row * 18}`, t.field, 9),
      )
      .join(''),
  mic: (t) =>
    rect(78, 54, 70, 120, t.main, 35) +
    line('M58 132a55 55 0 0 0 110 0M113 190V228M82 232H144', t.deep, 10) +
    sheet(t, 204, 58, 124, 176) +
    rows(t, 226, 92, [80, 62, 80, 48, 72, 80]) +
    line('M176 110h14M172 140h20', t.second, 9),
  kanban: (t) =>
    [0, 1, 2].map((at) => rect(58 + at * 98, 52, 86, 196, t.pale, 10)).join('') +
    [
      [68, 66, 46, 0],
      [68, 122, 60, 1],
      [166, 66, 60, 1],
      [264, 66, 40, 2],
      [264, 116, 54, 0],
    ]
      .map(([x = 0, y = 0, h = 0, fill = 0]) =>
        rect(x, y, 66, h, [t.main, t.field, t.second][fill] ?? t.main, 7),
      )
      .join('') +
    `<g transform="rotate(-7 199 176)">${rect(160, 150, 76, 50, t.second, 7)}</g>`,
  robot: (t) =>
    rect(104, 82, 150, 124, t.pale, 28) +
    line('M179 82V56', t.deep, 9) +
    circle(179, 50, 12, t.second) +
    circle(148, 138, 17, t.deep) +
    circle(210, 138, 17, t.deep) +
    line('M150 178H208', t.main, 10) +
    sheet(t, 274, 92, 74, 106) +
    circle(311, 122, 15, t.main) +
    rows(t, 290, 158, [42, 30], 20),
  bubbles: (t) =>
    shape(
      'M64 66H238Q252 66 252 80V136Q252 150 238 150H122L88 182V150H64Q50 150 50 136V80Q50 66 64 66z',
      t.pale,
    ) +
    rows(t, 76, 96, [140, 100]) +
    shape(
      'M166 172H336Q350 172 350 186V222Q350 236 336 236H322V258L296 236H166Q152 236 152 222V186Q152 172 166 172z',
      t.main,
    ) +
    line('M178 204h120', t.pale, 9),
  prompt: (t) =>
    `<g transform="rotate(-8 200 150)">${rect(84, 62, 190, 140, t.deep, 14)}</g>` +
    `<g transform="rotate(3 200 150)">${rect(100, 74, 200, 146, t.pale, 14)}${rect(122, 98, 74, 24, t.second, 12)}${rows(t, 124, 152, [150, 120])}${rect(232, 180, 48, 22, t.main, 11)}</g>`,
  gauge: (t) =>
    line('M92 212A108 108 0 0 1 308 212', t.field, 34, '') +
    line('M92 212A108 108 0 0 1 246 114', t.second, 34, '') +
    line('M200 212L256 134', t.deep, 13) +
    circle(200, 212, 19, t.deep),
  hourglass: (t) =>
    rect(122, 46, 156, 20, t.deep, 8) +
    rect(122, 234, 156, 20, t.deep, 8) +
    shape(
      'M138 66H262Q262 116 214 150Q262 184 262 234H138Q138 184 186 150Q138 116 138 66z',
      t.pale,
    ) +
    shape(
      'M156 96H244Q232 126 200 146Q168 126 156 96zM150 234Q154 200 200 196T250 234z',
      t.second,
    ) +
    line('M200 146V200', t.second, 6),
  stars: (t) =>
    [0, 1, 2]
      .map(
        (row) =>
          rect(66, 50 + row * 70, 268, 58, t.pale, 12) +
          [0, 1, 2, 3, 4]
            .map((at) =>
              star(94 + at * 35, 79 + row * 70, at < [5, 2, 4][row]! ? t.second : t.field),
            )
            .join('') +
          line(`M276 ${79 + row * 70}h38`, t.field, 9),
      )
      .join(''),
};
