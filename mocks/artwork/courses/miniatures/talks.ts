/** Small covers of courses in which something is said. */
import { figure, greeked } from '../../miniatures/pieces';
import { face } from '../../screens/blocks';
import { inkOn } from '../../screens/look';
import { line, p, place, rect, shape } from '../../svg';
import { sheetAt } from '../desk';
import type * as large from '../talks';
import { GREEN, mark, quietOn, RED, type Small } from './pieces';

/** Cards on a wall, one with the few words that were agreed on. */
export const notes: Small<typeof large.notes> = (desk, cards) => {
  const dated = cards.find(([, then = '']) => /\d/.test(then));
  const said = dated?.[1] ?? cards[1]?.[0] ?? '';
  return (
    sheetAt(
      desk,
      [176, 186, 240, 240],
      greeked(
        '#B99A2E',
        [
          [44, 70, 150],
          [44, 120, 100],
        ],
        26,
      ),
      {
        fill: '#FFE98A',
        r: 6,
        turn: -6,
      },
    ) +
    sheetAt(desk, [480, 172, 240, 240], '', { fill: '#FFC9BC', r: 6, turn: 7 }) +
    sheetAt(
      desk,
      [330, 226, 300, 260],
      figure(150, 156, said, 260, desk.ink, { anchor: 'middle', most: 82 }),
      { fill: '#CFE0FF', r: 6, turn: -2 },
    )
  );
};

/** A post that was liked. */
export const post: Small<typeof large.post> = (desk, { who, likes }) =>
  sheetAt(
    desk,
    [320, 200, 540, 312],
    face(92, 92, 54, who) +
      greeked(
        desk.soft,
        [
          [186, 72, 250],
          [186, 116, 160],
        ],
        24,
      ) +
      place(
        128,
        232,
        shape(
          'M0 62c-106-68-76-132-32-132c18 0 28 12 32 26c4-14 14-26 32-26c44 0 74 64-32 132z',
          desk.pen,
        ),
        0.9,
      ) +
      figure(222, 266, likes, 260, desk.ink, { most: 118 }),
    { r: 30 },
  );

/** What is said, and what is answered. */
export const talk: Small<typeof large.talk> = (desk, turns) => {
  const [[asks] = [''], [answers] = ['']] = turns;
  const isShort = (turns[0]?.length ?? 0) < 3;
  return (
    face(92, 120, 60, asks) +
    shape(
      'M190 66a30 30 0 0 1 30-30H470a30 30 0 0 1 30 30v94a30 30 0 0 1-30 30H220a30 30 0 0 1-30-30v-10l-26-30l26-30z',
      desk.paper,
    ) +
    (isShort
      ? line('M345 72v44M345 152v1', desk.pen, 24)
      : greeked(
          desk.soft,
          [
            [240, 92, 200],
            [240, 138, 130],
          ],
          24,
        )) +
    face(548, 290, 60, answers) +
    shape(
      'M450 238a30 30 0 0 0-30-30H150a30 30 0 0 0-30 30v100a30 30 0 0 0 30 30H420a30 30 0 0 0 30-30v-16l26-30l-26-30z',
      desk.brand,
      p`stroke="${desk.paper}" stroke-width="8"`,
    ) +
    greeked(
      desk.onBrand,
      [
        [172, 264, 220],
        [172, 314, 140],
      ],
      26,
    )
  );
};

/** A brief, and the work that comes back. */
export const prompt: Small<typeof large.prompt> = (desk, { reply }) =>
  sheetAt(
    desk,
    [320, 118, 552, 156],
    shape('M82 34q8 36 44 44q-36 8-44 44q-8-36-44-44q36-8 44-44z', desk.colors.accent) +
      line('M168 78h230', '#FFFFFF', 34) +
      rect(440, 40, 14, 76, desk.colors.accent, 4),
    { fill: desk.ink, r: 40 },
  ) +
  reply
    .map(([, isRight], at) =>
      mark(140 + at * 180, 290, 64, isRight ? GREEN : RED, isRight ? 'yes' : 'no'),
    )
    .join('');

/** Questions as steps, each leading a little higher. */
export const ladder: Small<typeof large.ladder> = (desk) =>
  [0, 1, 2, 3]
    .map((at) =>
      rect(
        40 + at * 144,
        290 - at * 78,
        128,
        80 + at * 78,
        at === 3 ? desk.colors.accent : quietOn(desk, 0.5 - at * 0.15),
        20,
      ),
    )
    .join('') +
  figure(536, 206, '?', 110, inkOn(desk.colors.accent), { anchor: 'middle', most: 118 });
