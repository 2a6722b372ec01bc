import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import {
  useOffers,
  type Audience,
  type OfferFacets,
  type OfferSummary,
} from '../../api/resources/offers';
import { CardGrid } from '../../list/CardGrid';
import { filterCount } from '../../list/filterCount';
import { labelIn } from '../../list/facetLabels';
import { FilterDrawerButton } from '../../list/FilterDrawerButton';
import { facetsOf } from '../../list/facets';
import { pricesInView } from '../../list/pricesInView';
import { PageHead } from '../../list/PageHead';
import { ResultSection } from '../../list/ResultSection';
import { SortSelect } from '../../list/SortSelect';
import { useListState, type OpenList } from '../../list/useListState';
import { useListTitle } from '../../list/useListTitle';
import { SearchField } from '../../ui/SearchField';
import { OfferCard, OfferCardSkeleton } from './OfferCard';
import { OfferFilters } from './OfferFilters';
import { OFFERS, type OfferQuery } from './offerList';

/** What the head of an audience may show. */
export interface OfferHead {
  list: OpenList<OfferQuery>;
  offers: ReturnType<typeof useOffers>;
  /** Undefined on their way, null if they could not be loaded. */
  facets: OfferFacets | null | undefined;
}

export interface OffersPageProps {
  audience: Audience;
  /** The browser's title for the first page of the result; the heading is that of the menu. */
  title: string;
  /** One sentence below the heading. */
  lead: (summary: OfferSummary | null | undefined) => string;
  /** At the end of the head, below on phones: what the offers come to, or ways into them. */
  head: (shown: OfferHead) => ReactNode;
}

/** The offers for an audience as a grid, four columns on large screens (specification, section 9). */
export function OffersPage({ audience, title, lead, head }: OffersPageProps) {
  const { list: offerList, sorts } = OFFERS[audience];
  const list = useListState(offerList);
  const { query, change, clear } = list;
  const offers = useOffers({ audience, ...offerList.toParams(query) });
  const heading = useRef<HTMLHeadingElement>(null);
  useListTitle(title, query);
  const facets = facetsOf(offers);
  const isSettled = !offers.isLoading && !offers.error;
  const applied = offerList.applied(query, {
    kind: labelIn(facets?.kind),
    certification: labelIn(facets?.certification),
    category: labelIn(facets?.category),
    status: labelIn(facets?.status),
  });
  const filters = { query, facets, onChange: change };
  const search = <SearchField q={query.q} label="Search offers" onChange={(q) => change({ q })} />;

  return (
    <>
      {/* Why the levels of students come to more than the courses there are has to be said on phones, too. */}
      <PageHead title="Offers" lead={lead(offers.data?.summary)} isTight={audience === 'buyer'}>
        {head({ list, offers, facets })}
      </PageHead>
      <OfferFilters {...filters}>{search}</OfferFilters>
      <ResultSection
        list={list}
        result={offers}
        applied={applied}
        nouns={['offer', 'offers']}
        headingRef={heading}
        isShort
        controls={
          <>
            <FilterDrawerButton
              appliedCount={filterCount(applied)}
              totalItems={isSettled ? offers.data?.page.totalItems : undefined}
              onClear={clear}
            >
              <OfferFilters {...filters} />
            </FilterDrawerButton>
            <SortSelect sort={query.sort} sorts={sorts} onChange={(sort) => change({ sort })} />
          </>
        }
        skeleton={
          <Box sx={pricesInView}>
            <CardGrid layout="rows" skeleton={<OfferCardSkeleton />} />
          </Box>
        }
      >
        {(items, state) => (
          <Box sx={pricesInView}>
            <CardGrid layout="rows" items={items} {...state}>
              {(offer, priority) => (
                <OfferCard offer={offer} audience={audience} priority={priority} />
              )}
            </CardGrid>
          </Box>
        )}
      </ResultSection>
    </>
  );
}
