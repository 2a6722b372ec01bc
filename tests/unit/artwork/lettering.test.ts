import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { EM, outlineOf } from '../../../mocks/artwork/lettering/outlines';
import { withSetting } from '../../../mocks/artwork/lettering/setting';
import { inLetters } from '../../../mocks/artwork/lettering/inLetters';
import { PACKAGES, type Typeface } from '../../../mocks/artwork/lettering/typefacePackages';
import { TRACKING } from '../../../mocks/artwork/lettering/typefaces';
import { balanced, text, textLines, widthOf, wrapped } from '../../../mocks/artwork/screens/text';

const typefaces = Object.keys(PACKAGES) as Typeface[];

function fontOf(typeface: Typeface): Font {
  const name = PACKAGES[typeface];
  const file = `@fontsource/${name}/files/${name}-latin-700-normal.woff2`;
  return create(readFileSync(createRequire(import.meta.url).resolve(file))) as Font;
}

const HEADING = 'Every release, signed off in one place: Tidewater Foods, To Avery';

describe.each(typefaces)('the %s typeface', (typeface) => {
  const font = fontOf(typeface);

  it('measures a heading by its own advances and kerning, so that no line is too wide', () => {
    withSetting({ typeface, from: 20 }, () => {
      for (const size of [20, 41, 64]) {
        const rows = wrapped(HEADING, size * 9, { size, weight: 700 });
        expect(rows.join(' ')).toBe(HEADING);
        for (const row of rows) {
          const { advanceWidth } = font.layout(row, { liga: false, calt: false });
          const width = (advanceWidth / font.unitsPerEm + TRACKING.bold * (row.length - 1)) * size;
          expect(width, row).toBeLessThanOrEqual(size * 9);
          expect(widthOf(row, size, 700), row).toBeCloseTo(width, 3);
        }
      }
    });
  });

  it('leaves no word of a heading alone on the last of its lines', () => {
    withSetting({ typeface, from: 20 }, () => {
      const words = 'Know what your week is for';
      const set = { size: 40, weight: 700 };
      const width = widthOf('Know what your week is', 40, 700) + 1;
      expect(wrapped(words, width, set)).toEqual(['Know what your week is', 'for']);
      const rows = balanced(words, width, set);
      expect(rows).toHaveLength(2);
      expect(rows.join(' ')).toBe(words);
      const [first = 0, last = 0] = rows.map((row) => widthOf(row, 40, 700));
      expect(last).toBeGreaterThan(first * 0.6);
    });
  });

  it('is drawn as high and as wide as the font has it', () => {
    for (const character of 'HamburgefonstivÅé&?$0123456789') {
      const glyph = font.glyphForCodePoint(character.codePointAt(0)!);
      const { data, start } = outlineOf(glyph, font.unitsPerEm);
      const drawn = extentOf(`m${start.join(' ')}${data}`);
      const { minX, minY, maxX, maxY } = glyph.path.bbox;
      [minX, -maxY, maxX, -minY].forEach((edge, index) => {
        const wanted = (edge / font.unitsPerEm) * EM;
        expect(Math.abs((drawn[index] ?? 0) - wanted), character).toBeLessThanOrEqual(1.6);
      });
    }
  });
});

