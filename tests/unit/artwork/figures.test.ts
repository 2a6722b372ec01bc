import { describe, expect, it } from 'vitest';
import { picturedSoftware } from '../../../mocks/seed/picturedSoftware';
import { SOFTWARE } from '../../support/artwork';

/** Layouts of a second screen that chart the trend. */
const CHARTED = ['board', 'letter', 'mobile'];

const screens = SOFTWARE.flatMap((id) => {
  const { screen, inside } = picturedSoftware(id)!;
  return [
    { name: id, screen },
    ...(CHARTED.includes(inside.layout) ? [{ name: `${id}/inside`, screen: inside.screen }] : []),
  ];
});

describe('the chart of a product', () => {
  it('goes up or down at its end as the change beside its figure says', () => {
    const told = screens.flatMap(({ name, screen: { figures, charted = 0, trend } }) => {
      const change = figures[charted]?.[2] ?? '';
      if (!/^[+−]/.test(change)) return [];
      const [before = 0, now = 0] = trend.slice(-2);
      return [{ name, change, isRising: change.startsWith('+'), rises: now > before }];
    });
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter(({ isRising, rises }) => isRising !== rises)).toEqual([]);
  });
});
