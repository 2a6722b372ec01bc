import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { panel } from '../theme/surfaceStyles';
import { CartIcon } from '../ui/moreIcons';
import { slip } from '../ui/slip';

export interface NothingChosenProps {
  /** What can be bought from here: `BuyRows`. */
  children?: ReactNode;
}

/** A checkout whose URL names nothing to buy: where to choose, and what can be bought at once. */
export function NothingChosen({ children }: NothingChosenProps) {
  const titleId = useId();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="section" aria-labelledby={titleId} sx={notice}>
        <Box aria-hidden sx={[slip, { display: 'none', [WIDE]: { display: 'grid' } }]}>
          <CartIcon />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" id={titleId}>
            You have not chosen anything yet
          </Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
            Open a deal and choose “Buy&nbsp;Now”. The plan and its price will appear here.
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
      {children}
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
  gap: 1.5,
  [WIDE]: { gridTemplateColumns: '160px', flexShrink: 0, ml: 'auto' },
  '@container (min-width: 900px)': { gridTemplateColumns: '160px 160px' },
} as const;

const way = { px: 1, whiteSpace: 'nowrap' } as const;
