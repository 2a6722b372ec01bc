import Box from '@mui/material/Box';
import { labelOf } from '../../../lib/text';
import { FacetLinks } from '../../../list/FacetLinks';
import type { OpenList } from '../../../list/useListState';
import { pathTo } from '../../../routing/paths';
import { STATUS_LABELS } from './listingWords';
import type { VendorListingListQuery } from './vendorListingList';

export interface StatusLinksProps extends Pick<
  OpenList<VendorListingListQuery>,
  'query' | 'linkTo'
> {
  /** How many listings stand how; undefined while that is not known. */
  choices: readonly { value: string; count: number }[] | undefined;
}

/** The order in which a vendor looks at them: what sells first, what needs work last. */
const STATES = ['live', 'submitted', 'draft', 'rejected'] as const;

/** All listings, and those of each state, with their numbers: one of them is shown. */
export function StatusLinks({ query, choices, linkTo }: StatusLinksProps) {
  const hrefFor = (status: VendorListingListQuery['status']) =>
    pathTo('partnerListing') + linkTo({ status }).search;
  const countOf = (status: string) => choices?.find(({ value }) => value === status)?.count ?? 0;
  const [chosen, ...others] = query.status;
  const all = {
    label: 'All',
    count: choices?.reduce((sum, { count }) => sum + count, 0) ?? 0,
    to: hrefFor([]),
    isCurrent: chosen === undefined,
  };
  const states = STATES.map((status) => ({
    label: labelOf<string>(STATUS_LABELS, status),
    count: countOf(status),
    to: hrefFor([status]),
    isCurrent: chosen === status && others.length === 0,
  }));
  return (
    <Box component="nav" aria-label="Products by status" sx={{ mb: { xs: 2, md: 3 } }}>
      <FacetLinks
        links={choices && [all, ...states]}
        expected={STATES.length + 1}
        staysInPlace
        isRow
      />
    </Box>
  );
}
