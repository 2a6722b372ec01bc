import { describe, expect, it } from 'vitest';
import { avatar } from '../../../mocks/artwork/avatar';
import { faceOf } from '../../../mocks/artwork/faces';
import { farness, portraitOf } from '../../../mocks/artwork/portrait';
import { catalog } from '../../../mocks/seed/catalog';
import { buildMembers } from '../../../mocks/seed/members';
import { buildTestimonials } from '../../../mocks/seed/showcase';
import { slugOf } from '../../../mocks/seed/wording';

/** The people of the seed, by the pictures that stand beside their names. */
const PEOPLE = (() => {
  const members = buildMembers(catalog().map(({ copy }) => copy.founder));
  return [...members, ...buildTestimonials()].map(({ name, picture }) => ({
    name,
    slug: picture.replace('avatar/', ''),
  }));
})();

describe('a face', () => {
  it('belongs to the name beside it', () => {
    for (const { name, slug } of PEOPLE) {
      expect(slug).toBe(slugOf(name));
      expect(faceOf(slug).isWoman, name).toBeDefined();
    }
  });

  it('contradicts no name by beard or hair', () => {
    const [women, men] = [true, false].map((is) =>
      PEOPLE.map(({ slug }) => faceOf(slug)).filter(({ isWoman }) => isWoman === is),
    );
    expect(women?.every(({ beard, hair }) => beard === 0 && !hair.includes('bald'))).toBe(true);
    expect(men?.every(({ hair }) => !hair.includes('extraLong'))).toBe(true);
    expect(faceOf('dr-kavya-iyer').isWoman).toBe(true);
    expect(faceOf('newcomer-3')).toMatchObject({ isWoman: undefined, beard: 0 });
  });

  it('is the same for the same person, and not that of another', () => {
    const drawn = PEOPLE.map(({ slug }) => avatar(slug));
    expect(PEOPLE.map(({ slug }) => avatar(slug))).toEqual(drawn);
    expect(new Set(drawn).size).toBe(new Set(PEOPLE.map(({ slug }) => slug)).size);
  });

  it('differs from every other one in more than its clothes', () => {
    const slugs = [...new Set(PEOPLE.map(({ slug }) => slug))];
    const faces = slugs.map((slug) => portraitOf(slug));
    const alike = faces.flatMap((one, at) =>
      faces
        .slice(at + 1)
        .flatMap((other, apart) =>
          farness(one, other) < 2.5 ? [`${slugs[at]} and ${slugs[at + 1 + apart]}`] : [],
        ),
    );
    expect(alike).toEqual([]);
  });
});
