/** Covers that show what is published, and what it brings: advertisements, posts, pages against each other. */
import { mix } from '../palette';
import { art } from '../screens/art';
import { chip, pushButton } from '../screens/blocks';
import { phoneFrame } from '../screens/frames';
import { inkOn, readable } from '../screens/look';
import { text } from '../screens/text';
import { circle, line, place, rect } from '../svg';
import { setIn, sheet, type Composition } from './cover';
import { appWindow, figureCard } from './window';

/** Advertisements in a library with what each of them brought, and what they brought together. */
export const ads: Composition = (cover) => {
  const { slug, screen, look, colors } = cover;
  const accent = look.isDark ? look.brand : colors.accent;
  const grounds = [look.brand, accent, mix(look.link, look.sheet, 0.8)];
  return {
    back: appWindow(cover, { box: [22, 58, 596, 318], menu: 'icons' }, ({ width }) => {
      const step = (width - 28) / 3;
      return screen.rows
        .slice(0, 3)
        .map(([title, note], at) => {
          const ground = grounds[at]!;
          const ink = readable(inkOn(ground), ground, 5);
          const [times = ''] = note.split(' ');
          const low = [94, 90, 162][at]!;
          const said = setIn(title, step - 44, [27, 25, 23, 21], 2);
          const onAd = { tint: mix(ground, ink, 0.14), hair: mix(ground, ink, 0.2) };
          return place(
            20 + at * step,
            4,
            rect(0, 0, step - 14, 204, ground, 14) +
              said.rows
                .map((row, line_) =>
                  text(16, 38 + line_ * said.size * 1.12, row, {
                    size: said.size,
                    weight: 800,
                    color: ink,
                  }),
                )
                .join('') +
              (at
                ? art(
                    { ...look, ...onAd, brand: ink, accent: ink, link: ink, sheet: ground },
                    12,
                    82,
                    step - 38,
                    110,
                    '',
                    `${slug} ${at === 1 ? 'box' : 'lamp'}`,
                  )
                : '') +
              rect(at ? step - 78 : 14, low, 56, 30, look.sheet, 15) +
              text(at ? step - 50 : 42, low + 21, times, {
                size: 18,
                weight: 700,
                color: look.text,
                anchor: 'middle',
              }),
          );
        })
        .join('');
    }),
    ...figureCard(cover, { x: 18, y: 284, fill: look.sheet, ink: look.text }),
  };
};

/** Two pages against each other in the editor, the better one ahead. */
export const versus: Composition = (cover) => {
  const { slug, screen, look, colors } = cover;
  const card = ([name, words, value = '']: readonly [string, string, string?], wins: boolean) => {
    const said = setIn(words.replace(/[“”]/g, ''), 200, [24, 22, 20], 2);
    const ink = wins ? look.onBrand : look.text;
    return (
      art(look, 12, 12, 216, 84, '', `${slug} ${wins ? 'jug' : 'cup'}`) +
      chip(look, 22, 20, name.replace(/^\w+ /, ''), { tone: 'brand', size: 18 }) +
      said.rows
        .map((row, at) =>
          text(18, 126 + at * said.size * 1.2, row, { size: said.size, weight: 700, color: ink }),
        )
        .join('') +
      text(16, wins ? 216 : 196, value, { size: wins ? 56 : 40, weight: 800, color: ink }) +
      (wins
        ? circle(206, 198, 19, colors.accent) +
          line('M197 198l7 8l12-15', readable(inkOn(colors.accent), colors.accent), 4)
        : '')
    );
  };
  const [first = ['', ''], second = ['', '']] = screen.rows;
  return {
    back: appWindow(cover, { box: [28, 60, 584, 312], menu: 'icons' }, () =>
      place(
        274,
        -2,
        rect(0, 0, 240, 214, look.ground, 14, `stroke="${look.hair}" stroke-width="2"`) +
          card(second, false),
      ),
    ),
    front: sheet(104, 150, 240, 236, card(first, true), { fill: look.brand, r: 18 }),
    focus: [104, 150, 240, 236],
  };
};

/** The posts of a week, and one of them as it will be seen. */
export const feed: Composition = (cover) => {
  const { slug, screen, look } = cover;
  const room = { width: 230, height: 268 };
  const [, , [title = '', kind = '', when = ''] = []] = screen.rows;
  const dayOf = (label = '') => label.split(' ')[0] ?? '';
  const days = ['Mon', 'Tue', 'Wed'];
  return {
    back: appWindow(cover, { box: [22, 58, 560, 318], menu: 'icons' }, ({ height }) =>
      days
        .map((day, at) => {
          const x = 22 + at * 116;
          return (
            text(x, 16, day, { size: 19, weight: 600, color: look.muted }) +
            rect(x - 10, 0, 1.5, height - 14, look.hair) +
            screen.rows
              .filter(([, , label]) => dayOf(label) === day)
              .slice(0, 2)
              .map(([name, , label = ''], row) => {
                const y = 26 + row * 96;
                return (
                  art(
                    look,
                    x,
                    y,
                    100,
                    58,
                    '',
                    `${slug} ${name} ${['cup', 'jug', 'box'][(at + row) % 3]}`,
                  ) +
                  text(x + 2, y + 80, label.replace(/^\w+ /, ''), {
                    size: 19,
                    weight: 600,
                    color: look.text,
                  })
                );
              })
              .join('')
          );
        })
        .join(''),
    ),
    front: phoneFrame(
      look,
      { x: 412, y: 112, scale: 0.84 },
      room,
      art(look, 14, 6, 202, 128, '', `${slug} ${title} cup`) +
        text(16, 166, title, { size: 23.5, weight: 700, color: look.text }) +
        text(16, 194, `${kind} · ${when}`, { size: 20, color: look.muted }) +
        pushButton(look, 14, 210, screen.action, { size: 18, width: 202 }),
    ),
    focus: [402, 116, 214, 230],
  };
};
