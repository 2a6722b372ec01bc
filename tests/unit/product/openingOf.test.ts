import { expect, it } from 'vitest';
import { openingOf } from '../../../src/features/product/founders/openingOf';

it('takes the first sentence where it is worth setting large', () => {
  expect(openingOf('When I learned this, nobody explained why. I promised myself to.')).toEqual({
    opening: 'When I learned this, nobody explained why.',
    rest: 'I promised myself to.',
  });
});

it('leaves a text whole that is one sentence, or begins with a long one', () => {
  for (const text of [
    'We answer all of what you ask us.',
    `${'very '.repeat(40)}long. Then short.`,
    'Before I founded Brightpath Inc. I ran the support of a hotel.',
  ]) {
    expect(openingOf(text)).toEqual({ opening: undefined, rest: text });
  }
});
