/** Results that are seen: a film on a phone, slides, a set of drawings, a frame. */
import { mix } from '../palette';
import { widthOf } from '../screens/text';
import { circle, line, p, place, rect, shape } from '../svg';
import { bold, circled, sheetAt, ticked, type Result } from './desk';
import { partOfScene } from './scene';

/** A film about a subject on a phone, with its words and how long it takes beside it. */
export const phone: Result<{
  readonly subject: string;
  readonly rows: readonly [string, string];
  readonly time: string;
}> = (desk, { subject, rows, time }) => {
  const { ink } = desk;
  return (
    sheetAt(
      desk,
      [200, 240, 236, 400],
      `<clipPath id="f">${rect(12, 12, 212, 376, '#000', 26)}</clipPath><g clip-path="url(#f)">` +
        partOfScene([12, 12, 212, 376], subject, desk) +
        '</g>' +
        (desk.isStill
          ? ''
          : circle(118, 190, 40, '#FFFFFF', 'opacity=".92"') +
            shape('M106 168v44l36-22z', ink) +
            rect(32, 318, 172, 8, '#FFFFFF', 4) +
            rect(32, 318, 70, 8, desk.pen, 4) +
            circle(102, 322, 11, desk.pen)),
      { fill: ink, r: 38, turn: -5 },
    ) +
    sheetAt(
      desk,
      [472, 236, 264, 218],
      rect(24, 26, widthOf(time, 30, 700) + 34, 50, desk.tint, 25) +
        bold(41, 61, time, desk.brand, { sizes: [30] }) +
        rows
          .map((row, index) =>
            bold(26, 130 + index * 50, row, ink, { sizes: [45, 42, 39, 36], room: 216 }),
          )
          .join(''),
      { turn: 3 },
    )
  );
};

/** A slide with the one thing that it says, before those that come after it. */
export const slide: Result<{
  readonly figure: string;
  readonly rows: readonly [string, string];
  readonly bars: readonly number[];
}> = (desk, { figure, rows, bars }) =>
  sheetAt(desk, [336, 228, 500, 284], '', {
    turn: 5,
    fill: mix(desk.brand, desk.paper, 0.7),
    r: 8,
  }) +
  sheetAt(
    desk,
    [320, 238, 520, 296],
    bold(34, 152, figure, desk.brand, { sizes: [144] }) +
      rows
        .map((row, index) =>
          bold(38, 216 + index * 40, row, desk.ink, { sizes: [33, 30, 28], room: 236 }),
        )
        .join('') +
      bars
        .map((high, index) =>
          rect(
            290 + index * 52,
            258 - high * 2.2,
            40,
            high * 2.2,
            index === bars.length - 1 ? desk.brand : desk.soft,
            6,
          ),
        )
        .join(''),
    { turn: -1.5, r: 8 },
  );

/** Small pictures of one hand, as a set. */
export const set: Result<readonly string[]> = (desk, subjects) => {
  const drawn = subjects
    .map((subject, index) => {
      const [x, y] = [130 + (index % 3) * 190, 152 + Math.floor(index / 3) * 150];
      return sheetAt(desk, [x, y, 176, 136], partOfScene([8, 8, 160, 120], subject, desk, index), {
        r: 6,
      });
    })
    .join('');
  // On a page they stay clear of its rings and of its folded corner.
  return desk.sheets === 'printed' ? place(42, 62, drawn, 0.88) : drawn;
};

/** A picture that was asked for in words, and the others that were not chosen. */
export const picked: Result<{ readonly subjects: readonly string[]; readonly asked: string }> = (
  desk,
  { subjects, asked },
) =>
  subjects
    .map((subject, index) => {
      const big = index === 0;
      return sheetAt(
        desk,
        big ? [216, 190, 372, 250] : [524, 122 + (index - 1) * 140, 180, 128],
        partOfScene(big ? [8, 8, 356, 234] : [6, 6, 168, 116], subject, desk, index),
        { r: 8 },
      );
    })
    .join('') +
  circled(desk, 40, 74, 352, 232) +
  sheetAt(
    desk,
    [270, 346, widthOf(asked, 32, 700) + 84, 66],
    shape('M32 20l5 12l12 5l-12 5l-5 12l-5-12l-12-5l12-5z', desk.colors.accent) +
      bold(60, 45, asked, '#FFFFFF', { sizes: [32] }),
    { fill: desk.ink, r: 33 },
  );

