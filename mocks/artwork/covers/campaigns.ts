/** The cover that shows what will be published, in its window and on a phone. */
import { art } from '../screens/art';
import { pushButton } from '../screens/blocks';
import { phoneFrame } from '../screens/frames';
import { text } from '../screens/text';
import { rect } from '../svg';
import { type Composition } from './cover';
import { appWindow } from './window';

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
