/** Miniatures of what is written and said. */
import { setIn } from '../covers/cover';
import { mix } from '../palette';
import { face } from '../screens/blocks';
import { readable } from '../screens/look';
import { speaker } from '../screens/speaker';
import { text } from '../screens/text';
import { circle, line, p, rect, shape } from '../svg';
import { accentOf, figure, greekOf, greeked, panel, pill, sign, type Miniature } from './pieces';

/** Words on as many rows as there is room for. */
function rows(
  x: number,
  y: number,
  words: string,
  room: number,
  color: string,
  { sizes = [74, 68, 62, 56], most = 2 } = {},
): string {
  const set = setIn(words, room, sizes, most);
  return set.rows
    .map((row, at) => text(x, y + at * set.size * 1.1, row, { size: set.size, weight: 800, color }))
    .join('');
}

/** The beginning of an answer, ready to be sent. */
export const reply: Miniature = (cover) => {
  const { screen, look } = cover;
  const [, draft = ''] = screen.body;
  return panel(
    look,
    figure(40, 100, draft.slice(0, draft.indexOf(',') + 1), 430, look.text, { most: 74 }) +
      greeked(greekOf(look), [
        [52, 160, 400],
        [52, 206, 300],
        [52, 252, 220],
      ]) +
      circle(446, 226, 44, look.brand) +
      line('M424 226h42m-18-18l18 18l-18 18', look.onBrand, 10),
  );
};

/** The title of a letter above its first lines. */
export const letter: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill] = accentOf(cover);
  return panel(
    look,
    rows(40, 96, screen.body[0] ?? '', 440, look.text, { sizes: [72, 66, 60, 56] }) +
      greeked(
        greekOf(look),
        [
          [50, 214, 250],
          [50, 254, 180],
        ],
        18,
      ) +
      rect(356, 202, 124, 64, fill, 18),
  );
};

const WAVE = [40, 84, 130, 62, 150, 104, 176, 90, 136, 58, 112, 74, 40];

/** A recording as it plays. */
export const recording: Miniature = (cover) => {
  const { look } = cover;
  const fill = look.link;
  const wave = (from: number, to: number, color: string) =>
    line(
      WAVE.slice(from, to)
        .map((high, at) => p`M${176 + (from + at) * 26} ${112 - high / 2}v${high}`)
        .join(''),
      color,
      13,
    );
  return panel(
    look,
    circle(92, 112, 56, fill) +
      line('M76 86v52l44-26z', look.sheet, 9) +
      shape('M76 86v52l44-26z', look.sheet) +
      wave(0, 5, fill) +
      wave(5, 13, greekOf(look)) +
      rect(36, 216, 448, 52, mix(cover.colors.accent, look.sheet, 0.66), 14) +
      greeked(mix(cover.colors.accent, look.text, 0.3), [[62, 242, 290]], 16),
  );
};

/** A recording, and how much of it was understood. */
export const transcript: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill] = accentOf(cover);
  const wave = WAVE.map((high, at) => p`M${56 + at * 34} ${88 - high * 0.36}v${high * 0.72}`);
  return panel(
    look,
    line(wave.slice(0, 8).join(''), fill, 14) +
      line(wave.slice(8).join(''), greekOf(look), 14) +
      figure(260, 246, screen.figures[0]?.[1] ?? '', 440, look.text, {
        anchor: 'middle',
        most: 98,
      }),
  );
};

/** Tickets that wait, and how many they are. */
export const tickets: Miniature = ({ screen, look }) => {
  const [state = ''] = screen.headline.split(' ');
  const open = `${screen.figures[0]?.[1] ?? ''} ${state.toLowerCase()}`;
  return panel(
    look,
    figure(40, 122, open, 440, look.text, { most: 98 }) +
      circle(452, 86, 22, look.brand) +
      [2, 1, 0]
        .map(
          (at) =>
            circle(98 + at * 96, 212, 62, look.sheet) +
            face(98 + at * 96, 212, 54, screen.rows[at]?.[0] ?? ''),
        )
        .join('') +
      rect(392, 180, 84, 64, look.tint, 20) +
      line('M418 212h32m-14-14l14 14l-14 14', look.onTint, 9),
  );
};

/** An article in its steps. */
export const steps: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill, ink] = accentOf(cover);
  const [first = ''] = screen.headline.split(' to ');
  return panel(
    look,
    figure(40, 112, first, 440, look.text, { most: 68 }) +
      line('M92 208H428', greekOf(look), 14) +
      [0, 1, 2]
        .map(
          (at) =>
            circle(92 + at * 168, 208, 50, at ? mix(fill, look.sheet, 0.5) : fill) +
            text(92 + at * 168, 232, String(at + 1), {
              size: 68,
              weight: 800,
              color: ink,
              anchor: 'middle',
            }),
        )
        .join(''),
  );
};

