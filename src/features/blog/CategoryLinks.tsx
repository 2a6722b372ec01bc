import { useArticleCategories } from '../../api/resources/blog';
import { FacetLinks } from '../../list/FacetLinks';
import { QueryView } from '../../ui/QueryView';
import { SidebarSection } from './SidebarSection';
import type { LinksProps } from './TagLinks';

/** How many categories the specification names (section 3). */
const EXPECTED = 6;

/** The categories of the blog with their counts (specification, section 3), each a link. */
export function CategoryLinks({ current = null, hrefFor, staysInPlace = false }: LinksProps) {
  const categories = useArticleCategories();
  return (
    <SidebarSection title="Category" isHead={staysInPlace}>
      <QueryView query={categories} skeleton={<FacetLinks links={undefined} expected={EXPECTED} />}>
        {({ items }) => (
          <FacetLinks
            expected={EXPECTED}
            staysInPlace={staysInPlace}
            links={items.map(({ id, name, postCount }) => ({
              label: name,
              count: postCount,
              to: hrefFor(id),
              isCurrent: id === current,
            }))}
          />
        )}
      </QueryView>
    </SidebarSection>
  );
}
