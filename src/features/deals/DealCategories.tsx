import Box from '@mui/material/Box';
import type { useDeals } from '../../api/resources/deals';
import { FacetLinks } from '../../list/FacetLinks';
import { FacetsMissing } from '../../list/FacetsMissing';
import { ALL_OFFERS, dealsHref, type DealQuery } from './dealList';

/** About how wide the categories are that the specification names (section 2), in px. */
const WIDTHS = [88, 96, 150, 225, 84, 117, 136, 135, 154, 177, 192];

export interface DealCategoriesProps {
  query: DealQuery;
  facets: NonNullable<ReturnType<typeof useDeals>['data']>['facets'] | null | undefined;
}

/** The categories with the number of deals that each has for the words of the search. */
export function DealCategories({ query, facets }: DealCategoriesProps) {
  return (
    <Box component="nav" aria-label="Categories" sx={{ minWidth: 0 }}>
      {facets === null ? (
        <FacetsMissing />
      ) : (
        <FacetLinks
          expected={WIDTHS.length}
          widths={WIDTHS}
          staysInPlace
          // Who looks for something came for what is found.
          place={query.q === '' ? 'above' : 'row'}
          links={facets?.category.map(({ value, label, count }) => ({
            label,
            count,
            to: dealsHref({ ...query, category: value === ALL_OFFERS ? null : value, page: 1 }),
            isCurrent: value === (query.category ?? ALL_OFFERS),
          }))}
        />
      )}
    </Box>
  );
}
