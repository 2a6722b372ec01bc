import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { leadOnBand } from '../../theme/leadOnBand';
import { featureGround } from '../../theme/surfaceStyles';
import { ArrowRightIcon } from '../../ui/icons';
import { phoneInset } from '../../theme/tokens';

export interface StillStuckProps {
  /** True in a grid, which keeps its distance. */
  isInGrid?: boolean;
}

/** Leads visitors who found no answer to the contact form. */
export function StillStuck({ isInGrid = false }: StillStuckProps) {
  return (
    <Box
      component="section"
      aria-labelledby="still-stuck"
      sx={isInGrid ? band : { ...band, mt: { xs: 6, md: 9 } }}
    >
      <Box sx={{ flex: { sm: '1 1 18rem' } }}>
        <Typography variant="h3" component="h2" id="still-stuck">
          Still stuck?
        </Typography>
        <Typography sx={{ mt: 0.75, color: 'surface.onBandMuted', maxWidth: '52ch' }}>
          Describe it in your own words. You get a case number, and you don’t need to sign in.
        </Typography>
      </Box>
      <Button
        component={AppLink}
        to={pathTo('contact')}
        variant="contained"
        size="large"
        endIcon={<ArrowRightIcon />}
        sx={{ ...leadOnBand, flexShrink: 0 }}
      >
        Write to us
      </Button>
    </Box>
  );
}

const band = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  justifyContent: 'space-between',
  // Beside others its button goes below its words.
  flexWrap: 'wrap',
  gap: 3,
  p: { xs: phoneInset, sm: 4, md: 5 },
  borderRadius: '20px',
  ...featureGround,
  '--ring': 'var(--mui-palette-accent-main)',
} as const;
