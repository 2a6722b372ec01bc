import { circle, line, rect, shape } from '../svg';
import { shadow, type Subject } from './subject';
import { NATURAL as N, type Tones } from './tones';

const wheel = (x: number, y: number, r: number, t: Tones) =>
  circle(x, y, r, 'none', `stroke="${t.ink}" stroke-width="9"`) + circle(x, y, 8, t.ink);

const yarn = (x: number, y: number, r: number, fill: string) =>
  circle(x, y, r, fill) +
  line(
    `M${x - r * 0.8} ${y - r * 0.3}Q${x} ${y - r} ${x + r * 0.8} ${y - r * 0.3}M${x - r * 0.9} ${y + r * 0.2}Q${x} ${y - r * 0.5} ${x + r * 0.9} ${y + r * 0.2}M${x - r * 0.6} ${y + r * 0.7}Q${x} ${y} ${x + r * 0.6} ${y + r * 0.7}`,
    N.white,
    5,
    'opacity=".4" stroke-linecap="round"',
  );

const gear = (x: number, y: number, r: number, fill: string, hole: string) =>
  Array.from(
    { length: 8 },
    (_, at) =>
      `<rect x="${x - r * 0.2}" y="${y - r * 1.22}" width="${r * 0.4}" height="${r * 0.5}" fill="${fill}" transform="rotate(${at * 45} ${x} ${y})"/>`,
  ).join('') +
  circle(x, y, r, fill) +
  circle(x, y, r * 0.42, hole);

const headphones = (t: Tones, cup: string, open: boolean) =>
  shadow(200, 276, 110) +
  line('M98 190V170A102 102 0 0 1 302 170V190', t.ink, 20) +
  rect(70, 160, 62, 104, cup, 28) +
  rect(268, 160, 62, 104, cup, 28) +
  rect(120, 170, 22, 84, N.ink, 10) +
  rect(258, 170, 22, 84, N.ink, 10) +
  (open
    ? line('M84 186v52M100 180v64M116 186v52M284 186v52M300 180v64M316 186v52', N.ink, 5)
    : circle(100, 212, 16, t.second) + circle(300, 212, 16, t.second));

const SKINS = ['#8A5A3C', '#E0A97E', '#C98A62', '#5F3E2B'];

