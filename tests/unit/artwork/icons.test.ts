import { expect, it } from 'vitest';
import { hasIcon, iconOf } from '../../../mocks/artwork/screens/icons';
import { screensById } from '../../../mocks/seed/copy/software/screens/screensById';

const menus = Object.entries(screensById).map(([id, { layout, nav }]) => ({ id, layout, nav }));

it('every entry of a menu has an icon of its own, the same one in every picture', () => {
  for (const { id, layout, nav } of menus) {
    // Papers have no menu, and code lists files of one kind.
    if (layout === 'invoice') continue;
    for (const label of nav) expect(hasIcon(label), `${id}: ${label}`).toBe(true);
    if (layout === 'code') continue;
    const icons = ['General', ...nav].map((label) => iconOf(0, 0, label, '#000000'));
    expect(new Set(icons).size, `${id}: ${nav.join(', ')}`).toBe(icons.length);
  }
});
