/** Miniatures of what partners have entered, and no list shows yet. */
import { mix } from '../palette';
import { face } from '../screens/blocks';
import { line, p, place, rect, shape } from '../svg';
import { sheet } from '../covers/cover';
import { accentOf, figure, greekOf, numberIn, panel, sign, type Miniature } from './pieces';

/** The last letters in a tray, and how many they are. */
export const lastLetters: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill, ink] = accentOf(cover);
  const letter = (x: number, y: number, turn: number, ground: string) =>
    place(
      x,
      y,
      sheet(-150, -96, 300, 192, line('M14 20L150 112L286 20', mix(look.text, ground, 0.55), 9), {
        fill: ground,
        r: 18,
      }),
      1,
      turn,
    );
  return (
    letter(286, 150, -9, mix(look.sheet, look.text, 0.08)) +
    letter(334, 166, 5, look.sheet) +
    shape(
      'M60 224H210a110 62 0 0 0 220 0H580V332a40 40 0 0 1-40 40H100a40 40 0 0 1-40-40z',
      look.brand,
    ) +
    figure(320, 358, `${numberIn(screen.figures[0]?.[1] ?? '')} left`, 420, look.onBrand, {
      anchor: 'middle',
      most: 82,
    }) +
    sign(524, 98, 46, [fill, ink])
  );
};

/** A price before and after it moved, on the tag of what is sold for it. */
export const movedPrice: Miniature = (cover) => {
  const { screen, look } = cover;
  const [, was = '', now = ''] = screen.rows[0] ?? [];
  const before = /[$€£]\d+/.exec(was)?.[0] ?? '';
  const [fill, ink] = accentOf(cover);
  return (
    place(
      330,
      196,
      sheet(
        -250,
        -130,
        500,
        260,
        rect(34, 106, 48, 48, mix(look.field, look.text, 0.16), 24) +
          figure(112, 102, before, 220, look.muted, { most: 74 }) +
          line(p`M104 78L${238} 78`, look.warn, 10) +
          figure(108, 222, now, 260, look.text, { most: 128 }),
        { fill: look.sheet, r: 40 },
      ),
      1,
      -4,
    ) +
    place(494, 196, rect(-74, -74, 148, 148, fill, 74) + line('M0-36V34M-30 6L0 36L30 6', ink, 16))
  );
};

/** Who promised something, each with a tick, below the recording that it was heard in. */
export const promises: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill] = accentOf(cover);
  const names = screen.body.slice(1, 4).map((words) => words.split(' ')[0] ?? '');
  const wave = [30, 58, 88, 44, 100, 66, 110, 56, 84, 40, 70, 52, 92, 36].map(
    (high, at) => p`M${44 + at * 33} ${70 - high * 0.4}v${high * 0.8}`,
  );
  return panel(
    look,
    line(wave.slice(0, 9).join(''), fill, 14) +
      line(wave.slice(9).join(''), greekOf(look), 14) +
      [0, 1, 2]
        .map((at) => {
          const x = 92 + at * 168;
          return face(x, 204, 62, names[at] ?? '') + sign(x + 46, 250, 30, ['#0E7A4F', '#FFFFFF']);
        })
        .join(''),
  );
};
