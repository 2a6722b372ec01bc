import type { ReactNode } from 'react';
import { useBestOffers, type ShowcaseRow } from '../api/resources/showcase';
import { pathTo } from '../routing/paths';
import { QueryView } from '../ui/QueryView';
import { BuyRowBones, BuyRows, type RowAction } from './BuyRows';
import { LatestSection } from './LatestSection';

const MOST_SHOWN = 4;

export interface BestOffersProps {
  /** Whether an offer is to be bought from its row, or to be looked at first. */
  action?: RowAction;
  /** The stars of an offer. */
  starsOf?: (listing: ShowcaseRow['items'][number]) => ReactNode;
}

/** The best offers, in rows: for pages that have nothing else to sell. */
export function BestOffers({ action, starsOf }: BestOffersProps) {
  return (
    <LatestSection title="Best offers" to={pathTo('deals')} linkLabel="View all deals">
      <QueryView
        query={useBestOffers()}
        skeleton={<BuyRowBones count={MOST_SHOWN} hasStars={starsOf !== undefined} />}
      >
        {({ items }) => (
          <BuyRows
            action={action}
            listings={items
              .slice(0, MOST_SHOWN)
              .map((item) => ({ ...item, stars: starsOf?.(item) }))}
          />
        )}
      </QueryView>
    </LatestSection>
  );
}
