import Box from '@mui/material/Box';
import { BestOffers } from '../../domain/BestOffers';
import { NothingChosen } from '../../domain/NothingChosen';

/** The checkout of a visitor who has not chosen what to buy: where to choose, and the best offers. */
export function NothingToPay() {
  return (
    <Box sx={{ mt: { xs: 0, md: 1 } }}>
      <NothingChosen>
        <Box sx={{ mt: 3 }}>
          <BestOffers />
        </Box>
      </NothingChosen>
    </Box>
  );
}
