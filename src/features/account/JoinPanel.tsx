import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SITE_NAME } from '../../site';
import { CheckIcon } from '../../ui/icons';

/** Why to join (specification section 2, register). */
const reasons = [
  'Buy from 2,000+ Products top Agency',
  'Pay once and keep it: lifetime deals without a subscription',
  'Read reviews by people who bought what they judge',
  'Save deals to your wishlist and ask vendors directly',
];

/** The marketing panel beside the form that joins. */
export function JoinPanel() {
  return (
    <Box
      component="section"
      aria-label={`Why join ${SITE_NAME}`}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: { xs: 3, md: 6 },
        p: { xs: 3, md: 5 },
        borderRadius: '20px',
        bgcolor: 'surface.band',
        color: 'surface.onBand',
      }}
    >
      <Rings />
      <Typography
        variant="h2"
        component="p"
        sx={{ position: 'relative', maxWidth: '14ch', textWrap: 'balance' }}
      >
        Good tools, honest prices, yours for life.
      </Typography>
      <Box
        component="ul"
        sx={{
          position: 'relative',
          display: 'grid',
          gap: { xs: 1.25, md: 2 },
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {reasons.map((reason) => (
          <Box key={reason} component="li" sx={{ display: 'flex', gap: 1.5, maxWidth: '44ch' }}>
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                flexShrink: 0,
                width: 24,
                height: 24,
                mt: '1px',
                borderRadius: '50%',
                bgcolor: 'accent.main',
                color: 'accent.contrastText',
              }}
            >
              <CheckIcon sx={{ fontSize: 16 }} />
            </Box>
            {reason}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Drawn rings like those of a price tag, running out of the corner. */
function Rings() {
  return (
    <Box
      component="svg"
      viewBox="0 0 400 400"
      aria-hidden
      sx={{
        position: 'absolute',
        top: 0,
        right: 0,
        width: 'min(78%, 420px)',
        transform: 'translate(38%, -34%)',
        color: 'primary.main',
      }}
    >
      {[60, 100, 140, 180].map((radius, index) => (
        <circle
          key={radius}
          cx="200"
          cy="200"
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth="18"
          opacity={0.85 - index * 0.2}
        />
      ))}
    </Box>
  );
}
