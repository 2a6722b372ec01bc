import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  usePartnerAccounts,
  usePartnerOverview,
  type PartnerOverview,
} from '../../../api/resources/partner-accounts';
import { HeldPayout, HeldPayoutSkeleton } from '../../../domain/HeldPayout';
import { RecentSales } from '../../../domain/RecentSales';
import { formatDate } from '../../../lib/dates';
import { joinNames } from '../../../lib/joinNames';
import { formatExactMoney } from '../../../lib/money';
import { MoreLink } from '../../../list/MoreLink';
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
        <>
          <HeldPayout held={overview.unpayable} />
          <Box sx={isCalm(overview) ? calmGrid : grid}>
            <Box sx={{ gridArea: 'sold', display: 'grid', minWidth: 0 }}>
              <RecentSales sales={overview.recentSales} by="day" />
            </Box>
            <WaitingList overview={overview} />
            <NextPayout overview={overview} />
          </Box>
        </>
      )}
    </QueryView>
  );
}

/** Whose the amount is, and when it is paid. */
function noteOf({ nextPayout, unpayable }: PartnerOverview): string {
  if (nextPayout)
    return `${joinNames(nextPayout.partnerAccounts)}, ${formatDate(nextPayout.payableOn)}`;
  return unpayable ? 'Nothing until a setup is finished.' : 'Nothing to pay out yet.';
}

/** What is paid next, and what this month came to, part of which may be held back. */
function NextPayout({ overview }: { overview: PartnerOverview }) {
  const { nextPayout, unpayable, netThisMonth } = overview;
  const hasSeveral = (usePartnerAccounts().data?.items.length ?? 1) > 1;
  return (
    <Box component="section" aria-labelledby="next-payout" sx={cell}>
      <Box sx={head}>
        <Typography id="next-payout" variant="subtitle2" component="h2">
          Next payout
        </Typography>
        <MoreLink to={pathTo('billing')} sx={{ color: 'inherit' }}>
          See Billing
        </MoreLink>
      </Box>
      <Typography variant="h2" component="p" sx={{ ...tabularNumbers, mt: 0.5 }}>
        {nextPayout ? formatExactMoney(nextPayout.payout) : '–'}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 2, color: 'surface.onBandMuted' }}>
        {noteOf(overview)}
      </Typography>
      <Box component="dl" sx={soFar}>
        <dt>Net this month{hasSeveral ? ', all businesses' : null}</dt>
        <dd>{formatExactMoney(netThisMonth)}</dd>
        {unpayable ? (
          <Box component="dd" sx={heldPart}>
            The part of {joinNames(unpayable.partnerAccounts)} is held back.
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

/** Takes the room of all until they are there. */
function VendorSummarySkeleton() {
  return (
    <Box aria-hidden>
      <HeldPayoutSkeleton />
      <Box sx={grid}>
        {AREAS.map((area) => (
          <Skeleton key={area} variant="rounded" sx={{ gridArea: area, ...heights[area] }} />
        ))}
      </Box>
    </Box>
  );
}

const AREAS = ['sold', 'waiting', 'payout'] as const;

const heights = {
  sold: { height: { xs: 261, sm: 296, md: 300 } },
  waiting: { height: { xs: 92, sm: 230, md: 'auto' } },
  payout: { height: { xs: 186, sm: 'auto' } },
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
  gridArea: 'payout',
  p: { xs: 2, sm: 2.5 },
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderColor: 'transparent',
  backgroundOrigin: 'border-box',
  ...featureGround,
} as const;

const head = {
  display: 'flex',
  // The button is higher than the line that the other cards begin with.
  height: '1lh',
  typography: 'subtitle2',
  alignItems: 'center',
  justifyContent: 'space-between',
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

/** A line of its own, below both. */
const heldPart = {
  '&&': { flexBasis: '100%', mt: 0.25, typography: 'body2', color: 'surface.onBandMuted' },
} as const;
