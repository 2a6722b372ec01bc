import Box from '@mui/material/Box';
import { BestOffers } from '../../domain/BestOffers';
import { NothingFound } from '../../domain/NothingFound';
import { nothingChosen } from '../../domain/nothingChosen';
import { lowAboveForm } from './gateLayout';

/** The checkout of a visitor who has not chosen what to buy: where to choose, and the best offers. */
export function NothingChosen() {
  return (
    <Box sx={{ mt: { xs: 0, md: 2 } }}>
      <Box sx={lowAboveForm}>
        <NothingFound {...nothingChosen} />
      </Box>
      <Box sx={{ mt: { xs: 3, md: 5 } }}>
        <BestOffers />
      </Box>
    </Box>
  );
}
