/** Writes a number with at most one decimal and no needless characters: `0.5` is `.5`. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Template tag for path data and attributes: every number in it is written by {@link num}. */
export function p(texts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return texts.reduce((text, part, index) => {
    const value = values[index - 1] ?? '';
    return text + (typeof value === 'number' ? num(value) : value) + part;
  });
}

/** A filled rectangle; `r` is the corner radius, `more` further attributes. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  r = 0,
  more = '',
): string {
  const at = (x ? p` x="${x}"` : '') + (y ? p` y="${y}"` : '');
  const round = r ? p` rx="${r}"` : '';
  return p`<rect${at} width="${width}" height="${height}"${round} fill="${fill}"${spaced(more)}/>`;
}

/** A filled circle. */
export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  const at = (x ? p` cx="${x}"` : '') + (y ? p` cy="${y}"` : '');
  return p`<circle${at} r="${r}" fill="${fill}"${spaced(more)}/>`;
}

/** A circle drawn as a line. */
export function ring(x: number, y: number, r: number, stroke: string, width: number): string {
  return circle(x, y, r, 'none', p`stroke="${stroke}" stroke-width="${width}"`);
}

/** A filled path. */
export function shape(data: string, fill: string, more = ''): string {
  return `<path d="${data}" fill="${fill}"${spaced(more)}/>`;
}

/** A path drawn as a line with round ends, unless `more` says otherwise. */
export function line(data: string, stroke: string, width: number, more = ROUND): string {
  return p`<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${width}"${spaced(more)}/>`;
}

/** Attributes of a line with round ends and joints. */
export const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** A group with attributes. */
export function group(attributes: string, ...content: readonly string[]): string {
  return `<g ${attributes}>${content.join('')}</g>`;
}

/** A group moved to a place, then turned (degrees) and scaled there. */
export function place(
  x: number,
  y: number,
  content: string,
  scale: number | string = 1,
  turn = 0,
): string {
  // Scales need more than the one decimal of coordinates, or shapes drift from their place.
  const sized = typeof scale === 'number' ? String(Math.round(scale * 1000) / 1000) : scale;
  const rest = (turn ? p` rotate(${turn})` : '') + (sized === '1' ? '' : ` scale(${sized})`);
  return group(p`transform="translate(${x} ${y})${rest}"`, content);
}

/** The point at an angle (degrees, clockwise from the right) on a circle. */
export function polar(x: number, y: number, r: number, angle: number): [number, number] {
  const radians = (angle * Math.PI) / 180;
  return [x + r * Math.cos(radians), y + r * Math.sin(radians)];
}

/** Path data of a clockwise arc between two angles in degrees. */
export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const [startX, startY] = polar(x, y, r, from);
  const [endX, endY] = polar(x, y, r, to);
  return p`M${startX} ${startY}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${endX} ${endY}`;
}

/** Makes the shadow of what refers to it soft; each picture that has shadows holds this once. */
export const BLURRED = 'filter="url(#q)"';

/** Its region is that of the shape and as much again on every side. */
const BLUR =
  '<filter id="q" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="12"/></filter>';

/**
 * A drawing with its own gradients and clips, to lie in one picture with others that name theirs the same.
 *
 * @param mark is put behind each name
 */
export function withOwnIds(drawing: string, mark: string | number): string {
  const ids = new Set([...drawing.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
  return drawing.replace(/( id="|url\(#)(\w+)/g, (whole, before: string, id: string) =>
    ids.has(id) ? `${before}${id}${mark}` : whole,
  );
}

/** A whole picture: `body` inside a standalone `svg` element that clips at its own edges. */
export function picture(width: number, height: number, body: string): string {
  const size = p`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const blur = body.includes(BLURRED) ? BLUR : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${blur}${body}</svg>`;
}

function spaced(attributes: string): string {
  return attributes ? ` ${attributes}` : '';
}
