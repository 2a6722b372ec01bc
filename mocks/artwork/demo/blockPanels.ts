import { isCurve, scaleOf } from '../../../src/lib/demoScale';
import { oneLine } from '../screens/oneLine';
import { text, widthOf } from '../screens/text';
import { circle, line, p, rect, shape } from '../svg';
import type { BlockDrawing } from './blockTypes';
import { panel, records } from './records';
import { rowsAbove, type Sheet } from './sheet';

/** Rows of a name and what belongs to it. */
export const table: BlockDrawing = (sheet, place, block, arrangement) => {
  if (arrangement.frame === 'rail') return records(sheet, place, block, arrangement);
  const [x, y, width] = place;
  const { title, items } = block;
  const isCode = (words: string) => arrangement.frame === 'docs' && /[/:]|^[a-z]+$/.test(words);
  const widest = (texts: readonly string[], weight: number) =>
    Math.max(...texts.map((words) => widthOf(words, 16, weight, weight > 400 && isCode(words))));
  const named = widest(
    items.map((item) => item.title),
    600,
  );
  const told = widest(
    items.map((item) => item.text),
    400,
  );
  // What has no room side by side stands on two lines.
  const narrow = width < 240 || named + told + 52 > width;
  const step = narrow ? 46 : 36;
  const shown = rowsAbove(sheet, items, y + 42, step);
  const height = 42 + shown.length * step;
  const rows = shown.map((item, index) => {
    const top = y + 40 + index * step;
    const half = narrow ? width - 28 : Math.max(named, Math.min(width * 0.46, width - told - 52));
    return (
      rect(x + 14, top, width - 28, 1.2, sheet.hair) +
      oneLine(x + 14, top + 21, item.title, {
        size: 16,
        weight: 600,
        color: sheet.colors.text,
        maxWidth: half,
        code: isCode(item.title),
      }) +
      oneLine(narrow ? x + 14 : x + 14 + half + 12, top + (narrow ? 39 : 21), item.text, {
        size: narrow ? 14 : 16,
        color: sheet.muted,
        maxWidth: narrow ? half : width - half - 40,
      })
    );
  });
  return {
    svg: panel(sheet, [x, y, width], title, height) + rows.join(''),
    height,
    isCut: shown.length < items.length,
  };
};

/** What a point of a curve comes to, as one reads it with the pointer over it. */
function told(
  { colors }: Sheet,
  [x, y]: readonly [number, number],
  figure: number,
  [left, right]: readonly [number, number],
): string {
  const words = figure.toLocaleString('en');
  const width = widthOf(words, 15, 700) + 20;
  const from = Math.min(Math.max(x - width / 2, left), right - width);
  return (
    rect(from, y - 40, width, 27, colors.text, 7) +
    shape(p`M${x - 6} ${y - 14}h12l-6 6z`, colors.text) +
    text(from + width / 2, y - 21, words, {
      size: 15,
      weight: 700,
      color: colors.surface,
      anchor: 'middle',
    })
  );
}