/** The left, upper, right and lower end of a path of relative steps, by points on its curves. */
function extentOf(data: string): [number, number, number, number] {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y, fromX, fromY, controlX, controlY] = [0, 0, 0, 0, 0, 0];
  const lineTo = (nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
    [controlX, controlY] = [x, y];
    xs.push(x);
    ys.push(y);
  };
  const curveTo = (cx: number, cy: number, nextX: number, nextY: number) => {
    for (let part = 0.05; part < 1; part += 0.05) {
      const rest = 1 - part;
      xs.push(rest * rest * x + 2 * rest * part * cx + part * part * nextX);
      ys.push(rest * rest * y + 2 * rest * part * cy + part * part * nextY);
    }
    lineTo(nextX, nextY);
    [controlX, controlY] = [cx, cy];
  };
  for (const [, command = '', numbers = ''] of data.matchAll(/([mhvlqtz])([-\d ]*)/g)) {
    const values = (numbers.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'z') lineTo(fromX, fromY);
    const step = { m: 2, h: 1, v: 1, l: 2, q: 4, t: 2 }[command] ?? 1;
    for (let at = 0; at < values.length; at += step) {
      const [a = 0, b = 0, c = 0, d = 0] = values.slice(at, at + step);
      if (command === 'm') {
        lineTo(x + a, y + b);
        [fromX, fromY] = [x, y];
      } else if (command === 'h') lineTo(x + a, y);
      else if (command === 'v') lineTo(x, y + a);
      else if (command === 'l') lineTo(x + a, y + b);
      else if (command === 'q') curveTo(x + a, y + b, x + c, y + d);
      else curveTo(2 * x - controlX, 2 * y - controlY, x + a, y + b);
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** One line of text as a picture has it in the end. */
const drawnLine = (...line: Parameters<typeof text>) => inLetters(text(...line));

describe('lettering', () => {
  const setting = { typeface: 'serif', from: 20 } as const;
  const style = { size: 30, weight: 700, color: '#112233' } as const;

  it('outlines what is large and bold in the typeface, and all else as the site’s own text', () => {
    const used = (drawn: string) =>
      [...drawn.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id);
    const plain = drawnLine(10, 40, 'Larder', { ...style, size: 14 });
    withSetting(setting, () => {
      expect(drawnLine(10, 40, 'Larder', style)).toMatch(
        /^<path transform="translate\(10 40\)scale\(\.3\)" d="[mhvlqtz\d -]+" fill="#112233"\/>$/,
      );
      expect(drawnLine(10, 40, 'Larder', { ...style, size: 14 })).toBe(plain);
      const light = used(drawnLine(10, 40, 'Larder', { ...style, weight: 400 }));
      const code = used(drawnLine(10, 40, 'Larder', { ...style, code: true }));
      expect(new Set([...used(plain), ...light, ...code]).size).toBe(15);
    });
  });

  it('writes each letter of small text once, however often it is used', () => {
    const drawn = inLetters(`<svg>${text(10, 40, 'Larder, a larder', { color: '#112233' })}</svg>`);
    expect(drawn).toMatch(/^<svg><g transform="translate\(10 40\)scale\(\.14\)" fill="#112233">/);
    expect(drawn.match(/<use /g)).toHaveLength('Larder,alarder'.length);
    expect(drawn.match(/<path /g)).toHaveLength(new Set('Larder,alarder').size);
    expect(inLetters('<svg></svg>')).toBe('<svg></svg>');
  });

  it('keeps a line in one face where the typeface lacks a character', () => {
    withSetting(setting, () => {
      expect(drawnLine(10, 40, 'Łódź to 東京', style)).toContain('>Łódź to 東京</text>');
    });
  });

  it('stands by its middle or its end where it is asked to', () => {
    withSetting(setting, () => {
      const width = widthOf('Larder', 30, 700);
      const left = (anchor: 'start' | 'middle' | 'end') =>
        Number(
          /translate\(([-\d.]+)/.exec(drawnLine(200, 40, 'Larder', { ...style, anchor }))?.[1],
        );
      expect(left('start')).toBe(200);
      expect(left('middle')).toBeCloseTo(200 - width / 2, 0);
      expect(left('end')).toBeCloseTo(200 - width, 0);
      expect(
        inLetters(textLines(0, 30, HEADING, { ...style, maxWidth: 300 })).match(/<path/g),
      ).toHaveLength(wrapped(HEADING, 300, { size: 30, weight: 700 }).length);
    });
  });

  it('goes back to the setting around it, also when drawing throws', () => {
    expect(() =>
      withSetting(setting, () => {
        throw new Error('No such subject.');
      }),
    ).toThrow('No such subject.');
    expect(text(0, 0, 'Larder', style)).toContain('data-face="small-sans-semibold"');
  });
});
