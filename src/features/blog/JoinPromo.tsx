import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { featureGround, stretchedLink } from '../../theme/surfaceStyles';
import { radius } from '../../theme/tokens';
import { ArrowRightIcon } from '../../ui/icons';

/** The promo beside the posts; all of it leads to joining (specification, section 2). */
export function JoinPromo() {
  return (
    <Box
      component="section"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        p: 3,
        borderRadius: '14px',
        ...featureGround,
        '&:has(a:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
        '& a:focus-visible': { outline: 'none' },
        '&:hover a': { textDecoration: 'underline', textUnderlineOffset: '0.16em' },
      }}
    >
      <Typography variant="h3" component="h2" sx={{ maxWidth: '12ch' }}>
        <Box component={AppLink} to={pathTo('register')} sx={stretchedLink}>
          Join Plus & save today
        </Box>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, maxWidth: '30ch', color: 'surface.onBandMuted' }}>
        Keep a wishlist, ask founders before you buy, and catch deals before they end.
      </Typography>
      {/* The title is the link; this only looks like one. */}
      <Box aria-hidden sx={button}>
        Create an account
        <ArrowRightIcon fontSize="small" />
      </Box>
    </Box>
  );
}

const button = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  mt: 2.5,
  px: 2,
  borderRadius: `${radius.control}px`,
  bgcolor: 'accent.main',
  color: 'accent.contrastText',
  typography: 'button',
} as const;
