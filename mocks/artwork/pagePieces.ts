import { brandOf } from './marks';
import { BRAND, isDim, isPale, mix, type Duotone } from './palette';
import { line, p, place, rect } from './svg';

/** The colors of a miniature page, and its brand mark. */
export interface Page {
  readonly sheet: string;
  readonly text: string;
  readonly soft: string;
  readonly hair: string;
  readonly brand: string;
  readonly onBrand: string;
  /** The side menu of an app, and what is written on it. */
  readonly rail: string;
  readonly onRail: string;
  readonly accent: string;
  readonly tint: string;
  readonly field: string;
  readonly shade: string;
  /** The brand mark about a point; `size` is its half width. */
  mark(x: number, y: number, size: number, colors?: Duotone): string;
  readonly colors: Duotone;
}

/** A page in the colors of a slug, on white or, when `dark`, on ink. */
export function pageOf(slug: string, dark: boolean): Page {
  const { colors, mark } = brandOf(slug);
  const { field, shade, main, accent } = colors;
  const deep = isPale(field) ? main : field;
  const pale = isPale(field) ? field : main;
  const sheet = dark ? '#1A1728' : '#FFFFFF';
  // On ink the bright colour of the pair has to lead, or buttons would turn dusty.
  const bright = [accent, field, main].find((colour) => !isDim(colour) && colour !== sheet) ?? main;
  const brand = dark ? bright : deep;
  const onBrand = isPale(brand) ? BRAND.ink : mix(pale, '#FFFFFF', 0.4);
  const second = dark ? pale : accent === '#FFF6E6' ? BRAND.coral : accent;
  // A pale field makes a livelier tint than a deep brand colour thinned with white.
  const tint = isPale(field) && !dark ? mix(field, sheet, 0.5) : mix(brand, sheet, 0.84);
  const page = {
    sheet,
    text: dark ? '#F1EFF8' : '#1D1A2B',
    soft: dark ? '#5D5876' : '#C9C5D4',
    hair: dark ? '#2F2B42' : '#ECE9F1',
    brand,
    onBrand,
    rail: dark ? mix(deep, BRAND.ink, 0.4) : brand,
    onRail: dark ? mix(pale, '#FFFFFF', 0.4) : onBrand,
    accent: second,
    tint,
    field,
    shade,
    colors: { field: sheet, shade: tint, main: brand, accent: second },
  };
  return {
    ...page,
    mark: (x, y, size, other = page.colors) => place(x, y, mark(other), size / 100),
  };
}

/** A line of text seen from afar. */
export function words(x: number, y: number, width: number, fill: string, height = 8): string {
  return rect(x, y, width, height, fill, height / 2);
}

/** A paragraph: lines of the given widths, `gap` from one to the next. */
export function paragraph(
  x: number,
  y: number,
  widths: readonly number[],
  fill: string,
  gap = 18,
  height = 8,
): string {
  const rows = widths.map(
    (width, index) => p`M${x + height / 2} ${y + height / 2 + gap * index}h${width - height}`,
  );
  return line(rows.join(''), fill, height, 'stroke-linecap="round"');
}

/** A button with a label. */
export function button(
  x: number,
  y: number,
  width: number,
  fill: string,
  label: string,
  height = 28,
): string {
  return (
    rect(x, y, width, height, fill, height / 2.6) +
    words(x + width * 0.24, y + height / 2 - 3, width * 0.52, label, 6)
  );
}
