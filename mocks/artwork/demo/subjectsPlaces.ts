import { circle, line, rect, shape } from '../svg';
import { type Subject } from './subject';
import { NATURAL as N, type Tones } from './tones';

const sea = (t: Tones, y: number, fill: string = N.water) =>
  rect(0, y, 400, 300 - y, fill) +
  line(
    `M30 ${y + 34}h70M190 ${y + 50}h90M60 ${y + 74}h110`,
    t.pale,
    5,
    'stroke-linecap="round" opacity=".5"',
  );

const ship = (t: Tones, x: number, y: number) =>
  `<g transform="translate(${x} ${y})">` +
  rect(-70, -62, 120, 34, t.pale) +
  rect(-40, -94, 66, 34, t.pale) +
  rect(-4, -122, 22, 34, t.second) +
  [-58, -34, -10, 14].map((at) => circle(at, -45, 7, t.deep)).join('') +
  shape('M-104-30H104L78 22H-78z', t.main) +
  '</g>';

const lantern = (sky: string, ground: string, glow: string) =>
  rect(0, 0, 400, 300, sky) +
  rect(0, 250, 400, 50, ground) +
  circle(200, 96, 92, glow, 'opacity=".2"') +
  circle(200, 96, 56, glow, 'opacity=".35"') +
  line('M200 262V130', N.ink, 12) +
  shape('M172 128L162 72H238L228 128z', glow) +
  shape('M156 72L200 40L244 72z', N.ink) +
  rect(168, 126, 64, 10, N.ink, 3);

const room = (wall: string, floor: string) =>
  rect(0, 0, 400, 218, wall) + rect(0, 218, 400, 82, floor);

const stage = (t: Tones) =>
  rect(0, 0, 400, 300, t.deep) +
  shape('M120 0H280L340 262H60z', t.second, 'opacity=".28"') +
  rect(0, 250, 400, 50, N.wood);

