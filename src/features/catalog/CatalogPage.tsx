import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useRef, type ReactNode } from 'react';
import { useListings, type ListingKind } from '../../api/resources/listings';
import { usePageTitle } from '../../routing/pageTitle';
import { Breadcrumbs, type Breadcrumb } from '../../ui/Breadcrumbs';
import { facetsOf } from '../../list/facets';
import { ListHead } from '../../list/ListHead';
import { useListState } from '../../list/useListState';
import { SearchField } from '../../ui/SearchField';
import { FilterSide } from './CatalogFilters';
import { catalogList } from './catalogList';
import { CatalogResults } from './CatalogResults';

export interface CatalogPageProps {
  kind: ListingKind;
  heading: string;
  /** One sentence below the heading. */
  lead: string;
  breadcrumbs: readonly Breadcrumb[];
  /** Names the search field, for example "Search software". */
  searchLabel: string;
  /** What comes before the whole list; not shown to those who look for something. */
  opening?: ReactNode;
}

/**
 * Search, filters, order and pages over one kind of listings (specification, sections 2 and 9).
 * All of it is in the URL.
 */
export function CatalogPage({
  kind,
  heading,
  lead,
  breadcrumbs,
  searchLabel,
  opening,
}: CatalogPageProps) {
  const list = useListState(catalogList);
  const { query, change } = list;
  const listings = useListings({ kind, ...catalogList.toParams(query) });
  const resultsHeading = useRef<HTMLHeadingElement>(null);
  usePageTitle(query.page > 1 ? `${heading}, page ${query.page}` : heading);

  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <Breadcrumbs items={breadcrumbs} />
      <ListHead title={heading} lead={lead}>
        <SearchField q={query.q} label={searchLabel} onChange={(q) => change({ q })} />
      </ListHead>
      {catalogList.toSearch(query) === '' ? opening : null}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr)' },
          columnGap: { md: 5, lg: 6 },
          alignItems: 'start',
        }}
      >
        <FilterSide
          query={query}
          facets={facetsOf(listings)}
          onChange={change}
          onSkip={() => resultsHeading.current?.focus()}
        />
        <CatalogResults kind={kind} list={list} listings={listings} headingRef={resultsHeading} />
      </Box>
    </Container>
  );
}
