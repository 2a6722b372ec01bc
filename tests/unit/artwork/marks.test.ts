import { expect, it } from 'vitest';
import { markOf } from '../../../mocks/artwork/marks';
import { monogram } from '../../../mocks/artwork/marksSpoken';
import { catalog } from '../../../mocks/seed/catalog';
import { templateAuthors } from '../../../mocks/seed/copy/templates/authors';

it('each product and each studio has a mark of a kind of its own', () => {
  const products = catalog().flatMap(({ form, id }) => (form === 'course' ? [] : id));
  const studios = templateAuthors.flatMap(({ picture }) =>
    picture.startsWith('logo/') ? picture.replace('logo/', '') : [],
  );
  expect(studios.length).toBeGreaterThan(5);
  const kinds = [...products, ...studios].map((slug) => {
    const mark = markOf(slug);
    // Letters differ as words do.
    return mark === monogram ? `the letter ${slug.charAt(0)}` : mark.toString();
  });
  expect(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)).toEqual([]);
});