/** Houses, rooms, coasts and streets. */
export const places: Readonly<Record<string, Subject>> = {
  house: (t) =>
    rect(0, 0, 400, 300, N.sky) +
    circle(296, 70, 26, N.glow) +
    rect(0, 236, 400, 64, N.shoot) +
    shape('M40 132L202 62L332 132V140H40z', t.deep) +
    rect(60, 138, 252, 108, t.pale) +
    rect(80, 160, 150, 52, '#9CC3D6') +
    line('M130 160v52M180 160v52', t.deep, 5) +
    rect(252, 168, 38, 78, t.main) +
    rect(342, 176, 12, 74, N.bark) +
    circle(344, 148, 36, N.leaf) +
    circle(362, 172, 24, '#4F9A57'),
  hut: (t) =>
    rect(0, 0, 400, 300, N.sky) +
    shape('M0 220L110 70L190 170L270 90L400 230V300H0z', t.field) +
    rect(0, 240, 400, 60, N.white) +
    shape('M112 170L200 104L288 170z', t.main) +
    rect(130, 168, 140, 84, N.wood) +
    rect(182, 196, 38, 56, N.bark) +
    rect(146, 188, 24, 24, N.glow) +
    rect(232, 188, 24, 24, N.glow),
  window: (t) =>
    room(t.ground, N.wood) +
    rect(40, 40, 320, 150, N.sky) +
    circle(300, 84, 24, N.glow) +
    shape('M40 190V150Q130 108 220 148T360 130V190z', N.shoot) +
    line('M40 40H360V190H40zM146 40V190M254 40V190', t.deep, 8) +
    rect(70, 212, 180, 26, t.main, 10) +
    rect(80, 236, 14, 34, t.deep) +
    rect(226, 236, 14, 34, t.deep),
  kettle: (t) =>
    room(t.ground, t.field) +
    rect(0, 208, 400, 14, N.wood) +
    shape('M142 208Q130 118 200 112T258 208z', t.main) +
    shape('M254 150L300 128L304 142L260 184z', t.main) +
    line('M156 128Q200 56 244 128', t.deep, 10) +
    circle(200, 108, 9, t.deep) +
    line('M312 108q-12-16 0-32t0-32', t.pale, 8) +
    rect(60, 168, 46, 40, t.second, 8) +
    circle(110, 186, 13, 'none', `stroke="${t.second}" stroke-width="7"`),
  desk: (t) =>
    room(t.ground, t.field) +
    rect(60, 190, 280, 14, N.wood) +
    rect(80, 204, 12, 80, N.bark) +
    rect(308, 204, 12, 80, N.bark) +
    line('M110 188V124L160 84', t.deep, 9) +
    shape('M146 74L182 64L196 108L150 110z', t.main) +
    shape('M150 110h46l22 80h-96z', N.glow, 'opacity=".45"') +
    [t.second, t.main, t.deep, t.pale, t.second]
      .map((fill, at) => rect(232 + at * 18, 130 + (at % 3) * 8, 15, 60 - (at % 3) * 8, fill))
      .join(''),
  bath: (t) =>
    room(t.ground, t.pale) +
    line('M0 60H400M0 120H400M0 180H400M80 0V218M180 0V218M280 0V218', t.field, 3) +
    shape('M70 152H330Q326 250 270 250H130Q74 250 70 152z', N.white) +
    rect(58, 140, 284, 18, t.main, 9) +
    line('M120 250v20M280 250v20', t.deep, 12) +
    line('M96 140V92h34', N.steel, 9),
  stairs: (t) =>
    rect(0, 0, 400, 300, t.ground) +
    shape('M0 300V260H60V220H120V180H180V140H240V100H300V60H400V300z', N.wood) +
    shape(
      'M0 260h60v10H0zM60 220h60v10H60zM120 180h60v10h-60zM180 140h60v10h-60zM240 100h60v10h-60zM300 60h100v10H300z',
      N.cream,
    ) +
    line('M20 190L330 -10M50 240V172M110 200V132M170 160V92M230 120V52M290 80V14', t.main, 8),
  ferry: (t) =>
    rect(0, 0, 400, 300, N.sky) +
    shape('M0 150Q80 110 160 150T400 140V190H0z', t.field) +
    sea(t, 186) +
    ship(t, 204, 206),
  fog: (t) =>
    rect(0, 0, 400, 300, '#DDE4E8') +
    sea(t, 196, '#AFC0CA') +
    ship(t, 206, 214) +
    rect(0, 96, 400, 26, N.white, 0, 'opacity=".6"') +
    rect(0, 150, 400, 20, N.white, 0, 'opacity=".7"') +
    rect(0, 232, 400, 22, N.white, 0, 'opacity=".6"'),
  lighthouse: (t) =>
    rect(0, 0, 400, 300, N.dusk) +
    shape('M206 84L400 30V140z', N.glow, 'opacity=".45"') +
    [60, 120, 96, 330, 284].map((x, at) => circle(x, 30 + at * 22, 3, N.white)).join('') +
    sea(t, 226, '#1A2644') +
    shape('M90 250Q180 196 290 250L320 300H60z', '#3A3550') +
    shape('M166 236L178 104H222L234 236z', N.cream) +
    shape('M175 140h50l4 34h-57zM169 204h62l3 32h-68z', t.second) +
    rect(176, 66, 48, 40, N.glow) +
    shape('M168 66L200 40L232 66z', t.second),
  harbor: (t) =>
    rect(0, 0, 400, 300, '#C9CFD3') +
    circle(300, 90, 36, N.white, 'opacity=".8"') +
    sea(t, 170, '#7F8E97') +
    shape('M0 300V214L250 190L400 260V300z', '#5A5F66') +
    line('M60 190V120M60 120h50M300 168V96', '#3A3E45', 9) +
    rect(120, 206, 26, 20, '#2E3137', 5) +
    rect(214, 198, 26, 20, '#2E3137', 5),
  crane: (t) =>
    rect(0, 0, 400, 300, '#D8D2C8') +
    sea(t, 226, '#8D979B') +
    line(
      'M130 240L160 70H196L226 240M146 150H210M160 70L70 96M178 70V36L330 76H178M310 76V150',
      '#3B4048',
      9,
    ) +
    rect(292, 150, 36, 30, t.second) +
    rect(0, 230, 400, 16, '#565B61'),
  quay: () =>
    rect(0, 0, 400, 300, '#B9C3C4') +
    rect(0, 120, 400, 180, '#6D7779') +
    shape('M0 200L400 150V300H0z', '#4A4F54') +
    [40, 130, 220, 310].map((x) => rect(x, 200 - x / 8, 44, 60, '#2B2E33', 20)).join('') +
    line('M0 190L400 142', '#E0C04A', 8),
  ropes: (t) =>
    rect(0, 0, 400, 300, '#5E6469') +
    [104, 78, 52, 26]
      .map((r, at) =>
        circle(200, 160, r, 'none', `stroke="${at % 2 ? '#D8C49A' : '#C3AA78'}" stroke-width="22"`),
      )
      .join('') +
    line('M300 180Q350 230 400 210', '#D8C49A', 22) +
    circle(200, 160, 8, t.deep),
  bridge: (t) =>
    rect(0, 0, 400, 300, N.sky) +
    sea(t, 214, '#7D98A5') +
    line('M0 168H400', '#4E555C', 14) +
    line('M0 168Q60 60 120 60T200 168Q260 60 290 60T400 150', '#4E555C', 8) +
    line('M60 96V168M90 74V168M150 80V168M260 92V168M320 74V168M350 104V168', '#4E555C', 4) +
    rect(110, 60, 20, 190, '#3D4349') +
    rect(280, 60, 20, 190, '#3D4349'),
  wall: (t) =>
    rect(0, 0, 400, 300, '#D8B98C') +
    [0, 1, 2, 3, 4]
      .map((row) =>
        line(
          `M0 ${row * 62}H400M${60 + (row % 2) * 50} ${row * 62}v62M${200 + (row % 2) * 50} ${row * 62}v62M${330 - (row % 2) * 40} ${row * 62}v62`,
          '#B9986B',
          5,
        ),
      )
      .join('') +
    [0, 1, 2, 3, 4, 5, 6]
      .map((at) => circle(60 + at * 46, 70 + (at % 3) * 50, 22, at % 2 ? N.leaf : N.shoot))
      .join('') +
    [0, 1, 2].map((at) => circle(110 + at * 92, 96 + (at % 2) * 40, 11, t.pale)).join(''),
  lamp: () => lantern(N.dusk, '#1A213A', N.glow),
  snowlamp: () =>
    lantern('#3A4768', '#E9EFF5', N.glow) +
    [40, 90, 130, 270, 320, 360, 60, 300]
      .map((x, at) => circle(x, 30 + at * 26, 5, N.white))
      .join('') +
    shape('M152 74Q200 26 248 74Q200 60 152 74z', N.white),
  hook: (t) =>
    rect(0, 0, 400, 300, N.dusk) +
    line('M120 300L246 96Q262 60 286 78T268 122', N.wood, 13) +
    circle(96, 270, 34, t.second) +
    circle(300, 66, 44, N.glow, 'opacity=".4"') +
    circle(300, 66, 20, N.glow),
  stage: (t) =>
    stage(t) +
    rect(176, 150, 48, 10, N.cream) +
    line('M180 160v90M220 160v90M180 206h40M180 150V96M220 150V96M180 108h40', N.cream, 7) +
    shape('M0 0H70Q54 140 78 262H0zM400 0H330Q346 140 322 262H400z', t.main),
  curtain: (t) =>
    rect(0, 0, 400, 300, t.deep) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((at) =>
        rect(at * 50, 0, 50, 262, at % 2 ? t.main : t.second, 0, at % 2 ? '' : 'opacity=".85"'),
      )
      .join('') +
    rect(0, 256, 400, 44, N.wood),
  outdoors: (t) =>
    rect(0, 0, 400, 300, N.sky) +
    shape('M-20 240L110 70L200 190L280 100L430 250z', t.field) +
    rect(0, 226, 400, 74, N.shoot) +
    shape('M110 250L140 200H262L292 250z', N.wood) +
    rect(150, 134, 10, 70, t.deep) +
    rect(242, 134, 10, 70, t.deep) +
    rect(142, 122, 118, 16, t.main),
  room: (t) =>
    room(t.field, t.ground) +
    rect(140, 60, 120, 158, t.deep) +
    shape('M140 60L110 40V240L140 218zM260 60L290 40V240L260 218z', t.main) +
    circle(100, 248, 16, t.second) +
    circle(306, 250, 16, t.pale),
  corridor: (t) =>
    rect(0, 0, 400, 300, t.ground) +
    shape('M0 0L140 90V190L0 300z', t.field) +
    shape('M400 0L260 90V190L400 300z', t.field) +
    shape('M0 300L140 190H260L400 300z', N.cream) +
    rect(140, 90, 120, 100, t.pale) +
    rect(180, 112, 40, 78, t.main) +
    shape('M40 34L104 76V232L40 280z', t.second) +
    shape('M360 34L296 76V232L360 280z', t.main) +
    line('M0 226L140 160M400 226L260 160', t.deep, 7),
  ward: (t) =>
    room(t.ground, t.field) +
    circle(96, 70, 34, t.second) +
    shape('M180 104Q230 60 280 104z', t.main) +
    rect(70, 190, 14, 84, t.deep) +
    rect(84, 204, 246, 40, t.pale, 8) +
    rect(92, 182, 70, 28, N.white, 12) +
    rect(170, 196, 160, 36, t.main, 8) +
    rect(322, 210, 12, 64, t.deep),
  nightlight: (t) =>
    rect(0, 0, 400, 300, N.dusk) +
    shape('M120 300L176 118H224L280 300z', N.glow, 'opacity=".35"') +
    shape('M156 118Q200 44 244 118z', t.second) +
    line('M200 0V76', t.pale, 6) +
    circle(200, 122, 17, N.glow) +
    rect(40, 236, 90, 64, '#37446C', 8),
  door: (t) =>
    room(t.ground, t.field) +
    rect(132, 50, 136, 194, t.main, 4) +
    circle(246, 150, 8, t.pale) +
    rect(166, 84, 68, 40, t.pale, 6) +
    line('M180 104h34M202 92l12 12l-12 12', t.deep, 7),
  chair: (t) =>
    room(t.ground, t.field) +
    rect(140, 66, 120, 90, t.main, 22) +
    rect(130, 156, 140, 34, t.second, 14) +
    line('M146 190L132 270M254 190L268 270M150 228H250', t.deep, 10),
};
