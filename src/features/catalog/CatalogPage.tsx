import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useRef, type ReactNode } from 'react';
import { useListings, type ListingKind } from '../../api/resources/listings';
import { useListTitle } from '../../list/useListTitle';
import type { Breadcrumb } from '../../ui/Breadcrumbs';
import { facetsOf } from '../../list/facets';
import { ShopHead } from '../../list/ShopHead';
import { useListState } from '../../list/useListState';
import { SearchField } from '../../ui/SearchField';
import { FilterSide } from './CatalogFilters';
import { catalogLists, type CatalogQuery } from './catalogList';
import { CatalogResults } from './CatalogResults';

export interface CatalogPageProps {
  kind: ListingKind;
  heading: string;
  /** One sentence below the heading. */
  lead: string;
  breadcrumbs: readonly Breadcrumb[];
  /** Names the search field, for example "Search software". */
  searchLabel: string;
  /** Ways into the list, in a row at the end of the head. */
  ways?: (query: CatalogQuery, listings: ReturnType<typeof useListings>) => ReactNode;
  /** What comes before the first page of the whole list; nothing for those who look for something. */
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
  ways,
  opening,
}: CatalogPageProps) {
  const catalogList = catalogLists[kind];
  const list = useListState(catalogList);
  const { query, change } = list;
  const isWholeList = catalogList.toSearch(query) === '';
  const listings = useListings({ kind, ...catalogList.toParams(query) });
  const resultsHeading = useRef<HTMLHeadingElement>(null);
  useListTitle(heading, query);

  return (
    <>
      <ShopHead
        breadcrumbs={breadcrumbs}
        title={heading}
        lead={lead}
        search={<SearchField q={query.q} label={searchLabel} onChange={(q) => change({ q })} />}
      >
        {ways?.(query, listings)}
      </ShopHead>
      <Container sx={{ pb: { xs: 3, md: 5 } }}>
        {isWholeList ? opening : null}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr)' },
            columnGap: { md: 5, lg: 6 },
            alignItems: 'start',
          }}
        >
          <FilterSide
            kind={kind}
            query={query}
            facets={facetsOf(listings)}
            onChange={change}
            onSkip={() => resultsHeading.current?.focus()}
          />
          <CatalogResults
            kind={kind}
            list={list}
            listings={listings}
            // Courses are read like a prospectus, software is looked through like a shelf.
            layout={kind === 'software' ? 'shelf' : 'list'}
            isLed={kind === 'software' && isWholeList}
            headingRef={resultsHeading}
          />
        </Box>
      </Container>
    </>
  );
}
