/** The cover that shows what came in, and the answer to it. */
import { text } from '../screens/text';
import { circle, line, rect } from '../svg';
import { setIn, sheet, type Composition } from './cover';
import { appWindow, listRow } from './window';

/** Messages in their window, the open one marked, with the answer that waits to be sent in front. */
export const mailbox: Composition = (cover) => {
  const { screen, look } = cover;
  const [, draft = '', tone = ''] = screen.body;
  const said = setIn(draft.slice(0, draft.indexOf('. ') + 1), 226, [22, 21, 20], 3);
  const high = said.rows.length * 28 + 76;
  const top = 386 - high;
  return {
    back: appWindow(cover, { box: [22, 52, 596, 316], menu: 'icons' }, ({ width }) =>
      screen.rows
        .slice(0, 4)
        .map(([who, about, label = ''], index) =>
          index === 0
            ? listRow(look, 4, width, [who, about, label], { open: true })
            : listRow(look, 4 + index * 54, 266, [who, about]),
        )
        .join(''),
    ),
    front: sheet(
      352,
      top,
      270,
      high,
      text(22, 37, tone, { size: 19, weight: 600, color: look.onBrand }) +
        circle(240, 31, 17, look.onBrand) +
        line('M232 31h15m-6-6l6 6l-6 6', look.brand, 3.4) +
        rect(22, 54, 226, 1.5, look.onBrand, 0, 'opacity=".3"') +
        said.rows
          .map((row, at) =>
            text(22, 84 + at * 28, row, { size: said.size, weight: 600, color: look.onBrand }),
          )
          .join(''),
      { fill: look.brand, r: 18 },
    ),
    focus: [352, top, 270, high],
  };
};
