/** Miniatures of what is said: recordings, chats, films. */
import { mix } from '../palette';
import { face } from '../screens/blocks';
import { speaker } from '../screens/speaker';
import { circle, line, p, rect, shape } from '../svg';
import { accentOf, figure, greeked, greekOf, panel, rows, type Miniature } from './pieces';

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

/** What a person has said. */
export const said: Miniature = (cover) => {
  const { screen, colors } = cover;
  return (
    shape(
      'M60 92a44 44 0 0 1 44-44h432a44 44 0 0 1 44 44v168a44 44 0 0 1-44 44H246l-82 60v-60h-60a44 44 0 0 1-44-44z',
      '#14121F',
    ) +
    rows(104, 154, screen.rows[0]?.[0] ?? '', 440, '#FFFFFF', { sizes: [90, 82, 74, 68, 62, 56] }) +
    circle(84, 60, 34, colors.accent, 'stroke="#FFF" stroke-width="8"')
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
