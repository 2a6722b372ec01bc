import { FacetLinks } from '../../list/FacetLinks';
import { FacetsMissing } from '../../list/FacetsMissing';
import type { LinksProps } from './TagLinks';

/** How many categories the specification names (section 3). */
const EXPECTED = 6;

/** The categories of the blog with their counts (specification, section 3), each a link. */
export function CategoryLinks({
  choices,
  current = null,
  hrefFor,
  staysInPlace = false,
}: LinksProps) {
  if (choices === null) return <FacetsMissing />;
  return (
    <FacetLinks
      expected={EXPECTED}
      staysInPlace={staysInPlace}
      links={choices?.map(({ value, label, count }) => ({
        label,
        count,
        to: hrefFor(value),
        isCurrent: value === current,
      }))}
    />
  );
}
