import { circle, line, p, rect, ring, shape } from '../svg';
import {
  boxed,
  floor,
  halo,
  round,
  rows,
  shade,
  shine,
  slab,
  spark,
  standing,
  sunlight,
  thing,
  tick,
  turned,
  type Scenes,
  words,
} from './pieces';
import { LIT } from './tones';

/** Path data of a slip of paper that ends in a torn edge. */
const slip = (width: number, height: number) =>
  p`M0 0h${width}v${height}` + `l-20-18l-20 18`.repeat(Math.round(width / 40)) + 'z';

/** Books, receipts, and what is kept where. */
export const keeping: Scenes = {
  // A light that reads, line by line.
  invoice: [
    13,
    (t) =>
      halo(400, 230, 360) +
      turned(
        400,
        0,
        3,
        slab(-170, 30, 340, 480, LIT.pale, 8),
        words(t.deep, -136, 104, 'Invoice', 46),
        circle(110, 86, 26, LIT.second),
        rows(t.deep, -134, 152, [230, 200, 250], 34, 13),
        rows(t.soft, -134, 284, [150, 120, 160], 40, 13),
        rows(t.soft, 84, 284, [50, 50, 50], 40, 13),
      ) +
      shape('M150 246h500l-44-150h-412z', t.second, 'opacity=".16"') +
      slab(120, 240, 560, 14, LIT.second, 7) +
      shape(spark(676, 130, 62) + spark(130, 350, 40), LIT.second) +
      shape(spark(604, 66, 26), LIT.main),
  ],
  // The left page earns, the right one adds up.
  ledger: [
    19,
    (t) =>
      sunlight(150) +
      turned(
        400,
        226,
        -4,
        thing(
          'M0-150q-150-50-310-14v330q160-34 310 18q150-52 310-18v-330q-160-36-310 14z',
          LIT.deep,
        ),
        shape('M0-162q-150-46-292-14v322q150-30 292 20z', LIT.pale),
        shape('M0-162q150-46 292-14v322q-150-30-292 20z', LIT.pale),
        shade('M0-162q36-14 70-20v322q-36 6-70 26z', '.14'),
        shade('M0-162q-20-8-40-12v322q20 6 40 18z', '.1'),
        rows(t.soft, -250, -106, [200, 180, 200, 150, 190, 120], 40),
        rows(t.soft, 96, -106, [80, 60, 90, 70], 40),
        rows(t.main, 220, -106, [40, 40, 40, 40], 40),
        line('M96 54h164', t.deep, 6),
        rect(176, 76, 84, 34, LIT.second, 8),
      ) +
      turned(
        560,
        396,
        -52,
        thing(boxed(0, -15, 330, 30, 6), LIT.second, 0.7),
        shape('M0-15v30l-42-15z', LIT.gold),
        shine('M0-15h330v9h-330z', '.4'),
      ),
  ],
  // What is sealed stays so until it is asked for.
  envelope: [
    3,
    (t) =>
      halo(320, 150, 360) +
      turned(
        350,
        230,
        -5,
        slab(-260, -150, 520, 330, LIT.pale, 16),
        shape('M-250 176l200-170h100l200 170q-4 6-14 6h-470q-12 0-16-6z', t.soft, 'opacity=".55"'),
        thing('M-254-146h508l-226 190q-28 22-56 0z', LIT.pale, 0.5),
      ) +
      line(
        'M520 290v-62a64 64 0 0 1 128 0v62',
        t.deep,
        34,
        'opacity=".3" transform="translate(8 12)"',
      ) +
      line('M520 290v-62a64 64 0 0 1 128 0v62', '#B4BCC8', 30, '') +
      slab(474, 258, 220, 172, LIT.second, 26) +
      shade('M640 258h28q26 0 26 26v120q0 26-26 26h-70q50-70 42-172z', '.12') +
      circle(584, 330, 26, t.deep) +
      shape('M572 336h24l8 54h-40z', t.deep),
  ],
  // Bought, put in there, forgotten.
  drawer: [
    14,
    (t) =>
      rect(70, -10, 660, 480, LIT.main) +
      rect(100, 20, 600, 120, LIT.deep, 8) +
      rect(330, 66, 140, 24, LIT.gold, 12) +
      rect(100, 170, 600, 120, '#0B0912', 8) +
      [-16, -8, 3, 10, 17]
        .map((turn, at) =>
          turned(
            176 + at * 112,
            180 + Math.abs(at - 2) * 8,
            turn,
            thing(
              'M-50 0l24-34h52l24 34v200h-100z',
              [LIT.second, LIT.pale, LIT.gold, LIT.second, LIT.pale][at]!,
              0.5,
            ),
            circle(0, -4, 11, t.deep),
            rows(at % 2 ? t.soft : t.deep, -26, 40, [52, 34], 28, 9),
          ),
        )
        .join('') +
      thing('M60 286h680l-30 200h-620z', LIT.deep) +
      shine('M60 286h680l-2 10h-676z', '.3') +
      slab(320, 350, 160, 28, LIT.gold, 14),
  ],
  // The month is closed, and the tea is hot.
  week: [
    12,
    (t) =>
      sunlight(250) +
      turned(
        70,
        56,
        -4,
        slab(0, 0, 440, 400, LIT.pale, 20),
        shape('M0 86v-66a20 20 0 0 1 20-20h400a20 20 0 0 1 20 20v66z', LIT.main),
        words(t.pale, 32, 58, 'Month end', 42),
        Array.from({ length: 20 }, (_, at) =>
          rect(
            30 + (at % 5) * 78,
            112 + Math.floor(at / 5) * 72,
            62,
            56,
            at === 13 ? LIT.second : t.ground,
            10,
          ),
        ).join(''),
        tick(292, 285, t.pale, 1, 10),
      ) +
      line('M690 262h30a54 54 0 0 1 0 108h-30', t.deep, 26) +
      thing(round(610, 300, 116), LIT.second) +
      circle(610, 300, 92, t.pale) +
      circle(610, 304, 84, LIT.gold) +
      shade('M532 270a84 84 0 0 1 156 0a100 60 0 0 0-156 0z') +
      line(
        'M560 120q-26-34 0-64t0-56M640 130q-26-34 0-64t0-56',
        '#FFF',
        14,
        'stroke-linecap="round" opacity=".6"',
      ),
  ],
  // All of them on one spike.
  receipts: [
    8,
    (t) =>
      halo(370, 170, 330) +
      floor(366) +
      standing(400, 436, 270) +
      p`<ellipse cx="400" cy="430" rx="240" ry="36" fill="${LIT.deep}"/>` +
      [
        [216, 136, -13, LIT.second],
        [392, 84, 12, LIT.gold],
        [268, 72, -3, LIT.pale],
      ]
        .map(([x, y, turn, fill]) =>
          turned(
            Number(x),
            Number(y),
            Number(turn),
            thing(slip(280, 330), String(fill), 0.8),
            rows(fill === LIT.pale ? t.soft : t.deep, 36, 108, [150, 208, 170, 208], 42, 14),
            rect(150, 260, 94, 38, fill === LIT.pale ? LIT.second : t.deep, 8),
          ),
        )
        .join('') +
      shape('M412 6l11 122h-22z', LIT.steel) +
      p`<ellipse cx="412" cy="128" rx="20" ry="7" opacity=".35"/>`,
  ],
  // What goes in has to come out.
  folder: [
    4,
    (t) =>
      sunlight(400) +
      thing('M120 120q0-22 22-22h170q14 0 22 10l30 36h300q22 0 22 22v240h-566z', LIT.deep) +
      turned(
        250,
        40,
        -4,
        slab(0, 20, 260, 300, LIT.pale, 8),
        rows(t.soft, 32, 66, [150, 190], 34),
      ) +
      turned(410, 50, 6, slab(0, 20, 220, 300, LIT.pale, 8)) +
      thing('M96 210q-2-22 20-22h572q22 0 20 22l-24 210q-2 22-24 22h-516q-22 0-24-22z', LIT.main) +
      line(
        'M402 380v-240m-86 84l86-88l86 88',
        t.deep,
        46,
        'opacity=".28" stroke-linecap="round" stroke-linejoin="round" transform="translate(12 16)"',
      ) +
      line('M402 380v-240m-86 84l86-88l86 88', t.second, 42),
  ],
  // One ring, five keys.
  key: [
    19,
    (t) =>
      sunlight(460) +
      line(
        'M230 150m-96 0a96 96 0 1 1 192 0a96 96 0 1 1-192 0',
        t.deep,
        20,
        'opacity=".25" transform="translate(10 16)"',
      ) +
      ring(230, 150, 96, '#9AA4B2', 20) +
      [
        [230, 246, 78, LIT.steel],
        [292, 224, 40, LIT.gold],
        [322, 168, 12, LIT.second],
      ]
        .map(([x, y, turn, fill]) =>
          turned(
            Number(x),
            Number(y),
            Number(turn),
            thing(
              'M-30 0a74 74 0 0 1 140-34h270l34 34l-34 34h-30l-18-18l-18 18h-24l-18-18l-18 18h-144a74 74 0 0 1-140-34z',
              String(fill),
              0.8,
            ),
            circle(14, 0, 20, t.ground),
            shine('M116-24h260l12 10h-272z', '.4'),
          ),
        )
        .join(''),
  ],
};
