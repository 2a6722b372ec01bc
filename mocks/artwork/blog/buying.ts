import { circle, line, p, rect, ring, shape } from '../svg';
import {
  boxed,
  carton,
  floor,
  halo,
  round,
  rows,
  shade,
  shine,
  slab,
  spark,
  standing,
  star,
  sunlight,
  thing,
  tick,
  turned,
  type Scenes,
  words,
} from './pieces';
import { LIT } from './tones';

/** So many of five stars, the others in outline. */
const stars = (count: number, edge: string, r = 34) =>
  [0, 1, 2, 3, 4]
    .map((at) =>
      at < count
        ? shape(star(at * r * 2.15, 0, r), LIT.gold)
        : line(star(at * r * 2.15, 0, r - 3), edge, 4),
    )
    .join('');

/** What is weighed before something is bought, and what it costs. */
export const buying: Scenes = {
  // One voice in front of the two that say something else.
  stars: [
    12,
    (t) =>
      sunlight(360) +
      turned(
        470,
        24,
        9,
        slab(-60, 0, 420, 210, LIT.second, 24),
        `<g transform="translate(-16 44)">${stars(2, t.pale, 25)}</g>`,
      ) +
      turned(60, 290, -10, slab(0, 0, 440, 224, LIT.main, 24), rows(t.ground, 60, 90, [220, 160])) +
      turned(
        150,
        138,
        -4,
        slab(0, 0, 440, 224, LIT.pale, 24),
        circle(62, 66, 32, LIT.main),
        rows(t.soft, 116, 54, [150, 96], 28),
        `<g transform="translate(66 154)">${stars(4, t.soft)}</g>`,
      ),
  ],
  // Glasses lie on the small print.
  license: [
    3,
    (t) =>
      sunlight(430) +
      turned(
        150,
        24,
        -6,
        slab(0, 0, 400, 520, LIT.pale, 6),
        words(t.deep, 46, 80, 'License', 50),
        rows(t.soft, 48, 124, [304, 280, 304, 240, 304, 290, 180]),
      ) +
      thing('M596 226l-46 176l58-22l44 44l12-190z', LIT.second) +
      thing(round(612, 186, 88), LIT.gold) +
      ring(612, 186, 66, '#8A5A12', 4) +
      line('M612 186c-16-24-52-20-52 0s36 24 52 0s52-20 52 0s-36 24-52 0z', '#6B430B', 15) +
      turned(
        236,
        286,
        -12,
        thing(`${round(0, 0, 66)}${round(176, 0, 66)}`, t.deep, 0.6),
        shape(`${round(0, 0, 53)}${round(176, 0, 53)}`, t.pale),
        rows(t.deep, -34, -18, [68, 60, 40], 24, 10),
        rows(t.deep, 140, -18, [72, 56, 66], 24, 10),
        shine(`M-44-20l44-30l22 0l-66 50zM132-20l44-30l22 0l-66 50z`, '.6'),
        line('M66-8q22-20 44 0M-66-6q-46-26-90-2', t.deep, 12),
      ),
  ],
  // What is in the lens is larger and in color.
  magnifier: [
    15,
    (t) =>
      sunlight(120) +
      turned(
        90,
        34,
        -5,
        slab(0, 0, 470, 520, LIT.pale, 6),
        rows(t.main, 52, 70, [200], 0, 22),
        rows(t.soft, 52, 138, [366, 330, 366, 280, 350, 366, 240, 300], 38, 14),
      ) +
      thing('M604 334l28-28l150 128l-40 44z', LIT.deep) +
      thing(round(500, 208, 162), LIT.deep) +
      circle(500, 208, 132, t.pale) +
      circle(500, 208, 132, LIT.main, 'opacity=".16"') +
      shape(spark(496, 216, 96), LIT.second) +
      shape(spark(584, 148, 32), LIT.main) +
      shine('M392 196a112 112 0 0 1 84-94l8 22a88 88 0 0 0-68 76z', '.85'),
  ],
  // What came may go back until the day.
  return: [
    6,
    (t) =>
      halo(360, 190, 330) +
      floor(338) +
      line(
        'M196 330A206 206 0 1 1 566 330',
        t.deep,
        40,
        'opacity=".3" transform="translate(10 14)"',
      ) +
      line('M196 330A206 206 0 1 1 566 330', t.second, 40, '') +
      thing('M522 316l112 0l-58 82z', LIT.second, 0.5) +
      carton(256, 204, 210, 182),
  ],
  // From the pile to the belt.
  boxes: [
    11,
    (t) =>
      halo(230, 120, 330) +
      floor(372) +
      carton(36, 226, 180, 170) +
      carton(78, 92, 122, 112) +
      shade('M330 430h520v-50z') +
      shape(boxed(320, 334, 560, 64, 32), LIT.deep) +
      [0, 1, 2, 3, 4, 5]
        .map(
          (at) => circle(356 + at * 84, 366, 20, LIT.steel) + circle(356 + at * 84, 366, 7, t.deep),
        )
        .join('') +
      carton(470, 196, 166, 138, LIT.main, t.second) +
      line('M316 236h92m-38-42l42 42l-42 42', t.second, 22),
  ],
  // Three stacks, each lower than the one before.
  coins: [
    7,
    (t) =>
      halo(250, 120, 320) +
      floor(318) +
      [
        [130, 7],
        [330, 4],
        [530, 2],
      ]
        .map(
          ([x = 0, count = 0]) =>
            shade(p`M${x} 372l250 0q60-22-30-44h-220z`) +
            Array.from({ length: count }, (_, at) => {
              const y = 346 - at * 38;
              return (
                shape(p`M${x} ${y}v26a78 24 0 0 0 156 0v-26z`, '#A8701C') +
                shade(p`M${x + 100} ${y + 20}v26a78 24 0 0 0 56-20v-26z`) +
                p`<ellipse cx="${x + 78}" cy="${y}" rx="78" ry="24" fill="${LIT.gold}"/>`
              );
            }).join('') +
            p`<ellipse cx="${x + 78}" cy="${384 - count * 38}" rx="52" ry="14" fill="none" stroke="#A8701C" stroke-width="5"/>`,
        )
        .join('') +
      line('M390 70q150 10 250 146m6-78v80l-78-14', t.second, 20),
  ],
  // A price on a string, before what else was asked.
  tag: [
    0,
    (t) =>
      sunlight(300) +
      turned(
        560,
        250,
        24,
        thing('M-150 0l70-78h250v156h-250z', LIT.deep),
        circle(-96, 0, 14, t.ground),
      ) +
      turned(
        370,
        220,
        -12,
        thing(
          'M-300 0q0-12 10-22l108-112q14-14 34-14h360q24 0 24 24v248q0 24-24 24h-360q-20 0-34-14l-108-112q-10-10-10-22z',
          LIT.second,
        ),
        circle(-206, 0, 30, t.deep),
        circle(-206, 0, 22, t.ground),
        words(t.deep, -122, -44, '$29 a month', 56),
        tick(-96, 12, t.deep, 1, 12),
        tick(-96, 76, t.deep, 1, 12),
        rows(t.deep, -40, 12, [210, 150], 64, 16),
      ) +
      line('M168 264q-96-30-110-140t-90-130', t.pale, 9),
  ],
  // Both pans hold something, and one is heavier.
  scales: [
    17,
    (t) =>
      halo(400, 150, 360) +
      floor(372) +
      standing(400, 404, 150) +
      shape('M290 404q10-46 84-50h52q74 4 84 50z', LIT.deep) +
      rect(386, 84, 28, 280, LIT.deep) +
      thing('M152 152l4 20l246-40l246-40l-4-20l-246 40z', LIT.deep, 0.6) +
      thing(round(400, 112, 32), LIT.second, 0.5) +
      line('M156 164l-92 150h184zM644 84l-92 150h184z', t.deep, 5) +
      carton(104, 222, 84, 84, LIT.pale, t.second) +
      thing('M50 306h212q-10 70-106 70t-106-70z', LIT.main, 0.6) +
      thing(round(644, 178, 46), LIT.gold, 0.5) +
      ring(644, 178, 30, '#A8701C', 5) +
      thing('M538 226h212q-10 70-106 70t-106-70z', LIT.second, 0.6),
  ],
  // The year that comes again, and the loop that does not.
  infinity: [
    14,
    (t) =>
      sunlight(40) +
      turned(
        84,
        70,
        -7,
        slab(0, 0, 320, 330, LIT.pale, 22),
        shape('M0 84v-62a22 22 0 0 1 22-22h276a22 22 0 0 1 22 22v62z', LIT.second),
        line('M84-22v52M236-22v52', t.deep, 16),
        Array.from({ length: 12 }, (_, at) =>
          rect(
            34 + (at % 4) * 66,
            114 + Math.floor(at / 4) * 66,
            52,
            48,
            at === 9 ? LIT.second : t.soft,
            10,
          ),
        ).join(''),
      ) +
      line(
        'M572 236C500 130 396 152 396 236s104 106 176 0s176-84 176 0s-104 106-176 0z',
        t.deep,
        62,
        'opacity=".22" transform="translate(14 20)"',
      ) +
      line(
        'M572 236C500 130 396 152 396 236s104 106 176 0s176-84 176 0s-104 106-176 0z',
        LIT.main,
        58,
      ) +
      line(
        'M410 206q30-60 92-22M590 218q70-92 132-42',
        '#FFF',
        9,
        'stroke-linecap="round" opacity=".4"',
      ),
  ],
  // Rent is due when the lights are on.
  house: [
    7,
    (t) =>
      circle(640, 96, 46, t.main) +
      [80, 210, 330, 500, 730]
        .map((x, at) => circle(x, 40 + ((at * 47) % 110), 4, t.pale))
        .join('') +
      shape('M0 320q140-90 320-30t480-60v220h-800z', LIT.deep) +
      floor(384) +
      shape('M304 384l150 66h230l-220-66z', '#F8CF7A', 'opacity=".35"') +
      rect(180, 190, 400, 196, LIT.pale) +
      shade('M420 190h160v196h-160z', '.16') +
      rect(480, 74, 46, 110, LIT.second) +
      thing('M140 206l216-140l264 140v12h-480z', LIT.main, 0.6) +
      shade('M356 66l264 140v12h-180z') +
      rect(220, 242, 150, 86, '#FFD67A') +
      line('M295 242v86M220 285h150', t.deep, 7, '') +
      rect(428, 242, 92, 144, LIT.second) +
      circle(502, 316, 7, t.deep) +
      rect(682, 330, 16, 70, t.deep) +
      thing(round(690, 290, 62), LIT.second, 0.5),
  ],
};
