import { describe, expect, it } from 'vitest';
import { routes } from '../../../src/app/routes';
import { navigationOf, type NavigationPlace } from '../../../src/layout/navigation';
import { paths } from '../../../src/routing/paths';

const places: NavigationPlace[] = ['visitor', 'member', 'menu', 'footer'];

describe('navigation', () => {
  it.each(places)('leads only to pages that exist: %s', (place) => {
    const existing = routes.map(({ path }) => path);
    for (const { route, label } of navigationOf(place)) {
      expect(existing, label).toContain(paths[route]);
    }
  });

  it('calls the catalogues what each kind of visitor calls them', () => {
    const labels = (place: NavigationPlace) => navigationOf(place).map(({ label }) => label);
    expect(labels('visitor')).toEqual(expect.arrayContaining(['Software', 'Courses']));
    expect(labels('member')).toEqual(expect.arrayContaining(['AI tools', 'AI Trainings']));
    expect(labels('menu')).toContain('Account Overview');
  });
});
