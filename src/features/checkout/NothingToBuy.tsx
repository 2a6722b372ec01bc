import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NothingChosen } from '../../domain/NothingChosen';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { belowWay } from '../../theme/pageSteps';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { SavedToBuy } from './SavedToBuy';

const TITLE = 'Your order';

/** The checkout where nothing was chosen: where to choose, and what the member saved or the best offers. */
export function NothingToBuy() {
  usePageTitle(TITLE);
  return (
    <Box sx={{ minHeight: '80vh' }}>
      <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: TITLE }]} />
      <Typography variant="title" sx={{ mt: belowWay, mb: { xs: 2, md: 3 } }}>
        {TITLE}
      </Typography>
      <NothingChosen>
        <SavedToBuy />
      </NothingChosen>
    </Box>
  );
}
