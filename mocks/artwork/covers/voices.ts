/** Covers that show a window in which people speak: a chat, a transcript, a film. */
import { mix } from '../palette';
import { randomFrom } from '../random';
import { face } from '../screens/blocks';
import { readable } from '../screens/look';
import { speaker } from '../screens/speaker';
import { oneLine, sharedSize } from '../screens/oneLine';
import { text, widthOf, wrapped } from '../screens/text';
import { circle, line, p, rect, shape } from '../svg';
import { setIn, sheet, type Composition } from './cover';
import { appWindow, figureCard } from './window';

const turnOf = (said = '') => {
  const at = said.indexOf(': ');
  return { name: said.slice(0, at), words: said.slice(at + 2) };
};

/** A talk in its window, with those who wait beside it; the answer is in front. */
export const talk: Composition = (cover) => {
  const { screen, look } = cover;
  const asked = turnOf(screen.body[0]);
  const answer = turnOf(screen.body[1]);
  // What is asked has two lines above the answer.
  const [size, leading] =
    wrapped(asked.words, 278, { size: 22 }).length > 2 ? [19.5, 27] : [22, 29];
  const rows = wrapped(asked.words, 290, { size });
  const said = setIn(answer.words, 284, [25, 24, 22], 2);
  const waiting = screen.rows.slice(0, 4);
  const least = { least: 15, maxWidth: 126 };
  const nameSize = sharedSize(
    waiting.map(([who]) => who),
    { ...least, size: 20, weight: 600 },
  );
  const wide = Math.max(...said.rows.map((row) => widthOf(row, said.size, 700))) + 56;
  // All of it is within the window, which ends at 606: large pictures would show what hangs over.
  const left = 538 - wide;
  return {
    back: appWindow(
      cover,
      { box: [20, 58, 586, 314], menu: 'none' },
      () =>
        shape('M0 0H190V218H14a14 14 0 0 1-14-14z', look.ground) +
        waiting
          .map(([who], index) => {
            const y = 4 + index * 53;
            return (
              (index ? '' : rect(8, y, 178, 50, look.tint, 10)) +
              face(34, y + 25, 17, who) +
              oneLine(60, y + 32, who, {
                ...least,
                size: nameSize,
                weight: 600,
                color: look.text,
              })
            );
          })
          .join('') +
        face(226, 30, 17, asked.name) +
        rect(
          254,
          6,
          Math.max(...rows.map((row) => widthOf(row, size))) + 36,
          rows.length * leading + 22,
          look.hair,
          20,
        ) +
        rows
          .map((row, index) => text(272, 35 + index * leading, row, { size, color: look.text }))
          .join(''),
    ),
    front:
      sheet(
        left,
        258,
        wide,
        said.rows.length * 34 + 34,
        said.rows
          .map((row, index) =>
            text(28, 44 + index * 34, row, { size: said.size, weight: 700, color: look.onBrand }),
          )
          .join(''),
        { fill: look.brand, r: 26 },
      ) +
      circle(570, 336, 22, '#0E7A4F') +
      text(570, 344, answer.name.charAt(0), {
        size: 21,
        weight: 700,
        color: '#FFFFFF',
        anchor: 'middle',
      }),
    focus: [left, 250, wide + 56, said.rows.length * 34 + 50],
  };
};

/** What was said, below the sound that it was heard in. */
export const waveform: Composition = (cover) => {
  const { slug, screen, look, colors } = cover;
  const random = randomFrom(`voice of ${slug}`);
  const heights = Array.from(
    { length: 42 },
    (_, index) => random.whole(3, 20) * Math.sin((index / 41) * 6 + 1) ** 2 + 3,
  );
  const wave = (from: number, to: number) =>
    heights
      .slice(from, to)
      .map((high, at) => p`M${86 + (from + at) * 10.6} ${26 - high}v${2 * high}`)
      .join('');
  const accent = readable(colors.accent, look.sheet, 3);
  return {
    back: appWindow(
      cover,
      { box: [20, 58, 576, 316], menu: 'none' },
      ({ width }) =>
        circle(46, 26, 24, look.brand) +
        shape('M39 15v22l18-11z', look.onBrand) +
        line(wave(0, 17), accent, 5) +
        line(wave(17, 42), look.soft, 5) +
        rect(22, 58, width - 44, 1.5, look.hair) +
        screen.body
          .slice(0, 2)
          .map((each, turn) => {
            const { name, words } = turnOf(each);
            const y = turn ? 146 : 62;
            return (
              face(44, y + 22, 18, name) +
              text(74, y + 16, name, { size: 17, weight: 700, color: look.text }) +
              wrapped(words, turn ? 300 : 440, { size: turn ? 17 : 20 })
                .map((row, index) =>
                  text(74, y + 42 + index * 27, row, { size: turn ? 17 : 20, color: look.text }),
                )
                .join('')
            );
          })
          .join(''),
    ),
    ...figureCard(cover, { x: 624, y: 288, end: true }),
  };
};

/** A film in its cutting room: who speaks, what is said, its moments, and the strip that is cut. */
export const film: Composition = (cover) => {
  const { screen, colors, look } = cover;
  const dark = { ...look, sheet: '#1C1829', text: '#F1EFF8', muted: '#AFA9C6', hair: '#342E4B' };
  const words = (screen.body[0] ?? '').replace(/^\w+: /, '');
  const caption = setIn(words, 300, [25, 24], 2);
  return {
    back: appWindow(
      { ...cover, look: dark },
      { box: [20, 58, 600, 322], head: false },
      ({ width }) => {
        const strip = [64, 90, 48, 110, 70, 56, 96];
        let x = 20;
        return (
          text(398, 34, screen.nav[1] ?? '', { size: 19, weight: 700, color: dark.text }) +
          screen.rows
            .slice(0, 3)
            .map(([title, , time = ''], index) => {
              const y = 48 + index * 54;
              return (
                (index ? '' : rect(388, y, width - 404, 48, dark.hair, 9)) +
                oneLine(400, y + 21, title, {
                  size: 17,
                  least: 14,
                  weight: 600,
                  color: dark.text,
                  maxWidth: 168,
                }) +
                text(400, y + 41, time, { size: 15, color: dark.muted })
              );
            })
            .join('') +
          rect(0, 226, width, 62, '#120F1C', 14) +
          strip
            .map((wide, index) => {
              const from = x;
              x += wide + 4;
              return rect(
                from,
                238,
                wide,
                36,
                index === 2
                  ? colors.accent
                  : mix(colors.field, '#1C1829', 0.25 + (index % 3) * 0.16),
                6,
              );
            })
            .join('') +
          line('M200 228v58', '#FFFFFF', 3)
        );
      },
    ),
    front:
      speaker(
        { x: 36, y: 106, width: 350, height: 208 },
        screen.speaker ?? '',
        colors.field,
        look.brand,
      ) +
      rect(50, 246, 322, caption.rows.length * 30 + 6, '#0E0B18', 10, 'opacity=".82"') +
      caption.rows
        .map((row, index) =>
          text(211, 272 + index * 30, row, {
            size: caption.size,
            weight: 700,
            color: '#FFFFFF',
            anchor: 'middle',
          }),
        )
        .join(''),
    focus: [36, 106, 350, 208],
  };
};
