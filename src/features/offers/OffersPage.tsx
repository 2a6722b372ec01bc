import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useOffers, type Audience } from '../../api/resources/offers';
import { ListingCardSkeleton } from '../../domain/ListingCardSkeleton';
import { CardGrid } from '../../list/CardGrid';
import { labelIn } from '../../list/facetLabels';
import { FilterDrawerButton } from '../../list/FilterDrawerButton';
import { facetsOf } from '../../list/facets';
import { PageHead } from '../../list/PageHead';
import { ResultSection } from '../../list/ResultSection';
import { SortSelect } from '../../list/SortSelect';
import { useListState } from '../../list/useListState';
import { usePageTitle } from '../../routing/pageTitle';
import { SearchField } from '../../ui/SearchField';
import { OfferCard } from './OfferCard';
import { OfferFilters } from './OfferFilters';
import { offerList, SORTS } from './offerList';

export interface OffersPageProps {
  audience: Audience;
  /** The browser's title for the first page of the result. */
  title: string;
  /** One sentence below the heading. */
  lead: string;
}

/** The offers for an audience as a grid, four columns on large screens (specification, section 9). */
export function OffersPage({ audience, title, lead }: OffersPageProps) {
  const list = useListState(offerList);
  const { query, change, clear } = list;
  const offers = useOffers({ audience, ...offerList.toParams(query) });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(query.page > 1 ? `${title}, page ${query.page}` : title);
  const facets = facetsOf(offers);
  const isSettled = !offers.isLoading && !offers.error;
  const applied = offerList.applied(query, {
    kind: labelIn(facets?.kind),
    category: labelIn(facets?.category),
    status: labelIn(facets?.status),
  });
  const filters = <OfferFilters query={query} facets={facets} onChange={change} />;

  return (
    <>
      <PageHead title="Offers" lead={lead}>
        <SearchField q={query.q} label="Search offers" onChange={(q) => change({ q })} />
      </PageHead>
      <Box sx={{ display: { xs: 'none', md: 'block' }, mb: 3 }}>{filters}</Box>
      <ResultSection
        list={list}
        result={offers}
        applied={applied}
        nouns={['offer', 'offers']}
        headingRef={heading}
        controls={
          <>
            <FilterDrawerButton
              appliedCount={applied.length}
              totalItems={isSettled ? offers.data?.page.totalItems : undefined}
              onClear={clear}
            >
              {filters}
            </FilterDrawerButton>
            <SortSelect sort={query.sort} sorts={SORTS} onChange={(sort) => change({ sort })} />
          </>
        }
        skeleton={<CardGrid layout="rows" skeleton={<ListingCardSkeleton kind="course" />} />}
      >
        {(items, state) => (
          <CardGrid layout="rows" items={items} {...state}>
            {(listing, priority) => <OfferCard listing={listing} priority={priority} />}
          </CardGrid>
        )}
      </ResultSection>
    </>
  );
}
