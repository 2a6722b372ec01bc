import { circle, line, p, rect, shape } from '../svg';
import {
  boxed,
  floor,
  halo,
  round,
  rows,
  shade,
  shine,
  slab,
  sunlight,
  thing,
  tick,
  turned,
  type Scenes,
  words,
} from './pieces';
import { LIT } from './tones';

/** Work, and the tools for it. */
export const working: Scenes = {
  // It sorts the stack; it does not choose.
  robot: [
    15,
    (t) =>
      halo(270, 150, 330) +
      floor(396) +
      rect(180, 330, 150, 120, LIT.deep) +
      line('M256 76v-50', t.deep, 14) +
      circle(256, 26, 20, LIT.second) +
      rect(76, 160, 40, 100, LIT.main, 16) +
      rect(396, 160, 40, 100, LIT.main, 16) +
      slab(100, 76, 312, 270, LIT.pale, 66) +
      shape(boxed(134, 122, 244, 130, 52), LIT.deep) +
      circle(206, 186, 30, t.second) +
      circle(308, 186, 30, t.second) +
      circle(216, 180, 10, '#FFF') +
      circle(318, 180, 10, '#FFF') +
      line('M216 298h80', t.main, 12) +
      turned(560, 70, 10, slab(-70, 0, 230, 300, LIT.main, 10)) +
      turned(
        540,
        84,
        2,
        slab(-70, 0, 230, 310, LIT.pale, 10),
        circle(45, 76, 46, t.ground),
        circle(45, 64, 19, LIT.main),
        shape('M11 108q34-50 68 0a46 46 0 0 1-68 0z', LIT.main),
        rows(t.soft, -38, 164, [166, 120, 150], 34),
        rect(-38, 256, 90, 30, LIT.second, 8),
      ),
  ],
  // One card on its way.
  kanban: [
    11,
    (t) =>
      sunlight(520) +
      [0, 1, 2]
        .map(
          (at) =>
            slab(40 + at * 248, 40, 224, 470, LIT.pale, 18) +
            rows(t.main, 66 + at * 248, 78, [90], 0, 18),
        )
        .join('') +
      [
        [60, 112, 90, LIT.main],
        [60, 218, 120, t.ground],
        [308, 112, 110, t.ground],
        [556, 112, 80, LIT.main],
        [556, 208, 104, t.ground],
        [60, 354, 120, t.ground],
        [556, 328, 120, t.ground],
      ]
        .map(([x, y, high, fill]) =>
          rect(Number(x), Number(y), 184, Number(high), String(fill), 12),
        )
        .join('') +
      turned(
        300,
        250,
        -8,
        slab(0, 0, 230, 140, LIT.second, 16),
        rows(t.pale, 28, 42, [150, 110], 34, 14),
        circle(192, 104, 20, t.pale),
      ) +
      thing('M500 330l92 84l-46 4l30 56l-28 12l-28-56l-34 30z', LIT.deep, 0.4),
  ],
  // It hears all, and writes more than anyone reads.
  mic: [
    10,
    (t) =>
      halo(240, 150, 320) +
      turned(
        470,
        46,
        5,
        slab(0, 0, 290, 470, LIT.pale, 8),
        words(t.deep, 34, 76, 'Notes', 44),
        rows(t.soft, 36, 110, [218, 190, 218, 150, 210, 218, 180, 200, 130], 36),
      ) +
      line('M380 150v76M410 176v24M350 190v-4', t.second, 12) +
      line('M90 200a144 144 0 0 0 288 0', t.deep, 22, '') +
      rect(222, 336, 24, 120, LIT.deep) +
      thing(boxed(134, 20, 200, 292, 100), LIT.steel) +
      line('M150 70h168M136 104h196M136 138h196', '#5C6472', 9, '') +
      line('M192 28v150M234 20v158M276 28v150', '#5C6472', 5, '') +
      rect(134, 176, 200, 30, LIT.second) +
      shade('M286 36q48 30 48 84v92q0 54-48 84q24-130 0-260z') +
      shine('M154 220q4 40 30 60l8-10q-22-18-24-50z', '.6'),
  ],
  // Day one and two are done.
  checks: [
    13,
    (t) =>
      sunlight(300) +
      turned(
        190,
        30,
        -4,
        slab(0, 0, 440, 520, LIT.main, 22),
        slab(24, 40, 392, 480, LIT.pale, 6),
        slab(140, -16, 160, 70, LIT.steel, 14),
        circle(220, 8, 11, t.deep),
        [0, 1, 2, 3]
          .map(
            (at) =>
              rect(58, 104 + at * 84, 56, 56, at < 2 ? LIT.second : t.soft, 14) +
              (at < 2
                ? tick(83, 134 + at * 84, '#FFF', 1, 10)
                : rect(65, 111 + at * 84, 42, 42, t.pale, 9)) +
              line(
                p`M146 ${132 + at * 84}h${[210, 160, 220, 130][at]!}`,
                at < 2 ? t.soft : t.deep,
                16,
              ),
          )
          .join(''),
      ) +
      turned(
        640,
        210,
        58,
        thing(boxed(0, -17, 330, 34, 8), LIT.second, 0.7),
        shape('M0-17v34l-46-17z', LIT.gold),
        shine('M0-17h330v10h-330z', '.4'),
      ),
  ],
  // On course, and near the end.
  gauge: [
    21,
    (t) =>
      halo(400, 300, 380) +
      thing('M60 400a340 340 0 0 1 680 0v70h-680z', LIT.deep) +
      line('M140 400a260 260 0 0 1 76-184', '#EE5C3F', 62, '') +
      line('M216 216a260 260 0 0 1 184-76', '#F0BE4C', 62, '') +
      line('M400 140a260 260 0 0 1 260 260', '#58B98B', 62, '') +
      line(
        Array.from({ length: 9 }, (_, at) => {
          const turn = Math.PI * (1 + at / 8);
          const [x, y] = [Math.cos(turn), Math.sin(turn)];
          return p`M${400 + x * 300} ${400 + y * 300}L${400 + x * 316} ${400 + y * 316}`;
        }).join(''),
        t.pale,
        7,
      ) +
      turned(400, 400, 38, thing('M-20 0l14-236q6-10 12 0l14 236z', LIT.pale, 0.7)) +
      thing(round(400, 400, 50), LIT.steel, 0.6) +
      circle(400, 400, 20, t.deep),
  ],
  // From here to there: never one day.
  ranges: [
    6,
    (t) =>
      sunlight(200) +
      slab(70, 48, 660, 460, LIT.pale, 22) +
      line(
        'M232 48v402M396 48v402M560 48v402',
        t.soft,
        3,
        'stroke-dasharray="3 14" stroke-linecap="round"',
      ) +
      [
        [124, 250, 96],
        [270, 360, 196],
        [200, 210, 296],
      ]
        .map(
          ([x = 0, width = 0, y = 0], at) =>
            slab(x, y, width, 64, at === 1 ? LIT.second : LIT.floor, 32) +
            circle(x + 32, y + 32, 15, t.pale) +
            circle(x + width - 32, y + 32, 15, t.pale) +
            line(
              p`M${x + 66} ${y + 32}h${width - 132}`,
              t.pale,
              5,
              'stroke-dasharray="2 14" stroke-linecap="round"',
            ),
        )
        .join('') +
      line('M490 80v340', t.deep, 8) +
      thing(round(490, 80, 26), LIT.deep, 0.4),
  ],
};
