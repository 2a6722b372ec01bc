import { describe, expect, it } from 'vitest';
import { templateCopies } from '../../../mocks/seed/copy/templates/copies';
import { contrast } from '../../../src/theme/colors';
import { areNames, changeIn, isGood, labelIn } from '../../../src/lib/demoLabels';
import { scaleOf } from '../../../src/lib/demoScale';
import { labelColors } from '../../../src/theme/labelColors';

describe('what an app shows of its records', () => {
  it('tells how a figure moved', () => {
    expect(changeIn('orders, up 6%')).toEqual({ words: 'orders', way: 'up', by: '6%' });
    expect(changeIn('returned, down 0.4')).toMatchObject({ way: 'down', by: '0.4' });
    expect(changeIn('in, 41 entries')).toEqual({ words: 'in, 41 entries', way: '', by: '' });
  });

  it('puts the last short words of a row on a label', () => {
    expect(labelIn('#48341, $128.00, paid')).toEqual({ words: '#48341, $128.00', label: 'paid' });
    expect(labelIn('14 min, school run on Elm').label).toBe('');
    expect([isGood('paid'), isGood('late')]).toEqual([true, false]);
    expect([areNames(['Ada Nwosu']), areNames(['#48213', 'Ada Nwosu'])]).toEqual([true, false]);
  });

  it('has a grid at round figures, from zero', () => {
    const scale = scaleOf([962, 1041, 1310, 1522, 1178, 1096, 1284], true);
    expect([0, 0.5, 1].map(scale.mark)).toEqual(['0', '800', '1.6k']);
    expect(scale.rise(800)).toBe(0.5);
    expect(scale.peak).toBe(3);
  });

  it('is flat where nothing has been counted yet', () => {
    const scale = scaleOf([0, 0, 0], true);
    expect(scale.rise(0)).toBe(0);
    expect([0, 1].map(scale.mark)).toEqual(['0', '1']);
  });

  it('can be read in the colors of every template', () => {
    for (const { demo } of Object.values(templateCopies).flat()) {
      const { label, tint, monogram, good, goodField, onGoodField } = labelColors(demo.colors);
      const least = Math.min(
        contrast(label, tint),
        contrast(monogram, tint),
        contrast(good, demo.colors.surface),
        contrast(onGoodField, goodField),
      );
      expect(least, demo.brand).toBeGreaterThanOrEqual(4.5);
    }
  });
});
