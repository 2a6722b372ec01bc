import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SITE_NAME } from '../../site';
import { belowWay } from '../../theme/pageSteps';
import { veil } from '../../theme/tokens';
import { CheckIcon } from '../../ui/icons';

/** Why to join (specification section 2, register). */
const reasons = [
  'Buy from 2,000+ Products top Agency',
  'Pay once and keep it: lifetime deals without a subscription',
  'Read reviews by people who bought what they review',
  'Save deals to your wishlist and ask vendors directly',
];

/** What joining is for, in one breath. */
export function JoinClaim() {
  return (
    <Typography variant="h1" component="p" sx={{ mt: belowWay }}>
      Good tools, honest prices,{' '}
      <Box component="span" sx={{ color: 'accent.main' }}>
        yours for life.
      </Box>
    </Typography>
  );
}

/** The reasons to join, one below the other: on the page on phones, else on the band. */
export function JoinReasons() {
  return (
    <Box component="section" aria-label={`Why join ${SITE_NAME}`}>
      <Box component="ul" sx={list}>
        {reasons.map((reason) => (
          <li key={reason}>
            <CheckIcon />
            {reason}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxWidth: { md: '58ch' },
  color: { md: 'surface.onBand' },
  '& li': { display: 'flex', gap: 1.5, py: { xs: 1.5, md: 2 } },
  '& li + li': {
    borderTop: '1px solid',
    borderColor: { xs: 'divider', md: veil.hairline },
  },
  '& svg': { flexShrink: 0, mt: '1px', color: { xs: 'success.main', md: 'accent.main' } },
} as const;