/** A question, and its answer. */
export const bubbles: Miniature = (cover) => {
  const { screen, look } = cover;
  const [, answer = ''] = /: (.*?)\./.exec(screen.body[1] ?? '') ?? [];
  return (
    shape(
      'M76 92a36 36 0 0 1 36-36h262a36 36 0 0 1 36 36v52a36 36 0 0 1-36 36H130l-54 40z',
      look.sheet,
    ) +
    greeked(
      greekOf(look),
      [
        [126, 100, 220],
        [126, 138, 150],
      ],
      20,
    ) +
    shape(
      'M230 240a36 36 0 0 1 36-36h262a36 36 0 0 1 36 36v112l-54-30H266a36 36 0 0 1-36-36z',
      look.brand,
    ) +
    figure(397, 284, answer, 270, look.onBrand, { anchor: 'middle', most: 68 })
  );
};

/** What to choose from, one of it chosen. */
export const choices: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill, ink] = [look.brand, look.onBrand];
  return (
    panel(
      look,
      [0, 1, 2]
        .map((at) => {
          const y = 66 + at * 82;
          return (
            rect(
              28,
              y - 34,
              464,
              68,
              at ? look.sheet : look.tint,
              20,
              p`stroke="${at ? look.hair : fill}" stroke-width="5"`,
            ) +
            circle(
              72,
              y,
              17,
              look.sheet,
              p`stroke="${at ? greekOf(look) : fill}" stroke-width="${at ? 6 : 13}"`,
            ) +
            greeked(at ? greekOf(look) : look.text, [[118, y, [150, 210, 160][at] ?? 0]], 20)
          );
        })
        .join(''),
    ) + pill(404, 118, screen.figures[0]?.[1] ?? '', [fill, ink], { size: 62, width: 176 })
  );
};

/** Who speaks in a film, and how far it has played. */
export const film: Miniature = ({ screen, look, colors }) =>
  speaker(
    { x: 0, y: 0, width: 640, height: 400, captionAt: 330 },
    screen.speaker ?? '',
    look.field,
    look.brand,
  ) +
  circle(516, 236, 62, '#14121F', 'opacity=".82"') +
  shape('M498 204v64l54-32z', '#FFFFFF') +
  rect(0, 340, 640, 60, mix(look.brand, '#FFFFFF', 0.12)) +
  line('M48 370h544', '#FFFFFF', 14, 'stroke-linecap="round" opacity=".3"') +
  line('M48 370h230', colors.accent, 14);

/** What somebody has said. */
export const said: Miniature = (cover) => {
  const { screen, colors } = cover;
  return (
    shape(
      'M60 92a44 44 0 0 1 44-44h432a44 44 0 0 1 44 44v168a44 44 0 0 1-44 44H246l-82 60v-60h-60a44 44 0 0 1-44-44z',
      '#14121F',
    ) +
    rows(104, 154, screen.rows[0]?.[0] ?? '', 440, '#FFFFFF', { sizes: [90, 82, 74, 68, 62, 56] }) +
    circle(556, 68, 34, colors.accent, 'stroke="#FFF" stroke-width="8"')
  );
};

/** A place in a text that is filled in each time. */
export const blank: Miniature = (cover) => {
  const { screen, look } = cover;
  const [, words = ''] = /\{(.*?)\}/.exec(screen.body[2] ?? '') ?? [];
  return panel(
    look,
    greeked(
      greekOf(look),
      [
        [58, 66, 404],
        [58, 232, 250],
      ],
      24,
    ) + pill(40, 150, words, [look.brand, look.onBrand], { size: 66, width: 370 }),
  );
};

/** The place in a document that answers a question. */
export const clause: Miniature = (cover) => {
  const { screen, look } = cover;
  const fill = look.brand;
  const [, found = ''] = (screen.rows[0]?.[1] ?? '').split(', ');
  const under = mix(fill, look.sheet, 0.78);
  return (
    panel(
      look,
      greeked(
        greekOf(look),
        [
          [54, 58, 390],
          [54, 234, 300],
        ],
        20,
      ) +
        rect(32, 96, 456, 96, under, 18) +
        figure(
          56,
          166,
          found.charAt(0).toUpperCase() + found.slice(1),
          400,
          readable(fill, under),
          {
            most: 74,
          },
        ),
    ) + sign(540, 314, 58, [fill, look.onBrand])
  );
};
