import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  usePartnerAccounts,
  usePartnerOverview,
  type PartnerOverview,
} from '../../../api/resources/partner-accounts';
import { RecentSales } from '../../../domain/RecentSales';
import { formatDate } from '../../../lib/dates';
import { formatExactMoney } from '../../../lib/money';
import { MoreLink } from '../../../list/MoreLink';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { featureGround, panel } from '../../../theme/surfaceStyles';
import { tabularNumbers, veil } from '../../../theme/tokens';
import { QueryView } from '../../../ui/QueryView';
import { isCalm, WaitingList } from './WaitingList';

/** What a vendor comes for: what sold, what waits for an answer, and what is paid next. */
export function VendorSummary() {
  return (
    <QueryView query={usePartnerOverview()} skeleton={<VendorSummarySkeleton />}>
      {(overview) => (
        <Box sx={isCalm(overview) ? calmGrid : grid}>
          <Box sx={{ gridArea: 'sold', display: 'grid', minWidth: 0 }}>
            <RecentSales sales={overview.recentSales} by="day" />
          </Box>
          <WaitingList overview={overview} />
          <Box sx={payouts}>
            <NextPayout overview={overview} />
            {overview.nextPayout && overview.unpayable ? (
              <HeldPayout held={overview.unpayable} />
            ) : null}
          </Box>
        </Box>
      )}
    </QueryView>
  );
}

const list = new Intl.ListFormat('en');

type Businesses = NonNullable<PartnerOverview['unpayable']>['partnerAccounts'];

const namesOf = (businesses: Businesses) => list.format(businesses.map(({ name }) => name));

const whyHeld = ({ length }: Businesses) =>
  `held until ${length === 1 ? 'its setup is' : 'their setups are'} finished`;

/** Whose the amount is, and when it is paid. */
function noteOf({ nextPayout, unpayable }: PartnerOverview): string {
  if (nextPayout)
    return `${namesOf(nextPayout.partnerAccounts)}, ${formatDate(nextPayout.payableOn)}`;
  if (!unpayable) return 'Nothing to pay out yet.';
  return `${namesOf(unpayable.partnerAccounts)}, ${whyHeld(unpayable.partnerAccounts)}`;
}

/** What is paid next; what could be, if it were known where to, where nothing else is. */
function NextPayout({ overview }: { overview: PartnerOverview }) {
  const { nextPayout, unpayable, netThisMonth } = overview;
  const hasSeveral = (usePartnerAccounts().data?.items.length ?? 1) > 1;
  const shown = nextPayout ?? unpayable;
  return (
    <Box component="section" aria-labelledby="next-payout" sx={{ ...cell, ...dark }}>
      <Box sx={head}>
        <Typography id="next-payout" variant="subtitle2" component="h2">
          Next payout
        </Typography>
        <MoreLink to={pathTo('billing')} sx={{ color: 'inherit' }}>
          See Billing
        </MoreLink>
      </Box>
      <Typography variant="h2" component="p" sx={{ ...tabularNumbers, mt: 0.5 }}>
        {shown ? formatExactMoney(shown.payout) : '–'}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 2, color: 'surface.onBandMuted' }}>
        {noteOf(overview)}
      </Typography>
      {unpayable && !nextPayout ? (
        <Box sx={{ mb: 2 }}>
          <FinishSetup businesses={unpayable.partnerAccounts} variant="contained" />
        </Box>
      ) : null}
      <Box component="dl" sx={soFar}>
        <dt>Net this month{hasSeveral ? ', all businesses' : null}</dt>
        <dd>{formatExactMoney(netThisMonth)}</dd>
      </Box>
    </Box>
  );
}

/** What can't be paid out yet while something else is, why, and what releases it. */
function HeldPayout({ held }: { held: NonNullable<PartnerOverview['unpayable']> }) {
  return (
    <Box component="section" aria-labelledby="held-payout" sx={cell}>
      <Typography id="held-payout" variant="subtitle2" component="h2">
        Held back
      </Typography>
      <Typography variant="h3" component="p" sx={{ ...tabularNumbers, mt: 0.5 }}>
        {formatExactMoney(held.payout)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.25, mb: 1.5, color: 'text.secondary' }}>
        {namesOf(held.partnerAccounts)}, {whyHeld(held.partnerAccounts)}. Then it is paid out.
      </Typography>
      <Box sx={{ mt: 'auto' }}>
        <FinishSetup businesses={held.partnerAccounts} variant="outlined" />
      </Box>
    </Box>
  );
}

interface FinishSetupProps {
  businesses: Businesses;
  variant: 'contained' | 'outlined';
}

/** To the setup of the first business that has none. */
const FinishSetup = ({ businesses, variant }: FinishSetupProps) => (
  <Button
    component={AppLink}
    to={pathTo('billing', { account: businesses[0]!.id })}
    size="small"
    variant={variant}
    color={variant === 'outlined' ? 'secondary' : undefined}
  >
    Finish setup
  </Button>
);

/** Takes the room of the three until they are there. */
function VendorSummarySkeleton() {
  return (
    <Box aria-hidden sx={grid}>
      {AREAS.map((area) => (
        <Skeleton key={area} variant="rounded" sx={{ gridArea: area, ...heights[area] }} />
      ))}
    </Box>
  );
}

const AREAS = ['sold', 'waiting', 'payout'] as const;

const heights = {
  sold: { height: { xs: 261, sm: 296, md: 300 } },
  waiting: { height: { xs: 92, md: 'auto' } },
  payout: { height: { xs: 330, sm: 'auto' } },
} as const;

const grid = {
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  mb: { xs: 4, md: 5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 3fr) minmax(0, 2fr)',
    md: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)',
  },
  gridTemplateAreas: {
    xs: '"sold" "payout" "waiting"',
    sm: '"sold payout" "waiting waiting"',
    md: '"sold waiting payout"',
  },
} as const;

/** Where nothing waits the days have the room of it. */
const calmGrid = {
  ...grid,
  gridTemplateColumns: { ...grid.gridTemplateColumns, md: 'minmax(0, 1fr) 352px' },
  gridTemplateRows: { sm: '1fr auto' },
  gridTemplateAreas: { xs: grid.gridTemplateAreas.xs, sm: '"sold payout" "sold waiting"' },
  minHeight: { md: 300 },
} as const;

const cell = {
  ...panel,
  p: { xs: 2, sm: 2.5 },
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
} as const;

const head = {
  display: 'flex',
  // The button is higher than the line that the other cards begin with.
  height: '1lh',
  typography: 'subtitle2',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

/** Below each other what is paid, which takes the room that is left, and what is not. */
const payouts = {
  gridArea: 'payout',
  display: 'grid',
  gridTemplateRows: '1fr',
  gridAutoRows: 'auto',
  gap: { xs: 1.5, md: 2.5 },
  minWidth: 0,
} as const;

/** What comes after it, at the foot of the card. */
const soFar = {
  ...tabularNumbers,
  m: 0,
  mt: 'auto',
  pt: 1.5,
  borderTop: `1px solid ${veil.hairline}`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
  '& dt': { typography: 'body2', color: 'surface.onBandMuted' },
  '& dd': { m: 0, typography: 'h4' },
} as const;

const dark = {
  gap: 0,
  borderColor: 'transparent',
  backgroundOrigin: 'border-box',
  ...featureGround,
} as const;
