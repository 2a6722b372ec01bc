import Box from '@mui/material/Box';
import { useBestOffers } from '../../api/resources/showcase';
import { BuyRowBones, BuyRows } from '../../domain/BuyRows';
import { LatestSection } from '../../domain/LatestSection';
import { NothingFound } from '../../domain/NothingFound';
import { nothingChosen } from '../../domain/nothingChosen';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';
import { lowAboveForm } from './gateLayout';

const MOST_SHOWN = 3;

/** The checkout of a visitor who has not chosen what to buy: where to choose, and the best offers. */
export function NothingChosen() {
  return (
    <Box sx={{ mt: { xs: 0, md: 2 } }}>
      <Box sx={lowAboveForm}>
        <NothingFound {...nothingChosen} />
      </Box>
      <Box sx={{ mt: { xs: 3, md: 5 } }}>
        <LatestSection title="Best offers" to={pathTo('deals')} linkLabel="See all deals">
          <QueryView query={useBestOffers()} skeleton={<BuyRowBones count={MOST_SHOWN} />}>
            {({ items }) => <BuyRows listings={items.slice(0, MOST_SHOWN)} />}
          </QueryView>
        </LatestSection>
      </Box>
    </Box>
  );
}