/** A curve over time, or columns. */
export const chart: BlockDrawing = (sheet, [x, y, width, high], { title, items }, { frame }) => {
  const isApp = frame === 'rail';
  const height = Math.max(isApp ? 240 : frame === 'phone' ? 172 : 226, high ?? 0);
  const figures = items.map((item) => Number(item.text));
  const curve = isCurve(figures);
  const scale = scaleOf(figures, isApp);
  const { peak } = scale;
  const [left, right, top, bottom] = [
    x + (isApp ? 54 : 20),
    x + width - 20,
    y + (isApp && curve ? 78 : 56),
    y + height - 36,
  ];
  const step = (right - left) / (curve ? figures.length - 1 : figures.length);
  const points = figures.map((figure, index) => {
    const at = left + step * (curve ? index : index + 0.5);
    return [at, bottom - scale.rise(figure) * (bottom - top)] as const;
  });
  const path = points.map(([px, py], index) => p`${index ? 'L' : 'M'}${px} ${py}`).join('');
  const { accent, second } = sheet.colors;
  const [peakX = 0, peakY = 0] = points[peak] ?? [];
  const area = curve ? shape(p`${path}V${bottom}H${left}z`, sheet.tint) : '';
  const marks = curve
    ? (isApp ? line(p`M${peakX} ${peakY}V${bottom}`, accent, 2, 'stroke-dasharray="4 4"') : '') +
      line(path, accent, isApp ? 4 : 5) +
      circle(
        peakX,
        peakY,
        isApp ? 7 : 8,
        second,
        `stroke="${sheet.colors.surface}" stroke-width="2.5"`,
      )
    : points
        .map(([px, py], index) =>
          rect(
            px - step * 0.32,
            py,
            step * 0.64,
            bottom - py,
            index === peak ? second : accent,
            Math.min(sheet.r, 8),
          ),
        )
        .join('');
  const longestAt = (size: number) => Math.max(...items.map(({ title: of }) => widthOf(of, size)));
  // Names of columns are smaller where all of them fit then.
  const labelSize = curve || isApp || longestAt(15) + 4 > step ? 13 : 15;
  const halves = items.map(({ title: of }) => widthOf(of, labelSize) / 2);
  const areApart = halves.every((half, index) => half + (halves[index + 1] ?? 0) + 4 <= step);
  // Where names have no room beside each other, every second or third is told.
  const longest = longestAt(labelSize);
  const every =
    step >= 32 && areApart ? 1 : Math.max(step < 32 ? 2 : 1, Math.ceil((longest + 4) / step));
  // Below its point, as far as the panel's edge lets it.
  const within = (px: number, half: number) =>
    Math.min(Math.max(px, x + 8 + half), x + width - 8 - half);
  const labels = points.map(([px], index) =>
    index % every
      ? ''
      : text(within(px, longest / 2), bottom + 22, items[index]?.title ?? '', {
          size: labelSize,
          color: sheet.muted,
          anchor: 'middle',
          maxWidth: Math.max(longest, step * every),
        }),
  );
  const grid = scale.grid.map(
    (part, index) =>
      rect(left, bottom - (bottom - top) * part, right - left, 1.2, sheet.hair) +
      (isApp && index % 2 === 0
        ? text(left - 8, bottom - (bottom - top) * part + 5, scale.mark(part), {
            size: 13,
            color: sheet.muted,
            anchor: 'end',
          })
        : ''),
  );
  const peakName =
    isApp && curve ? told(sheet, [peakX, peakY], figures[peak] ?? 0, [left, right]) : '';
  return {
    svg:
      panel(sheet, [x, y, width], title, height) +
      // The lines of the grid run through the area.
      area +
      grid.join('') +
      marks +
      labels.join('') +
      peakName,
    height,
  };
};

/** Running text, beside its picture where it has one. */
export const article: BlockDrawing = (
  sheet,
  [x, y, width],
  { title, text: words, picture },
  { frame },
) => {
  const beside = picture !== null && width > 400;
  const pictured =
    picture === null
      ? ''
      : sheet.picture([x, y, beside ? 250 : width, beside ? 190 : 120], picture);
  const left = beside ? x + 274 : x;
  const room = beside ? width - 274 : width;
  const top = picture !== null && !beside ? y + 134 : y;
  const head = sheet.heading([left, top, room], title, { sizes: [34, 30, 26], lines: 3 });
  const body = sheet.lines([left, top + head.height + 8, room], words, {
    size: 17,
    // Beside a picture of a letter there are few words to a line.
    lines: frame === 'site' ? 4 : beside ? 5 : 3,
  });
  const height = head.height + body.height + 8 + (top - y);
  return { svg: pictured + head.svg + body.svg, height: Math.max(height, beside ? 190 : 0) };
};

/** A person’s words on a tinted field. */
export const quote: BlockDrawing = (sheet, [x, y, width], { title, text: words }) => {
  const body = sheet.heading([x + 20, y + 20, width - 40], `“${words}”`, {
    sizes: width < 300 ? [19] : [25, 22],
    lines: 3,
  });
  const by = sheet.lines([x + 20, y + body.height + 30, width - 40], title, {
    size: 15,
    weight: 600,
    lines: 1,
  });
  const height = body.height + by.height + 44;
  return { svg: rect(x, y, width, height, sheet.tint, sheet.r) + body.svg + by.svg, height };
};

/** The first fields of a form with its button, below each other where they have no room in a row. */
export const form: BlockDrawing = (sheet, [x, y, width], { title, items, action }) => {
  const fields = items.slice(0, 2);
  const isNarrow = width < 240;
  const each = isNarrow ? width - 40 : (width - 40 - 12 * (fields.length - 1)) / fields.length;
  const down = isNarrow ? 50 * (fields.length - 1) : 0;
  const boxes = fields.map((item, index) => {
    const left = isNarrow ? x + 20 : x + 20 + index * (each + 12);
    const top = y + 54 + (isNarrow ? index * 50 : 0);
    return (
      rect(
        left,
        top,
        each,
        40,
        sheet.colors.background,
        Math.min(sheet.r, 8),
        `stroke="${sheet.muted}"`,
      ) +
      oneLine(left + 12, top + 26, item.title, {
        size: 16,
        color: sheet.muted,
        maxWidth: each - 20,
      })
    );
  });
  // What goes on below the picture shows no part of its button.
  const isSeen = y + 146 + down < sheet.edge - 40;
  const button = action && isSeen ? sheet.button(x + 20, y + 108 + down, action).svg : '';
  const height = 164 + down;
  return { svg: panel(sheet, [x, y, width], title, height) + boxes.join('') + button, height };
};
