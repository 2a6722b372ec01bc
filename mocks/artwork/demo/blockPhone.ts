import { initials } from '../../../src/lib/text';
import { mix } from '../palette';
import { oneLine, sharedSize } from '../screens/oneLine';
import { text } from '../screens/text';
import { arc, circle, line, p, place as moved, rect, ring, shape } from '../svg';
import type { BlockDrawing } from './blockTypes';
import { panel } from './records';
import { rowsAbove } from './sheet';
import { NATURAL } from './tones';

/** Figures side by side, in boxes of one size. */
export const trio: BlockDrawing = (sheet, [x, y, width], { items }) => {
  const gap = 8;
  const each = (width - gap * (items.length - 1)) / items.length;
  const room = each - 14;
  const large = sharedSize(
    items.map(({ title }) => title),
    { size: 24, weight: 700, maxWidth: room - 4 },
  );
  const small = sharedSize(
    items.map((item) => item.text),
    { size: 14, maxWidth: room + 6 },
  );
  const boxes = items.map((item, index) => {
    const left = x + index * (each + gap);
    const middle = left + each / 2;
    return (
      rect(
        left,
        y,
        each,
        70,
        sheet.colors.surface,
        Math.min(sheet.r, 14),
        `stroke="${sheet.hair}"`,
      ) +
      sheet.titled(() =>
        text(middle, y + 35, item.title, {
          size: large,
          weight: 700,
          color: sheet.colors.accent,
          anchor: 'middle',
        }),
      ) +
      text(middle, y + 56, item.text, { size: small, color: sheet.muted, anchor: 'middle' })
    );
  });
  return { svg: boxes.join(''), height: 70 };
};

/** A person by their first letters, beside the name. */
export const profile: BlockDrawing = (sheet, [x, y, width], { title, text: words }) => {
  const { accent, onAccent, text: ink } = sheet.colors;
  return {
    svg:
      circle(x + 26, y + 26, 26, accent) +
      // Whom a greeting names stands behind its comma.
      text(x + 26, y + 33, initials(title.split(', ').at(-1) ?? title), {
        size: 19,
        weight: 700,
        color: onAccent,
        anchor: 'middle',
      }) +
      sheet.titled(() =>
        oneLine(x + 64, y + 22, title, { size: 20, weight: 700, color: ink, maxWidth: width - 64 }),
      ) +
      oneLine(x + 64, y + 43, words, { size: 15, color: sheet.muted, maxWidth: width - 64 }),
    height: 52,
  };
};

/** Things with a mark before those that are done. */
export const checks: BlockDrawing = (sheet, [x, y, width], { title, items }) => {
  const step = 47;
  const shown = rowsAbove(sheet, items, y + 46, step);
  const { accent, onAccent, text: ink } = sheet.colors;
  const height = 46 + shown.length * step + 4;
  const rows = shown.map((item, index) => {
    const top = y + 46 + index * step;
    const isDone = item.text.trim() === 'done';
    const box = isDone
      ? circle(x + 26, top + 23, 11, accent) +
        line(p`M${x + 21} ${top + 23}l4 4l7-8`, onAccent, 2.4)
      : ring(x + 26, top + 23, 10, sheet.muted, 2);
    return (
      rect(x + 14, top, width - 28, 1.2, sheet.hair) +
      box +
      oneLine(x + 46, top + 28, item.title, {
        size: 16,
        weight: isDone ? 400 : 600,
        color: isDone ? sheet.muted : ink,
        maxWidth: width - 60,
      })
    );
  });
  return { svg: panel(sheet, [x, y, width], title, height) + rows.join(''), height };
};

/** A ring that is as full as a share, around what is left. */
export const dial: BlockDrawing = (sheet, [x, y, width], { title, text: words, items }) => {
  const share = Number(items[0]?.title ?? 0);
  const [middle, r] = [x + width / 2, 62];
  const top = y + 8 + r;
  const { accent, text: ink } = sheet.colors;
  return {
    svg:
      ring(middle, top, r, sheet.tint, 13) +
      line(arc(middle, top, r, -90, -90 + share * 3.6), accent, 13) +
      sheet.titled(() =>
        oneLine(middle, top + 10, title, {
          size: 28,
          weight: 700,
          color: ink,
          anchor: 'middle',
          maxWidth: 2 * r - 26,
        }),
      ) +
      oneLine(middle, top + r + 28, words, {
        size: 15.5,
        color: sheet.muted,
        anchor: 'middle',
        maxWidth: width,
      }),
    height: 2 * r + 44,
  };
};

/** A bank card, in the proportions that they have. */
export const bankCard: BlockDrawing = (sheet, [x, y, width], { title, text: number }) => {
  const height = Math.round(width / 1.6);
  const { accent, onAccent, second } = sheet.colors;
  return {
    svg:
      rect(x, y, width, height, accent, 16) +
      moved(
        x,
        y,
        shape(
          p`M${width * 0.52} 0H${width - 16}a16 16 0 0 1 16 16V${height * 0.72}Z`,
          mix(onAccent, accent, 0.86),
        ) +
          rect(18, 46, 34, 25, second, 6) +
          line('M18 58h34M35 46v25', mix(second, NATURAL.ink, 0.4), 1.4) +
          circle(width - 44, height - 28, 13, second, 'opacity=".9"') +
          circle(width - 28, height - 28, 13, NATURAL.white, 'opacity=".65"'),
      ) +
      text(x + 18, y + 30, title, { size: 17, weight: 700, color: onAccent }) +
      text(x + 18, y + height - 22, `•••• ${number}`, { size: 17, weight: 600, color: onAccent }),
    height,
  };
};

/** A page of a book: as many lines as it has room for. */
export const prose: BlockDrawing = (sheet, [x, y, width], { title, text: words }) => {
  const head = sheet.heading([x, y + 4, width], title, { sizes: [30], lines: 1 });
  const body = sheet.lines([x, y + head.height + 16, width], words, {
    size: 17,
    lines: 16,
    color: sheet.colors.text,
  });
  return { svg: head.svg + body.svg, height: head.height + body.height + 16 };
};
