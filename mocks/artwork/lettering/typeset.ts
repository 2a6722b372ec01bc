import { p } from '../svg';
import { scaleOf } from './lettered';
import { EM, joined, type Outline } from './outlines';
import type { SetLine } from './typefaces';

/** The letters that have been set, by their ids. */
const letters = new Map<string, Outline>();

/**
 * One line of small text; `x` is its left end, `y` its base line. It names its letters, each of which is
 * in the picture once: {@link withLetters} puts them there.
 */
export function typeset(
  { glyphs }: SetLine,
  x: number,
  y: number,
  { size, color }: { size: number; color: string },
): string {
  const used = glyphs.map(({ id, outline, at }) => {
    if (!outline.data) return '';
    letters.set(id, outline);
    const left = Math.round(at * EM);
    return `<use href="#${id}"${left ? ` x="${left}"` : ''}/>`;
  });
  return p`<g transform="translate(${x} ${y})scale(${scaleOf(size)})" fill="${color}">${used.join('')}</g>`;
}

/** A picture with the letters that its lines name. */
export function withLetters(svg: string): string {
  const named = new Set([...svg.matchAll(/href="#(_[^"]+)"/g)].map(([, id = '']) => id));
  if (named.size === 0) return svg;
  const shapes = [...named].sort().map((id) => {
    const { start, data } = letters.get(id)!;
    return `<path id="${id}" d="m${joined(...start)}${data}"/>`;
  });
  return svg.replace('</svg>', `<defs>${shapes.join('')}</defs></svg>`);
}
