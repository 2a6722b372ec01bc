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
  standing,
  star,
  sunlight,
  thing,
  turned,
  type Scenes,
  words,
} from './pieces';
import { LIT } from './tones';

/** What vendors make, show and answer. */
export const selling: Scenes = {
  // It is off already.
  rocket: [
    1,
    (t) =>
      halo(500, 130, 330, t.second) +
      [60, 150, 250, 690, 740, 620]
        .map((x, at) => circle(x, 40 + ((at * 83) % 200), 4, t.pale))
        .join('') +
      turned(
        440,
        200,
        34,
        shape('M-44 96q-26 110 44 190q70-80 44-190z', LIT.gold),
        shape('M-22 96q-14 70 22 116q36-46 22-116z', '#FFF3D0'),
        thing('M-66 20q-66 40-62 118l74-30h108l74 30q4-78-62-118z', LIT.second, 0.6),
        shape('M0-196q104 96 66 306h-132q-38-210 66-306z', LIT.pale),
        shape('M0-196q58 54 72 120h-144q14-66 72-120z', LIT.main),
        shade('M0-196q104 96 66 306h-50q40-200-16-306z'),
        circle(0, -4, 40, t.deep),
        circle(0, -4, 28, '#7FD3F0'),
        shine('M-20-8a20 20 0 0 1 22-16v9q-12 0-13 9z', '.8'),
      ) +
      `<g fill="${LIT.pale}">` +
      [
        [60, 440, 80],
        [170, 400, 76],
        [280, 440, 84],
        [390, 470, 60],
      ]
        .map(([x = 0, y = 0, r = 0]) => p`<circle cx="${x}" cy="${y}" r="${r}"/>`)
        .join('') +
      '</g>',
  ],
  // Open for its first day.
  stall: [
    18,
    (t) =>
      halo(400, 170, 400) +
      floor(378) +
      standing(400, 404, 290) +
      rect(170, 120, 20, 276, LIT.deep) +
      rect(610, 120, 20, 276, LIT.deep) +
      rect(190, 130, 420, 160, t.deep) +
      slab(226, 166, 150, 110, LIT.pale, 10) +
      rows(t.soft, 246, 196, [110, 70], 26) +
      slab(412, 190, 150, 110, LIT.second, 10) +
      circle(487, 240, 28, t.pale) +
      thing('M140 282h520v34h-24v88h-472v-88h-24z', LIT.second) +
      shade('M164 316h472v14h-472z') +
      [0, 1, 2, 3, 4, 5, 6]
        .map((at) =>
          shape(
            p`M${178 + at * 64} 40h64L${125 + (at + 1) * 79} 144a39 34 0 0 1-79 0z`,
            at % 2 ? LIT.pale : LIT.second,
          ),
        )
        .join('') +
      shade(
        'M125 144a39 34 0 0 0 79 0a39 34 0 0 0 79 0a39 34 0 0 0 79 0a39 34 0 0 0 79 0a39 34 0 0 0 79 0a39 34 0 0 0 79 0a39 34 0 0 0 79 0l-8-16h-539z',
        '.12',
      ),
  ],
  // Two lines are enough.
  pencil: [
    2,
    (t) =>
      sunlight(380) +
      turned(
        70,
        60,
        -5,
        slab(0, 0, 520, 460, LIT.pale, 6),
        words(t.deep, 58, 130, 'Replies that', 44),
        words(t.deep, 58, 196, 'feel kind.', 44),
        rows(t.soft, 60, 276, [400, 400, 400], 44, 4),
      ) +
      turned(
        352,
        262,
        -38,
        thing('M0 0l70-34h420v68h-420z', LIT.gold),
        shine('M70-34h420v20h-420z', '.35'),
        shade('M70 14h420v20h-420z'),
        shape('M0 0l70-34q20 12 0 24q20 12 0 22q16 10 0 22z', '#F6DDB4'),
        shape('M0 0l26-13v26z', t.deep),
      ),
  ],
  // The frame says what is shown, and no more.
  camera: [
    16,
    (t) =>
      sunlight(80) +
      floor(386) +
      standing(400, 412, 280) +
      shape('M272 106l32-54h192l32 54z', LIT.deep) +
      thing(boxed(130, 100, 540, 306, 44), LIT.deep) +
      rect(130, 170, 540, 130, LIT.main) +
      shine(boxed(160, 112, 480, 12, 6), '.16') +
      rect(556, 128, 76, 28, LIT.second, 8) +
      thing(round(400, 236, 142), LIT.steel) +
      circle(400, 236, 118, t.deep) +
      circle(400, 236, 90, LIT.main) +
      circle(400, 236, 54, LIT.deep) +
      circle(400, 236, 26, LIT.second) +
      shine('M322 220a80 80 0 0 1 66-62l4 24a58 58 0 0 0-46 42z', '.75') +
      circle(440, 274, 12, '#FFF', 'opacity=".5"'),
  ],
  // A question, and an answer that is as long as it has to be.
  bubbles: [
    0,
    (t) =>
      sunlight(420) +
      thing(
        'M70 46h356q34 0 34 34v92q0 34-34 34h-246l-66 56v-56h-44q-34 0-34-34v-92q0-34 34-34z',
        LIT.pale,
      ) +
      words(t.deep, 84, 142, 'Can I export it?', 42) +
      thing(
        'M290 214h420q36 0 36 36v116q0 36-36 36h-22v62l-74-62h-324q-36 0-36-36v-116q0-36 36-36z',
        LIT.second,
      ) +
      words(t.deep, 304, 296, 'Not yet. By May, and', 40) +
      words(t.deep, 304, 348, 'I will write to you.', 40) +
      thing(round(690, 150, 44), LIT.gold, 0.5) +
      shape('M690 180q-28-18-28-38a15 15 0 0 1 28-7a15 15 0 0 1 28 7q0 20-28 38z', t.deep),
  ],
  // One star, with a ribbon around it.
  gift: [
    6,
    (t) =>
      halo(380, 130, 360) +
      floor(352) +
      shade('M300 424h270l130-52l-90-10z', '.3') +
      rect(210, 198, 300, 220, LIT.pale) +
      shape('M510 198l100-40v216l-100 44z', LIT.pale) +
      shade('M510 198l100-40v216l-100 44z') +
      rect(330, 198, 60, 220, LIT.second) +
      thing('M190 146h340v62h-340z', LIT.pale, 0.5) +
      shape('M530 146l104-42v58l-104 46zM190 146l104-42h340l-104 42z', LIT.pale) +
      shade('M530 146l104-42v58l-104 46z') +
      shape('M330 208v-62l104-42h60l-104 42v62z', LIT.second) +
      thing(
        'M410 124q-60-110-128-88q-40 40 128 88q44-128 122-104q42 50-122 104z',
        LIT.second,
        0.5,
      ) +
      shade('M404 118q-50-64-100-62q-10 22 100 62zM416 116q36-70 92-72q14 30-92 72z', '.25') +
      line('M250 206l-50 60', t.deep, 5) +
      turned(160, 290, -10, slab(-70, -44, 140, 116, LIT.gold, 14), shape(star(0, 16, 42), t.deep)),
  ],
  // What is decided already, and what you fill in.
  pages: [
    5,
    (t) =>
      sunlight(250) +
      turned(
        440,
        10,
        7,
        slab(0, 0, 300, 480, LIT.main, 6),
        rect(30, 34, 240, 150, LIT.second, 6),
        circle(212, 80, 24, LIT.gold),
        shape('M30 184v-40l70-60l60 50l40-30l70 50v30z', t.deep),
        rows(t.deep, 40, 226, [180], 0, 20),
        rows(t.floor, 40, 276, [220, 200, 220, 140], 32),
      ) +
      turned(
        110,
        54,
        -8,
        slab(0, 0, 300, 480, LIT.pale, 6),
        line(
          'M32 36h236v130h-236zM32 36l236 130M268 36l-236 130',
          t.soft,
          6,
          'stroke-dasharray="14 10"',
        ),
        rows(t.soft, 40, 214, [180], 0, 20),
        rows(t.soft, 40, 264, [220, 200, 220, 140], 32),
      ) +
      thing('M376 206h70v-34l62 58l-62 58v-34h-70z', LIT.gold, 0.6),
  ],
  // The same jar, with room for another name.
  jar: [
    2,
    (t) =>
      halo(330, 180, 330) +
      floor(346) +
      standing(400, 412, 190) +
      shape('M250 120h300q60 30 60 80v170q0 40-40 40h-340q-40 0-40-40v-170q0-50 60-80z', LIT.pale) +
      shade('M500 120h50q60 30 60 80v170q0 40-40 40h-100q70-140 30-290z', '.14') +
      thing(boxed(232, 36, 336, 92, 16), LIT.deep, 0.6) +
      line(
        'M270 58v50M310 58v50M350 58v50M390 58v50M430 58v50M470 58v50M510 58v50',
        '#FFF',
        6,
        'opacity=".14"',
      ) +
      slab(226, 204, 348, 142, '#FFF', 8) +
      line('M248 226h304v98h-304z', t.second, 5, 'stroke-dasharray="18 12"') +
      line('M310 276h180', t.soft, 18) +
      shine('M216 190q6-34 30-50l12 10q-20 20-20 50z', '.8') +
      turned(
        640,
        330,
        12,
        slab(-80, -34, 200, 84, LIT.second, 8),
        rows(t.pale, -50, 10, [130], 0, 16),
      ),
  ],
};
