import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BestOffers } from '../../domain/BestOffers';
import { nothingChosen } from '../../domain/nothingChosen';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { slip } from '../../ui/slip';

/** The checkout of a visitor who has not chosen what to buy: where to choose, and the best offers. */
export function NothingChosen() {
  const { icon, title, description } = nothingChosen;
  return (
    <Box sx={{ mt: { xs: 0, md: 1 }, containerType: 'inline-size' }}>
      <Box component="section" aria-labelledby="nothing-chosen" sx={notice}>
        <Box aria-hidden sx={[slip, { display: 'none', [WIDE]: { display: 'grid' } }]}>
          {icon}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" id="nothing-chosen">
            {title}
          </Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
            {description}
          </Typography>
        </Box>
        <Box sx={ways}>
          <Button component={AppLink} to={pathTo('software')} variant="contained" sx={way}>
            Browse software
          </Button>
          <Button
            component={AppLink}
            to={pathTo('courses')}
            variant="outlined"
            color="secondary"
            sx={way}
          >
            Browse courses
          </Button>
        </Box>
      </Box>
      <Box sx={{ mt: 3 }}>
        <BestOffers />
      </Box>
    </Box>
  );
}

/** Where all of the notice is side by side. */
const WIDE = '@container (min-width: 560px)';

const notice = {
  ...panel,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  [WIDE]: { flexDirection: 'row', alignItems: 'center', columnGap: 3 },
} as const;

/** Beside each other where both have room in one line, else one below the other. */
const ways = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 1,
  [WIDE]: { gridTemplateColumns: '160px', flexShrink: 0, ml: 'auto' },
} as const;

const way = { px: 1, whiteSpace: 'nowrap' } as const;
