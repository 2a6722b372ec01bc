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
  standing,
  sunlight,
  thing,
  tick,
  turned,
  type Scenes,
  words,
} from './pieces';
import { LIT } from './tones';

const TAILS = 'M-44 40l-30 150l56-24l40 46l26-160z';

/** Courses, and what one learns to do in a set time. */
export const learning: Scenes = {
  // The way is long, and the top is in sight.
  flag: [
    21,
    (t) =>
      halo(250, 140, 300, t.second) +
      circle(250, 150, 62, t.second) +
      shape('M0 330l130-110l110 80l150-150l200 160l210-90v230h-800z', LIT.floor) +
      thing('M190 460l330-350l310 350z', LIT.main, 0.8) +
      shade('M520 110l310 350h-300l-40-130l50-90z', '.32') +
      shape('M520 110l-84 90l40 4l24 36l30-26l26 22l22-62z', t.second) +
      line(
        'M60 440q90-70 190-46t200-20t10-70t84-60t-22-66',
        t.second,
        9,
        'stroke-dasharray="2 22" stroke-linecap="round"',
      ) +
      line('M520 116v-92', t.deep, 10) +
      thing('M524 24q40-16 70 4t66 0l-20 30l20 34q-36 20-66 0t-70 2z', '#EE5C3F', 0.4),
  ],
  // Three quarters of an hour, and not one minute more.
  clock: [
    9,
    (t) =>
      sunlight(330) +
      thing(round(430, 250, 232), LIT.deep) +
      circle(430, 250, 202, LIT.pale) +
      shape('M430 250v-176a176 176 0 1 1-176 176z', LIT.second) +
      line(
        Array.from({ length: 12 }, (_, at) => {
          const turn = (at * Math.PI) / 6;
          const [x, y] = [Math.cos(turn), Math.sin(turn)];
          return p`M${430 + x * 172} ${250 + y * 172}L${430 + x * 190} ${250 + y * 190}`;
        }).join(''),
        t.deep,
        8,
      ) +
      line(
        'M430 250v-150M430 250h-112',
        t.deep,
        20,
        'opacity=".2" stroke-linecap="round" transform="translate(8 12)"',
      ) +
      line('M430 250v-150M430 250h-112', t.deep, 18) +
      circle(430, 250, 22, t.deep) +
      circle(430, 250, 8, t.main) +
      shine('M250 190a190 190 0 0 1 110-116l10 22a166 166 0 0 0-98 100z', '.5'),
  ],
  // A fair task under a good light.
  desk: [
    1,
    (t) =>
      floor(330) +
      shape('M226 180l186-52l288 244h-540z', '#FFE29A', 'opacity=".2"') +
      p`<ellipse cx="430" cy="372" rx="270" ry="44" fill="#FFE29A" opacity=".4"/>` +
      turned(
        300,
        338,
        0,
        shape('M40 0h220l60 66h-330z', LIT.pale),
        line('M54 18h150M44 34h190M34 50h120', t.soft, 7),
      ) +
      shape('M560 398l90-46l10 10l-88 46l-16 2z', LIT.second) +
      rect(76, 366, 150, 18, LIT.second, 9) +
      line('M150 366l-56-190l180-110', t.second, 16) +
      circle(94, 176, 17, t.main) +
      thing('M244 30l76 14q60 20 92 84l-186 52q-30-80 18-150z', LIT.main, 0.5) +
      p`<ellipse cx="320" cy="154" rx="94" ry="14" fill="#FFF3C9" transform="rotate(-15 320 154)"/>` +
      [
        [640, 190, 40],
        [684, 168, 34],
        [722, 204, 46],
      ]
        .map(
          ([x = 0, y = 0, width = 0], at) =>
            rect(x, y, width, 334 - y, [LIT.second, LIT.main, LIT.pale][at]!, 5) +
            shade(p`M${x + width - 10} ${y}h10V334h-10z`),
        )
        .join(''),
  ],
  // Words first: the picture waits.
  player: [
    1,
    (t) =>
      halo(330, 160, 380, t.second) +
      slab(120, 34, 560, 350, LIT.deep, 26) +
      shape(boxed(140, 54, 520, 310, 14), LIT.second) +
      shape(
        'M140 300l130-110l96 70l120-130l174 150v74q0 10-14 10h-492q-14 0-14-10z',
        t.floor,
        'opacity=".55"',
      ) +
      circle(260, 124, 34, LIT.main) +
      thing(round(400, 170, 62), LIT.pale, 0.5) +
      shape('M380 134v72l60-36z', t.deep) +
      slab(90, 296, 620, 112, LIT.pale, 16) +
      line('M130 334h180M340 334h330M130 374h280', t.deep, 18) +
      line('M440 374h140', t.main, 18) +
      line('M440 374h140', t.second, 18),
  ],
  // Sand runs, twenty minutes at a time.
  hourglass: [
    16,
    (t) =>
      halo(330, 190, 330) +
      floor(384) +
      standing(400, 424, 190) +
      line('M268 60v330M532 60v330', t.deep, 18, '') +
      shape(
        'M290 56h220q0 110-84 168q84 58 84 168h-220q0-110 84-168q-84-58-84-168z',
        '#FFF',
        'opacity=".6"',
      ) +
      shape('M304 116h192q-20 62-84 104h-24q-64-42-84-104z', LIT.second) +
      shape('M296 392q6-60 104-112q98 52 104 112z', LIT.second) +
      shade('M400 280q98 52 104 112h-70q6-60-34-112z') +
      line('M400 210v100', t.second, 9) +
      shine(
        'M312 72h20q4 80 60 130l-8 10q-70-50-72-140zM330 372q8-60 44-90l8 8q-30 34-30 82z',
        '.75',
      ) +
      thing(boxed(224, 26, 352, 38, 12), LIT.main, 0.5) +
      thing(boxed(224, 388, 352, 38, 12), LIT.main, 0.5),
  ],
  // The seal, and what is written below it.
  certificate: [
    20,
    (t) =>
      sunlight(300) +
      turned(
        90,
        56,
        -5,
        slab(0, 0, 580, 400, LIT.pale, 8),
        line('M26 26h528v348h-528z', t.second, 5, ''),
        line('M40 40h500v320h-500z', t.soft, 3, ''),
        words(t.deep, 150, 130, 'Certificate', 54),
        rows(t.soft, 190, 164, [200], 0, 14),
        line('M90 300q36-60 50-20t40-10t40 0t50-14', t.main, 8),
        rows(t.soft, 84, 326, [190], 0, 4),
      ) +
      turned(
        610,
        292,
        6,
        thing(TAILS, LIT.second),
        thing(round(0, 0, 92), LIT.gold),
        ring(0, 0, 68, '#A8701C', 5),
        tick(-6, 4, '#7A4E12', 1.9, 20),
      ),
  ],
  // Out of the film: a try before the purchase.
  laptop: [
    18,
    (t) =>
      sunlight(440) +
      floor(350) +
      standing(390, 410, 330) +
      thing(boxed(160, 36, 480, 312, 26), LIT.deep) +
      shape(boxed(180, 56, 440, 276, 10), LIT.pale) +
      shape(boxed(180, 56, 440, 44, 10), LIT.second) +
      [0, 1, 2].map((at) => circle(206 + at * 26, 78, 7, t.pale)).join('') +
      [0, 1, 2]
        .map(
          (at) =>
            circle(226, 142 + at * 66, 22, at < 2 ? LIT.second : t.soft) +
            (at < 2 ? tick(224, 143 + at * 66, t.pale, 0.6, 7) : '') +
            words(
              t.deep,
              268,
              155 + at * 66,
              ['Find a price', 'Change a plan', 'Export it all'][at]!,
              36,
            ),
        )
        .join('') +
      shape('M96 348h608l40 46q4 16-16 16h-656q-20 0-16-16z', LIT.steel) +
      shade('M330 348h140l-10 16h-120zM56 394h688q4 16-16 16h-656q-20 0-16-16z') +
      thing('M520 226l92 104l-50-2l30 54l-26 14l-30-54l-32 36z', LIT.pale, 0.5),
  ],
  // Folded, marked, on the way.
  map: [
    5,
    (t) =>
      sunlight(120) +
      thing('M90 110l204-60l212 60l204-60v300l-204 60l-212-60l-204 60z', LIT.pale) +
      shape(
        'M90 240q100 20 160-40t44-136v-14l-204 60zM294 350v-110q90-30 120 40t92 60v70zM506 250q90-60 204-30v-170l-204 60z',
        t.main,
        'opacity=".7"',
      ) +
      line('M90 330q140-20 204-110t212 20t204-60', '#6FB7D6', 22, '') +
      shade('M294 50l212 60v300l-212-60z', '.12') +
      line(
        'M160 336q40-150 150-110t120 30t150-110',
        t.deep,
        11,
        'stroke-dasharray="4 24" stroke-linecap="round"',
      ) +
      circle(160, 340, 20, LIT.deep) +
      p`<ellipse cx="610" cy="166" rx="34" ry="10" opacity=".3"/>` +
      thing('M596 164q-84-90-54-138q54-52 108 0q30 48-54 138z', LIT.second, 0.5) +
      circle(596, 62, 26, t.pale),
  ],
};
