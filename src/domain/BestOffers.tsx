import { useBestOffers } from '../api/resources/showcase';
import { pathTo } from '../routing/paths';
import { QueryView } from '../ui/QueryView';
import { BuyRowBones, BuyRows } from './BuyRows';
import { LatestSection } from './LatestSection';

const MOST_SHOWN = 4;

/** The best offers, each to be bought from its row: for pages that have nothing else to sell. */
export function BestOffers() {
  return (
    <LatestSection title="Best offers" to={pathTo('deals')} linkLabel="View all deals">
      <QueryView query={useBestOffers()} skeleton={<BuyRowBones count={MOST_SHOWN} />}>
        {({ items }) => <BuyRows listings={items.slice(0, MOST_SHOWN)} />}
      </QueryView>
    </LatestSection>
  );
}
