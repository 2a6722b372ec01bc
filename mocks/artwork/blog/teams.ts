import { circle, line, p, rect, shape } from '../svg';
import {
  boxed,
  halo,
  round,
  rows,
  shade,
  shine,
  slab,
  sunlight,
  thing,
  turned,
  type Scenes,
  words,
} from './pieces';
import { LIT } from './tones';

/** Teams, and whether they use what was bought for them. */
export const teams: Scenes = {
  // Ten of them, no two alike.
  people: [
    17,
    () =>
      halo(400, 130, 420) +
      [
        [3, 190, 132],
        [4, 260, 66],
        [3, 350, 132],
      ]
        .map(([count = 0, y = 0, from = 0], row) =>
          Array.from({ length: count }, (_, at) => {
            const x = from + (at * (668 - (from - 66) * 2)) / (count - 1);
            const kind = row * 4 + at;
            const coat = [LIT.main, LIT.second, LIT.pale, LIT.deep, LIT.gold][kind % 5]!;
            const skin = ['#8A5A3C', '#E0A97E', '#C98A62', '#5F3E2B'][(kind * 3) % 4]!;
            const hair = ['#2B1E22', '#6E3B22', '#C9853A'][(kind * 2) % 3]!;
            return (
              thing(p`M${x - 88} ${y + 262}v-150q0-60 60-60h56q60 0 60 60v150z`, coat, 0.6) +
              (kind % 2 ? rect(x - 55, y - 54, 110, 124, hair, 52) : '') +
              rect(x - 18, y + 20, 36, 44, skin, 16) +
              circle(x, y, 46, skin) +
              shade(p`M${x} ${y - 46}a46 46 0 0 1 0 92q40-46 0-92z`, '.1') +
              shape(p`M${x - 50} ${y + 4}q-4-62 50-60q54-2 50 60q-16-36-54-38q-24 28-46 38z`, hair)
            );
          }).join(''),
        )
        .join(''),
  ],
  // Nobody has put it in yet.
  plug: [
    4,
    (t) =>
      sunlight(60) +
      slab(500, 70, 236, 290, LIT.pale, 30) +
      circle(618, 215, 86, t.soft) +
      circle(618, 222, 80, LIT.pale) +
      circle(586, 218, 15, t.deep) +
      circle(650, 218, 15, t.deep) +
      line(
        'M-20 400q190 50 190-60t60-104',
        t.deep,
        26,
        'opacity=".3" transform="translate(10 16)"',
      ) +
      line('M-20 400q190 50 190-60t60-104', t.second, 24) +
      turned(
        270,
        216,
        -8,
        thing('M116-44h76v20h-76zM116 24h76v20h-76z', LIT.steel, 0.5),
        thing('M-60-40l50-34h100q40 0 40 40v68q0 40-40 40h-100l-50-34z', LIT.second),
        shade('M96-74q34 4 34 40v68q0 40-34 40z'),
        shine('M-4-58h90v16h-98z', '.45'),
      ),
  ],
  // Cards that others take from the box.
  prompt: [
    20,
    (t) =>
      sunlight(380) +
      turned(300, 90, -12, slab(-120, 0, 320, 330, LIT.second, 18)) +
      turned(400, 70, -2, slab(-120, 0, 320, 330, LIT.main, 18)) +
      turned(
        440,
        70,
        8,
        slab(-120, 0, 340, 330, LIT.pale, 18),
        words(t.deep, -90, 74, 'Kind refusal', 42),
        rows(t.soft, -88, 130, [270], 0, 16),
        line('M-88 172h70M110 172h60', t.soft, 16),
        rect(2, 154, 88, 36, t.ground, 8),
      ) +
      thing('M130 300h540l-34 170h-472z', LIT.deep) +
      shine('M130 300h540l-2 10h-536z', '.3') +
      slab(330, 342, 140, 60, LIT.gold, 10) +
      rows(t.deep, 362, 372, [76], 0, 12),
  ],
  // Four are taken, two are paid for all the same.
  seats: [
    3,
    (t) =>
      sunlight(250) +
      [0, 1, 2, 3, 4, 5]
        .map((at) => {
          const [x, y] = [200 + (at % 3) * 200, at < 3 ? 84 : 366];
          const taken = at !== 2 && at !== 4;
          return (
            slab(x - 74, y - 62, 148, 124, taken ? LIT.second : LIT.deep, 46) +
            (taken
              ? rect(x - 66, y - 26, 132, 62, at % 2 ? LIT.pale : LIT.gold, 31) +
                shade(round(x + 6, y + 9, 34)) +
                circle(x, y, 34, ['#2B1E22', '#6E3B22', '#C9853A'][at % 3]!)
              : '')
          );
        })
        .join('') +
      slab(84, 126, 632, 198, LIT.main, 60) +
      [
        [200, 176],
        [400, 176],
        [200, 274],
        [600, 274],
      ]
        .map(
          ([x = 0, y = 0]) =>
            shade(boxed(x - 43, y - 22, 100, 64, 10)) +
            rect(x - 50, y - 32, 100, 64, t.deep, 10) +
            rect(x - 42, y - 24, 84, 48, t.pale, 4),
        )
        .join('') +
      [
        [600, 176],
        [400, 274],
      ]
        .map(([x = 0, y = 0]) =>
          rect(
            x - 50,
            y - 32,
            100,
            64,
            'none',
            10,
            `stroke="${t.ground}" stroke-width="5" stroke-dasharray="12 10" opacity=".5"`,
          ),
        )
        .join(''),
  ],
};