/** Things one makes, wears or rides, and people. */
export const things: Readonly<Record<string, Subject>> = {
  bike: (t) =>
    rect(-90, 246, 580, 120, t.field) +
    wheel(116, 200, 62, t) +
    wheel(290, 200, 62, t) +
    line(
      'M116 200L168 118H258L200 200zM168 118L200 200M258 118L290 200M258 118L250 88H282M168 118L160 98M144 96H180',
      t.main,
      10,
    ) +
    circle(200, 200, 16, t.second),
  gear: (t) =>
    gear(158, 164, 72, N.crust, t.ground) +
    gear(276, 106, 46, N.steel, t.ground) +
    gear(292, 226, 36, t.main, t.ground),
  valve: (t) =>
    shadow(200, 262, 110) +
    rect(60, 140, 280, 64, N.crust, 10) +
    rect(150, 110, 100, 124, '#B98F44', 14) +
    rect(184, 62, 32, 60, N.steel) +
    rect(134, 46, 132, 22, t.main, 11) +
    rect(46, 126, 30, 92, '#B98F44', 6) +
    rect(324, 126, 30, 92, '#B98F44', 6),
  lens: (t) =>
    shadow(200, 270, 100) +
    circle(200, 150, 110, '#3C434D') +
    circle(200, 150, 84, N.steel) +
    circle(200, 150, 64, t.main) +
    circle(200, 150, 40, t.deep) +
    circle(178, 126, 16, N.white, 'opacity=".75"'),
  shaft: (t) =>
    `<g transform="rotate(-24 200 150)">` +
    rect(10, 128, 380, 44, N.steel, 6) +
    rect(90, 106, 90, 88, '#8E98A4', 6) +
    rect(220, 116, 70, 68, N.crust, 6) +
    rect(10, 140, 380, 8, N.white, 0, 'opacity=".5"') +
    '</g>' +
    circle(70, 250, 18, t.main),
  person: (t, detail) => {
    const at = Number(detail) || 0;
    const skin = SKINS[at % SKINS.length] ?? N.skin;
    const hair = ['#221D24', '#8A4B2A', '#4A2F24', '#D9A653'][at % 4] ?? N.ink;
    return (
      shape('M60 300Q70 208 200 204T340 300z', at % 2 ? t.second : t.main) +
      rect(170, 168, 60, 56, skin, 20) +
      circle(200, 126, 70, skin) +
      (at % 3 === 1
        ? shape(
            'M126 132Q118 44 200 44T274 132Q282 190 258 210Q262 120 236 96Q180 118 146 102Q134 150 142 210Q120 190 126 132z',
            hair,
          )
        : shape(
            'M128 122Q120 46 200 46T272 122Q254 92 228 86Q170 108 146 90Q132 104 128 122z',
            hair,
          )) +
      circle(176, 134, 6, N.ink) +
      circle(226, 134, 6, N.ink) +
      line('M180 160Q200 174 222 160', N.ink, 5)
    );
  },
  people: (t) =>
    [92, 200, 308]
      .map(
        (x, at) =>
          shape(
            `M${x - 66} 300Q${x - 60} 208 ${x} 204T${x + 66} 300z`,
            [t.main, t.second, t.deep][at] ?? t.main,
          ) +
          circle(x, 148, 46, SKINS[at] ?? N.skin) +
          shape(
            `M${x - 48} 144Q${x - 44} 92 ${x} 92T${x + 48} 144Q${x} 112 ${x - 48} 144z`,
            '#D8D4D6',
          ),
      )
      .join(''),
  yarn: (t, detail) => {
    const fill = detail ? `#${detail}` : t.main;
    return (
      shadow(200, 262, 120) + yarn(200, 160, 100, fill) + line('M284 214Q330 270 392 246', fill, 9)
    );
  },
  hat: (t) =>
    shadow(200, 262, 120) +
    circle(200, 56, 28, t.second) +
    shape('M88 214Q84 72 200 72T312 214z', t.main) +
    line('M144 206Q146 116 184 84M200 206V78M256 206Q254 116 216 84', t.field, 7) +
    rect(76, 204, 248, 50, t.deep, 22),
  bag: (t) =>
    shadow(200, 282, 110) +
    line('M140 130Q146 24 200 24T260 130', t.deep, 13) +
    shape('M92 122H308L326 280H74z', t.main) +
    line(
      'M78 249L126 280M82 208L198 280M87 166L270 280M92 124L324 269M160 122L319 221M232 122L314 173M87 167L160 122M82 215L232 122M76 263L304 122M122 280L312 162M194 280L317 203M266 280L322 245',
      t.field,
      5,
    ),
  socks: (t) =>
    [0, 110]
      .map(
        (dx, at) =>
          `<g transform="translate(${dx} ${at * 10})">` +
          shape(
            'M90 40H166V170Q166 190 190 204Q226 224 206 250H130Q88 250 90 196z',
            at ? t.second : t.main,
          ) +
          rect(84, 32, 88, 30, t.deep, 8) +
          rect(90, 90, 76, 18, t.pale) +
          '</g>',
      )
      .join(''),
  headphones: (t) => headphones(t, t.main, false),
  openback: (t) => headphones(t, t.second, true),
  cushion: (t) =>
    [130, 270]
      .map(
        (x) =>
          circle(x, 150, 84, '#4B4552') +
          circle(x, 150, 62, '#6A6273') +
          circle(x, 150, 36, t.ground),
      )
      .join(''),
  cable: (t) =>
    line('M70 60Q40 200 150 190T250 120T190 80T140 170T280 236Q350 240 344 120', t.ink, 12) +
    rect(56, 24, 28, 48, t.main, 6) +
    rect(330, 72, 28, 56, t.second, 6) +
    rect(340, 48, 8, 26, N.steel),
  jar: (t) =>
    shadow(200, 266, 110) +
    rect(108, 120, 184, 146, t.main, 26) +
    rect(96, 70, 208, 60, t.deep, 14) +
    rect(136, 160, 128, 66, N.cream, 8) +
    line('M160 184h80M160 204h52', t.deep, 7),
  bottle: (t) =>
    shadow(200, 272, 84) +
    rect(178, 34, 44, 50, N.ink, 10) +
    rect(168, 76, 64, 22, N.ink, 6) +
    rect(130, 96, 140, 176, t.second, 34) +
    rect(130, 172, 140, 66, N.cream) +
    line('M156 194h88M156 214h54', t.deep, 7),
  soap: (t) =>
    shadow(200, 236, 130) +
    rect(76, 122, 248, 110, N.cream, 42) +
    rect(116, 150, 168, 54, 'none', 26, `stroke="${N.crust}" stroke-width="6"`) +
    circle(310, 84, 24, N.white, 'opacity=".8"') +
    circle(346, 124, 13, N.white, 'opacity=".8"') +
    circle(110, 96, 16, t.second, 'opacity=".6"'),
  gloves: (t) =>
    [[112, -8, t.main] as const, [262, 8, t.second] as const]
      .map(
        ([x, turn, fill]) =>
          `<g transform="translate(${x} 40)rotate(${turn})">` +
          shape(
            'M-40 210V90Q-40 0-30 0T-18 74V-10Q-8-24 2-10V70V-16Q12-28 22-14V74V4Q34-8 42 8V120Q60 84 74 96Q72 150 40 176V210z',
            fill,
          ) +
          rect(-48, 196, 96, 34, t.deep, 10) +
          '</g>',
      )
      .join(''),
  boats: (t) =>
    rect(0, 170, 400, 130, N.water) +
    [
      [120, 176, 1],
      [276, 218, 1.3],
    ]
      .map(
        ([x, y, size]) =>
          `<g transform="translate(${x} ${y})scale(${size})">` +
          shape('M-74 0H74L44 40H-44z', N.white) +
          shape('M-30 0L0-58L30 0z', '#E9E4DA') +
          line('M0-58V0', N.steel, 3) +
          '</g>',
      )
      .join('') +
    circle(330, 70, 30, t.second),
  tire: (t) =>
    rect(0, 240, 400, 60, t.field) +
    circle(168, 156, 104, N.ink) +
    circle(168, 156, 60, t.ground) +
    circle(168, 156, 46, N.steel) +
    circle(168, 156, 14, N.ink) +
    rect(284, 120, 90, 124, N.ink, 40) +
    line('M296 150h66M296 178h66M296 206h66', '#57505E', 8, ''),
  palm: (t) =>
    circle(306, 84, 40, t.second) +
    rect(0, 232, 400, 68, N.butter) +
    line('M180 250Q204 170 190 90', N.bark, 15) +
    [
      'M190 92Q130 50 70 96Q130 84 190 92z',
      'M190 92Q240 40 306 92Q244 80 190 92z',
      'M190 92Q180 20 120 16Q168 40 190 92z',
      'M190 92Q214 20 268 24Q220 44 190 92z',
    ]
      .map((data, at) => shape(data, at % 2 ? N.leaf : N.shoot))
      .join(''),
  tooth: (t) =>
    shape(
      'M120 60Q160 40 200 62Q240 40 280 60Q312 92 290 150Q282 186 270 236Q258 272 240 240Q226 196 200 190Q174 196 160 240Q142 272 130 236Q118 186 110 150Q88 92 120 60z',
      t.pale,
    ) +
    circle(300, 70, 14, t.second) +
    circle(330, 104, 8, t.second),
  ball: (t) =>
    rect(0, 0, 400, 300, N.leaf) +
    line('M0 230H400M200 230A90 90 0 0 1 380 300', N.white, 7) +
    circle(176, 150, 92, N.white) +
    shape('M176 112L212 138L198 180H154L140 138z', N.ink) +
    line('M176 112V62M212 138L262 122M198 180L226 224M154 180L126 224M140 138L90 122', N.ink, 7) +
    circle(330, 60, 22, t.second),
};
