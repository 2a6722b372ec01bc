import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { usePartnerAccounts, type PartnerOverview } from '../api/resources/partner-accounts';
import { joinNames } from '../lib/joinNames';
import { formatExactMoney } from '../lib/money';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { panel } from '../theme/surfaceStyles';
import { tabularNumbers } from '../theme/tokens';

type Held = NonNullable<PartnerOverview['unpayable']>;

/** What can't be paid out yet, why, and what releases it: first on both dashboards of a partner. */
export function HeldPayout({ held }: { held: Held | null }) {
  if (!held) return null;
  const { payout, partnerAccounts } = held;
  return (
    <Box component="section" aria-labelledby="held-payout" sx={strip}>
      <Box sx={{ flex: '1 1 150px', minWidth: 0 }}>
        <Box sx={amount}>
          <Typography id="held-payout" variant="subtitle2" component="h2">
            Held back
          </Typography>
          <Typography variant="h4" component="p" sx={tabularNumbers}>
            {formatExactMoney(payout)}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ mt: 0.25, textWrap: 'pretty' }}>
          {joinNames(partnerAccounts)}{' '}
          {partnerAccounts.length === 1
            ? 'is paid as soon as its setup is finished.'
            : 'are paid as soon as their setups are finished.'}
        </Typography>
      </Box>
      <Button
        component={AppLink}
        to={pathTo('billing', { account: partnerAccounts[0]!.id })}
        size="small"
        variant="contained"
        sx={{ flexShrink: 0 }}
      >
        Finish setup
      </Button>
    </Box>
  );
}

/** Takes its room until it is known whether something is held back; none where every setup is finished. */
export function HeldPayoutSkeleton() {
  const accounts = usePartnerAccounts().data?.items;
  if (accounts?.every(({ setupStatus }) => setupStatus === 'finished')) return null;
  return <Skeleton variant="rounded" sx={bone} />;
}

/** As far from what follows as its cards are from each other. */
const below = { mb: { xs: 1.5, md: 2.5 } } as const;

/** As high as the strip: the narrowest phones have its button below the words. */
const bone = {
  ...below,
  height: { xs: 97, sm: 80 },
  '&&': { '@media (max-width: 374.95px)': { height: 142 } },
} as const;

/** A notice, not one of the cards: something is missing. */
const strip = {
  ...panel,
  ...below,
  px: { xs: 2, sm: 2.5 },
  py: { xs: 1.75, sm: 2 },
  display: 'flex',
  // On the narrowest phones the button is below the words.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1.25,
  bgcolor: 'tint.warning',
  borderColor: 'color-mix(in srgb, var(--mui-palette-warning-main) 30%, transparent)',
  boxShadow: 'none',
} as const;

const amount = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
} as const;