/** A frame of a drawing: with the handles and the pointer of `by`, or with its distances measured. */
export const frame: Result<{
  readonly title: string;
  readonly action: string;
  readonly subject: string;
  readonly by?: string;
}> = (desk, { title, action, subject, by }) => {
  const blue = '#0D7BF2';
  // With a name at its right it makes room for that.
  const [x, y, width, height] = [by ? 192 : 176, 84, 288, 300];
  const handles = [
    [x, y],
    [x + width, y],
    [x, y + height - 2],
    [x + width, y + height - 2],
  ] as const;
  const gap = (gx: number, gy: number, gw: number, gh: number, value: string, at: number) =>
    rect(gx, gy, gw, gh, desk.pen, 0, 'opacity=".3"') +
    rect(at, gy + gh / 2 - 19, 58, 38, desk.pen, 8) +
    bold(at + 29, gy + gh / 2 + 10, value, '#FFFFFF', { sizes: [27], anchor: 'middle' });
  return (
    place(
      x,
      y,
      rect(0, 0, width, height, desk.paper) +
        partOfScene([20, 20, 248, 130], subject, desk) +
        bold(20, 199, title, desk.ink, { sizes: [34, 31, 28], room: 250 }) +
        rect(20, 224, 248, 56, desk.brand, 12) +
        bold(144, 262, action, desk.onBrand, { sizes: [29, 27], anchor: 'middle' }),
    ) +
    (by
      ? handles
          .map(([hx, hy]) =>
            rect(hx - 8, hy - 8, 16, 16, '#FFFFFF', 2, `stroke="${blue}" stroke-width="4"`),
          )
          .join('') +
        rect(x, y, width, height - 2, 'none', 0, `stroke="${blue}" stroke-width="4"`) +
        shape(
          p`M${x + 262} 262l20 66l14-28l32-8z`,
          blue,
          `stroke="${desk.paper}" stroke-width="4"`,
        ) +
        rect(x + 312, 318, widthOf(by, 28, 700) + 32, 46, blue, 10) +
        bold(x + 328, 351, by, '#FFFFFF', { sizes: [28] })
      : gap(x, y + 150, width, 24, '24', x + width + 14) +
        gap(x, y + 208, width, 16, '16', x - 72) +
        line(
          p`M${x} ${y - 14}h${width}M${x} ${y - 22}v16M${x + width} ${y - 22}v16`,
          desk.pen,
          5,
          '',
        ))
  );
};

/** Letters on their grounds, with how far the two stand apart. */
export const pairs: Result<
  readonly (readonly [ground: string, ink: string, ratio: string, isGood: boolean])[]
> = (desk, all) =>
  all
    .map(([fill, ink, ratio, isGood], index) =>
      sheetAt(
        desk,
        [172 + index * 296, 240, 268, 292],
        bold(134, 148, 'Aa', ink, { sizes: [132], anchor: 'middle' }) +
          rect(0, 202, 268, 90, desk.paper, 14) +
          rect(0, 202, 268, 20, desk.paper) +
          bold(28, 262, ratio, desk.ink, { sizes: [42] }) +
          circle(222, 247, 27, isGood ? '#0E7A4F' : desk.pen) +
          (isGood
            ? ticked(222, 247, '#FFFFFF', 7, 0.9)
            : line('M211 236l22 22m0-22l-22 22', '#FFFFFF', 7)),
        { fill, turn: index ? 2 : -2 },
      ),
    )
    .join('');
