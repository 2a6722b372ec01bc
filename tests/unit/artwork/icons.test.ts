import { expect, it } from 'vitest';
import { hasIcon, iconOf } from '../../../mocks/artwork/screens/icons';
import { templateCopies } from '../../../mocks/seed/copy/templates/copies';
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

it('every tab of an app on a phone has an icon of its own', () => {
  for (const { title, demo } of templateCopies.mobile) {
    for (const label of demo.menu) expect(hasIcon(label), `${title}: ${label}`).toBe(true);
    const icons = demo.menu.map((label) => iconOf(0, 0, label, '#000000'));
    expect(new Set(icons).size, title).toBe(icons.length);
  }
});
