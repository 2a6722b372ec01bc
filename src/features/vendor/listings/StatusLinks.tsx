import Box from '@mui/material/Box';
import type { VendorListingFacets } from '../../../api/resources/vendor-listings';
import { FacetLinks } from '../../../list/FacetLinks';
import type { OpenList } from '../../../list/useListState';
import { pathTo } from '../../../routing/paths';
import { isKnownStatus, type VendorListingListQuery } from './vendorListingList';

export interface StatusLinksProps extends Pick<
  OpenList<VendorListingListQuery>,
  'query' | 'linkTo'
> {
  /** How many listings stand how; undefined while that is not known. */
  facets: VendorListingFacets | undefined;
}

/** About how wide the links will be, in px: all, and those of each state. */
const WIDTHS = [44, 53, 104, 50, 75];

/** All listings, and those of each state, with their numbers: one of them is shown. */
export function StatusLinks({ query, facets, linkTo }: StatusLinksProps) {
  const hrefFor = (status: VendorListingListQuery['status']) =>
    pathTo('partnerListing') + linkTo({ status }).search;
  const [chosen, ...others] = query.status;
  const links = facets && [
    {
      label: 'All',
      count: facets.anyStatus,
      to: hrefFor([]),
      isCurrent: chosen === undefined,
    },
    ...facets.status.filter(isKnownStatus).map(({ value, label, count }) => ({
      label,
      count,
      to: hrefFor([value]),
      isCurrent: chosen === value && others.length === 0,
    })),
  ];
  return (
    <Box component="nav" aria-label="Products by status" sx={{ mb: { xs: 2, md: 3 } }}>
      <FacetLinks
        links={links}
        expected={WIDTHS.length}
        widths={WIDTHS}
        staysInPlace
        place="above"
      />
    </Box>
  );
}
