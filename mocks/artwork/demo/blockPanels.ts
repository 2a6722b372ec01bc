import { isCurve } from '../../../src/lib/demoArrangement';
import { oneLine } from '../screens/oneLine';
import { text, widthOf } from '../screens/text';
import { circle, line, p, rect, shape } from '../svg';
import type { BlockDrawing, Place } from './blockTypes';
import { rowsAbove, type Sheet } from './sheet';

/** A panel with a title: what tables and charts of an app stand in. */
function panel(sheet: Sheet, [x, y, width]: Place, title: string, height: number): string {
  return (
    rect(
      x,
      y,
      width,
      height,
      sheet.colors.surface,
      Math.min(sheet.r, 12),
      `stroke="${sheet.hair}"`,
    ) +
    sheet.titled(() =>
      oneLine(x + 14, y + 28, title, {
        size: 18,
        weight: 700,
        color: sheet.colors.text,
        maxWidth: width - 26,
      }),
    )
  );
}

/** Rows of a name and what belongs to it. */
export const table: BlockDrawing = (sheet, [x, y, width], { title, items }, { frame }) => {
  const isCode = (words: string) => frame === 'docs' && /[/:]|^[a-z]+$/.test(words);
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

/** A curve over time, or columns. */
export const chart: BlockDrawing = (sheet, [x, y, width], { title, items }) => {
  const height = 226;
  const figures = items.map((item) => Number(item.text));
  const most = Math.max(...figures);
  const least = isCurve(figures) ? Math.min(...figures) * 0.6 : 0;
  const [left, right, top, bottom] = [x + 20, x + width - 20, y + 52, y + height - 36];
  const curve = isCurve(figures);
  const step = (right - left) / (curve ? figures.length - 1 : figures.length);
  const points = figures.map((figure, index) => {
    const at = left + step * (curve ? index : index + 0.5);
    return [at, bottom - ((figure - least) / (most - least)) * (bottom - top)] as const;
  });
  const path = points.map(([px, py], index) => p`${index ? 'L' : 'M'}${px} ${py}`).join('');
  const { accent, second } = sheet.colors;
  const peak = figures.indexOf(most);
  const [peakX = 0, peakY = 0] = points[peak] ?? [];
  const marks = curve
    ? shape(p`${path}V${bottom}H${left}z`, sheet.tint) +
      line(path, accent, 5) +
      circle(peakX, peakY, 8, second)
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
  // Where names have no room beside each other, every second or third is told.
  const longest = Math.max(...items.map((item) => widthOf(item.title, curve ? 13 : 15)));
  const every = Math.max(step < 32 ? 2 : 1, Math.ceil((longest + 4) / step));
  const labels = points.map(([px], index) =>
    index % every
      ? ''
      : text(Math.min(Math.max(px, left + 8), right - 8), bottom + 22, items[index]?.title ?? '', {
          size: curve ? 13 : 15,
          color: sheet.muted,
          anchor: 'middle',
          maxWidth: step * every,
        }),
  );
  const grid = [0, 0.5, 1].map((part) =>
    rect(left, bottom - (bottom - top) * part, right - left, 1.2, sheet.hair),
  );
  return {
    svg: panel(sheet, [x, y, width], title, height) + grid.join('') + marks + labels.join(''),
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
    lines: frame === 'site' ? 4 : 3,
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

/** The first fields of a form with its button. */
export const form: BlockDrawing = (sheet, [x, y, width], { title, items, action }) => {
  const fields = items.slice(0, 2);
  const each = (width - 40 - 12 * (fields.length - 1)) / fields.length;
  const boxes = fields.map(
    (item, index) =>
      rect(
        x + 20 + index * (each + 12),
        y + 54,
        each,
        40,
        sheet.colors.background,
        Math.min(sheet.r, 8),
        `stroke="${sheet.muted}"`,
      ) +
      oneLine(x + 32 + index * (each + 12), y + 80, item.title, {
        size: 16,
        color: sheet.muted,
        maxWidth: each - 20,
      }),
  );
  const button = action ? sheet.button(x + 20, y + 108, action).svg : '';
  return { svg: panel(sheet, [x, y, width], title, 164) + boxes.join('') + button, height: 164 };
};
