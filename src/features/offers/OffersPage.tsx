import { useRef } from 'react';
import { useOffers, type Audience } from '../../api/resources/offers';
import { ListingCard } from '../../domain/ListingCard';
import { ListingCardSkeleton } from '../../domain/ListingCardSkeleton';
import { CardGrid } from '../../list/CardGrid';
import { labelIn } from '../../list/facetLabels';
import { facetsOf } from '../../list/facets';
import { ListHead } from '../../list/ListHead';
import { ResultSection } from '../../list/ResultSection';
import { SortSelect } from '../../list/SortSelect';
import { useListState } from '../../list/useListState';
import { usePageTitle } from '../../routing/pageTitle';
import { Breadcrumbs, type Breadcrumb } from '../../ui/Breadcrumbs';
import { SearchField } from '../../ui/SearchField';
import { OfferFilters } from './OfferFilters';
import { offerList, SORTS } from './offerList';

export interface OffersPageProps {
  audience: Audience;
  /** The browser's title for the first page of the result. */
  title: string;
  /** One sentence below the heading. */
  lead: string;
  breadcrumbs: readonly Breadcrumb[];
}

/** The offers for an audience as a grid, four columns on large screens (specification, section 9). */
export function OffersPage({ audience, title, lead, breadcrumbs }: OffersPageProps) {
  const list = useListState(offerList);
  const { query, change } = list;
  const offers = useOffers({ audience, ...offerList.toParams(query) });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(query.page > 1 ? `${title}, page ${query.page}` : title);
  const facets = facetsOf(offers);

  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      <ListHead title="Offers" lead={lead} isTight>
        <SearchField q={query.q} label="Search offers" onChange={(q) => change({ q })} />
      </ListHead>
      <OfferFilters query={query} facets={facets} onChange={change} />
      <ResultSection
        list={list}
        result={offers}
        applied={offerList.applied(query, {
          kind: labelIn(facets?.kind),
          category: labelIn(facets?.category),
          status: labelIn(facets?.status),
        })}
        nouns={['offer', 'offers']}
        headingRef={heading}
        controls={
          <SortSelect sort={query.sort} sorts={SORTS} onChange={(sort) => change({ sort })} />
        }
        skeleton={<CardGrid skeleton={<ListingCardSkeleton kind="course" />} />}
      >
        {(items, state) => (
          <CardGrid items={items} {...state}>
            {(listing, priority) => <ListingCard listing={listing} priority={priority} />}
          </CardGrid>
        )}
      </ResultSection>
    </>
  );
}
