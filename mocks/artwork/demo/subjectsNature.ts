import { circle, line, rect, shape } from '../svg';
import { shadow, type Subject } from './subject';
import { NATURAL as N, type Tones } from './tones';

const pot = (t: Tones) =>
  shadow(200, 284, 84) +
  shape('M132 192H268L252 284H148z', t.second) +
  rect(124, 178, 152, 28, t.deep, 8);

const leaf = (x: number, y: number, turn: number, size: number, fill: string) =>
  `<path d="M0 0C-26-22-22-62 0-84C22-62 26-22 0 0z" fill="${fill}" transform="translate(${x} ${y})rotate(${turn})scale(${size})"/>`;

const hills = (t: Tones) =>
  shape('M0 210Q90 130 190 196T400 160V300H0z', t.field) +
  shape('M0 262Q120 196 250 248T400 226V300H0z', t.main);

const peaks = (t: Tones) =>
  shape('M-20 300L130 86L220 214L282 138L430 300z', t.main) +
  shape(
    'M130 86L172 146L146 138L128 164L104 124zM282 138L318 178L292 172L276 186L262 164z',
    t.pale,
  );

const sea = (t: Tones, y: number, fill: string = N.water) =>
  rect(0, y, 400, 300 - y, fill) +
  line(
    `M30 ${y + 34}h70M190 ${y + 50}h90M60 ${y + 76}h110M260 ${y + 20}h70`,
    t.pale,
    5,
    'stroke-linecap="round" opacity=".55"',
  );

