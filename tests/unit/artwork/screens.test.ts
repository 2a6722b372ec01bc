import { describe, expect, it } from 'vitest';
import { contrast, lookOf } from '../../../mocks/artwork/screens/look';
import { oneLine } from '../../../mocks/artwork/screens/oneLine';
import { rowsIn } from '../../../mocks/artwork/screens/shell';
import {
  fitted,
  linesAbove,
  text,
  textLines,
  widthOf,
  wrapped,
} from '../../../mocks/artwork/screens/text';

describe('text in a picture', () => {
  it('is wider when it is longer, larger or bolder', () => {
    expect(widthOf('invoice')).toBeGreaterThan(widthOf('in'));
    expect(widthOf('invoice', 20)).toBeCloseTo((widthOf('invoice', 10) * 20) / 10);
    expect(widthOf('invoice', 14, 700)).toBeGreaterThan(widthOf('invoice', 14, 400));
    expect(widthOf('Søren Çelik')).toBeCloseTo(widthOf('Soren Celik'), -1);
  });

  it('stays as it is where it fits, and else ends in an ellipsis within its room', () => {
    expect(fitted('Two words', 200)).toBe('Two words');
    const cut = fitted('Parcel still in Lyon since Tuesday', 120);
    expect(cut).toBe('Parcel still in…');
    expect(widthOf(cut)).toBeLessThanOrEqual(120);
    expect(fitted('Unbreakablelongword', 60)).toMatch(/^Unb\w*…$/);
  });

  it('wraps between words and keeps to its lines', () => {
    const rows = wrapped('The box came with one cup too few, so we sent another.', 140);
    expect(rows.join(' ')).toBe('The box came with one cup too few, so we sent another.');
    for (const row of rows) expect(widthOf(row)).toBeLessThanOrEqual(140);
    expect(wrapped('one two three four five six seven', 60, { lines: 2 })).toHaveLength(2);
    expect(wrapped('one two three four five six seven', 60, { lines: 2 })[1]).toMatch(/…$/);
  });

  it('stops after a sentence or a phrase where one of them has room', () => {
    expect(fitted('Two words, and some more of them', 120)).toBe('Two words');
    const said = 'It does. Feed it once when it comes back out, and again on Sunday.';
    expect(wrapped(said, 150, { lines: 1 })).toEqual(['It does.']);
    expect(wrapped(said, 200, { lines: 2 }).join(' ')).toBe('It does.');
    expect(wrapped(said, 240, { lines: 3 }).join(' ')).toBe(said);
    const above = linesAbove(40, 0, 20, said, { color: '#000000', maxWidth: 200 });
    expect(above).toContain('>It does.<');
    expect(above.match(/<text/g)).toHaveLength(1);
    expect(linesAbove(20, 0, 40, said, { color: '#000000', maxWidth: 200 })).toBe('');
  });

  it('gets smaller before it is cut', () => {
    const line = oneLine(0, 0, 'Checkout in two steps', { size: 18, color: '#000', maxWidth: 150 });
    expect(line).toContain('>Checkout in two steps<');
    expect(Number(/font-size="([\d.]+)"/.exec(line)?.[1])).toBeLessThan(18);
  });

  it('is written as well-formed XML', () => {
    expect(text(1, 2, 'Tern & Tide <ok>', { color: '#000000' })).toContain(
      '>Tern &amp; Tide &lt;ok&gt;</text>',
    );
    expect(
      textLines(0, 10, 'one two', { color: '#000000', maxWidth: 30 }).match(/<text/g),
    ).toHaveLength(2);
  });
});

it('rows of a list end above the edge', () => {
  expect(rowsIn(['first', 'second', 'third'], 119, 60)).toEqual(['first']);
  expect(rowsIn(['first', 'second', 'third'], 120, 60)).toEqual(['first', 'second']);
});

describe('the look of a product', () => {
  it('can be read, on white as on ink', () => {
    for (let index = 0; index < 120; index += 1) {
      for (const dark of [false, true]) {
        const look = lookOf(`product-${index}`, dark);
        const pairs: [string, string][] = [
          [look.text, look.sheet],
          [look.muted, look.sheet],
          [look.muted, look.ground],
          [look.link, look.sheet],
          [look.onBrand, look.brand],
          [look.onRail, look.rail],
          [look.onTint, look.tint],
          [look.good, look.sheet],
          [look.warn, look.sheet],
        ];
        for (const [ink, ground] of pairs) {
          expect(contrast(ink, ground), `${ink} on ${ground} of product-${index}`).toBeGreaterThan(
            4.5,
          );
        }
      }
    }
  });
});
