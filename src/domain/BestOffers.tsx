import type { ReactNode } from 'react';
import { useBestOffers, type ShowcaseRow } from '../api/resources/showcase';
import { pathTo } from '../routing/paths';
import { QueryView } from '../ui/QueryView';
import { BuyRowBones, BuyRows } from './BuyRows';
import { LatestSection } from './LatestSection';

const MOST_SHOWN = 4;

export interface BestOffersProps {
  /** The stars of an offer, which is then to be looked at and not to be bought from its row. */
  starsOf?: (listing: ShowcaseRow['items'][number]) => ReactNode;
}

/** The best offers, each to be bought from its row: for pages that have nothing else to sell. */
export function BestOffers({ starsOf }: BestOffersProps) {
  return (
    <LatestSection title="Best offers" to={pathTo('deals')} linkLabel="View all deals">
      <QueryView query={useBestOffers()} skeleton={<BuyRowBones count={MOST_SHOWN} />}>
        {({ items }) => (
          <BuyRows
            listings={items
              .slice(0, MOST_SHOWN)
              .map((item) => ({ ...item, stars: starsOf?.(item) }))}
          />
        )}
      </QueryView>
    </LatestSection>
  );
}