/** Plants, animals and weather. */
export const nature: Readonly<Record<string, Subject>> = {
  basil: (t) =>
    pot(t) +
    line('M200 180V70', N.leaf, 8) +
    [
      [200, 86, 0, 1],
      [200, 120, -62, 1.05],
      [200, 120, 62, 1.05],
      [200, 168, -74, 1.15],
      [200, 168, 74, 1.15],
      [200, 150, -30, 0.8],
      [200, 150, 30, 0.8],
    ]
      .map(([x = 0, y = 0, turn = 0, size = 1], at) =>
        leaf(x, y, turn, size, at % 2 ? N.leaf : N.shoot),
      )
      .join(''),
  fern: (t) =>
    [-58, -30, 0, 30, 58]
      .map(
        (turn) =>
          `<g transform="translate(200 190)rotate(${turn})">` +
          line('M0 0V-150', N.leaf, 6) +
          [30, 60, 90, 120]
            .map((y) => leaf(0, -y, -62, 0.44, N.leaf) + leaf(0, -y, 62, 0.44, N.shoot))
            .join('') +
          '</g>',
      )
      .join('') + pot(t),
  chili: (t) =>
    line('M200 186Q192 110 206 40M202 130L150 84M202 120L256 80', N.leaf, 8) +
    leaf(150, 92, -40, 0.8, N.shoot) +
    leaf(256, 88, 42, 0.8, N.leaf) +
    leaf(206, 66, 6, 0.8, N.leaf) +
    [
      [160, 104],
      [236, 96],
      [204, 116],
    ]
      .map(([x = 0, y = 0]) =>
        shape(`M${x} ${y}q18 4 16 30q-2 26-22 40q4-24-6-44q-2-22 12-26z`, N.red),
      )
      .join('') +
    pot(t),
  mint: (t) =>
    [148, 200, 252]
      .map(
        (x, at) =>
          line(`M${x} 186V${66 + at * 8}`, N.leaf, 6) +
          [70, 108, 146]
            .map(
              (y) =>
                leaf(x, y + at * 8, -58, 0.58, N.shoot) +
                leaf(x, y + at * 8, 58, 0.58, at === 1 ? N.leaf : '#57A36B'),
            )
            .join(''),
      )
      .join('') + pot(t),
  plants: (t) =>
    rect(0, 0, 400, 300, N.sky) +
    rect(40, 0, 320, 226, t.pale, 0, 'opacity=".55"') +
    rect(194, 0, 12, 226, t.field) +
    rect(0, 222, 400, 20, t.main) +
    rect(0, 242, 400, 58, t.deep) +
    [84, 200, 318]
      .map(
        (x, at) =>
          [-56, -28, 0, 28, 56]
            .map((turn, index) =>
              leaf(x, 170, turn, at === 1 ? 1.3 : 0.9, index % 2 ? N.leaf : N.shoot),
            )
            .join('') + shape(`M${x - 38} 162h76l-9 60h-58z`, at === 1 ? t.second : t.field),
      )
      .join(''),
  calendula: () =>
    line('M200 160V300', N.leaf, 9) +
    leaf(200, 270, -58, 1, N.leaf) +
    leaf(200, 250, 58, 1, N.shoot) +
    Array.from({ length: 12 }, (_, at) =>
      leaf(200, 128, at * 30, 1.28, at % 2 ? '#F0A52E' : '#F6BF45'),
    ).join('') +
    circle(200, 128, 34, '#B8641B') +
    circle(200, 128, 18, '#8A4713'),
  tree: (t) =>
    rect(0, 236, 400, 64, N.shoot) +
    shape('M182 246Q196 190 188 130H214Q206 190 224 246z', N.bark) +
    circle(148, 120, 62, N.leaf) +
    circle(252, 116, 66, N.leaf) +
    circle(200, 76, 66, '#4F9A57') +
    circle(176, 104, 9, t.second) +
    circle(232, 84, 9, t.second) +
    circle(258, 132, 9, t.second),
  blossom: (t) =>
    rect(0, 246, 400, 54, N.shoot) +
    line('M196 256Q206 190 196 130M200 168L130 96M200 150L278 88M198 130L214 60', N.bark, 13) +
    [
      [126, 88],
      [164, 62],
      [216, 48],
      [270, 70],
      [290, 110],
      [150, 122],
      [240, 104],
      [192, 94],
    ]
      .map(([x = 0, y = 0], at) => circle(x, y, 34, at % 2 ? '#F6C6D3' : '#FBDDE5'))
      .join('') +
    circle(214, 80, 7, t.main),
  winter: (t) =>
    rect(0, 0, 400, 300, '#DCE6EE') +
    rect(0, 224, 400, 76, N.white) +
    [70, 170, 250, 338]
      .map((x, at) =>
        line(`M${x} 238V${70 + at * 12}M${x} 150l-32-34M${x} 130l30-36M${x} 184l26-26`, t.deep, 8),
      )
      .join(''),
  mountain: (t) =>
    circle(310, 74, 34, t.second) + peaks(t) + shape('M0 268Q130 214 400 276V300H0z', t.deep),
  scree: (t) =>
    shape('M0 300V150L400 40V300z', t.field) +
    Array.from({ length: 14 }, (_, at) =>
      shape(
        `M${20 + (at % 5) * 80} ${292 - Math.floor(at / 5) * 62 - (at % 5) * 14}l16-30l34 6l8 26z`,
        at % 2 ? t.main : N.steel,
      ),
    ).join(''),
  river: (t) =>
    circle(96, 66, 30, t.second) +
    hills(t) +
    shape('M176 300Q260 250 214 226T250 196Q300 216 268 242T330 300z', N.water) +
    [46, 96, 330, 366]
      .map((x, at) => shape(`M${x} ${236 + (at % 2) * 14}l20-62l20 62z`, N.leaf))
      .join(''),
  canoe: (t) =>
    rect(0, 0, 400, 120, N.shoot) +
    sea(t, 110) +
    shape('M60 176Q84 224 200 224T340 176Q280 200 200 200T60 176z', t.second) +
    line('M150 214L262 132', N.wood, 8) +
    shape('M256 142l26-32l10 10l-26 30z', N.wood),
  bird: (t) =>
    line('M0 236Q200 208 400 226', N.bark, 14) +
    leaf(330, 218, 30, 0.9, N.leaf) +
    leaf(84, 222, -30, 0.8, N.shoot) +
    shape('M132 160Q140 84 216 84Q280 88 276 150Q270 214 206 218Q150 216 132 160z', t.main) +
    shape('M160 150Q220 140 236 190Q190 222 160 150z', t.second) +
    shape('M132 168L60 236L150 206z', t.deep) +
    shape('M270 118Q330 116 344 138Q310 128 276 140z', N.ink) +
    circle(246, 118, 8, N.white),
  monkey: (t) =>
    rect(0, 0, 400, 300, N.leaf) +
    leaf(30, 300, 20, 2.6, N.shoot) +
    leaf(380, 300, -24, 2.8, '#2F6F3E') +
    circle(200, 150, 92, '#4A3A30') +
    circle(112, 140, 26, '#4A3A30') +
    circle(288, 140, 26, '#4A3A30') +
    shape('M200 108Q260 88 262 150Q256 220 200 222T138 150Q140 88 200 108z', N.skin) +
    circle(174, 146, 9, N.ink) +
    circle(226, 146, 9, N.ink) +
    line('M176 194Q200 206 224 194', N.ink, 6) +
    circle(30, 40, 10, t.second),
  sheep: (t) =>
    hills(t) +
    line('M150 250v36M186 250v36M226 250v36M262 250v36', N.ink, 12) +
    [
      [150, 196],
      [190, 172],
      [236, 172],
      [268, 202],
      [232, 226],
      [186, 228],
      [210, 198],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 44, N.cream))
      .join('') +
    `<ellipse cx="120" cy="184" rx="30" ry="38" fill="${N.ink}"/>` +
    circle(112, 176, 5, N.white),
  cove: (t) =>
    rect(0, 0, 400, 300, N.sky) +
    circle(284, 84, 32, t.second) +
    sea(t, 142, '#2F86A6') +
    shape('M0 60L74 84L110 150L150 172L120 220L0 260z', '#D9C9A8') +
    shape('M400 30L330 70L306 140L330 190L400 220z', '#C7B28C') +
    shape('M0 60L74 84L60 150L0 190z', '#EBDFC4'),
  swimmers: (t) =>
    rect(0, 0, 400, 300, '#3E98B5') +
    line(
      'M20 60h90M230 40h120M60 250h100M280 210h90M180 130h60',
      N.white,
      6,
      'stroke-linecap="round" opacity=".5"',
    ) +
    circle(140, 150, 20, N.skin) +
    line('M112 176Q140 162 168 176M170 168L214 138', N.skin, 14) +
    circle(266, 216, 20, '#8A5A3C') +
    line('M238 242Q266 228 294 242M236 236L196 210', '#8A5A3C', 14) +
    shape('M121 144a20 20 0 0 1 38 0z', t.second),
  rain: (t) =>
    rect(0, 0, 400, 300, N.dusk) +
    rect(0, 190, 400, 110, '#1B2340') +
    [50, 130, 250, 330]
      .map((x, at) => rect(x, 90 + at * 12, 56, 120, at % 2 ? '#36446B' : '#2E3A5E'))
      .join('') +
    [66, 268].map((x) => rect(x, 120, 24, 26, N.glow)).join('') +
    line(
      'M40 20l-20 60M110 0l-24 72M190 30l-22 66M270 6l-24 72M350 24l-22 66M150 120l-20 60M230 140l-20 60M320 150l-18 54',
      N.water,
      4,
    ) +
    shape('M152 236a48 48 0 0 1 96 0z', t.second) +
    line('M200 236v48', t.second, 6),
  dawn: (t) =>
    rect(0, 0, 400, 300, '#F6C79A') +
    circle(200, 186, 62, '#FBE3B0') +
    shape(
      'M0 190H60V150H96V180H150V136H176V190H250V156H300V186H340V142H372V190H400V300H0z',
      N.dusk,
    ) +
    line('M72 300V120M72 120h-18', t.deep, 9) +
    circle(54, 132, 12, N.glow),
};
