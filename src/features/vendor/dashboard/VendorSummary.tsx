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
          <NextPayout overview={overview} />
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

/** What is paid next, or could be if it were known where to, and what can't be paid before that is. */
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
      {unpayable ? (
        <Box sx={held}>
          {nextPayout ? (
            <div>
              <Typography variant="h3" component="p">
                {formatExactMoney(unpayable.payout)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'surface.onBandMuted' }}>
                {namesOf(unpayable.partnerAccounts)}, {whyHeld(unpayable.partnerAccounts)}
              </Typography>
            </div>
          ) : null}
          <Button
            component={AppLink}
            to={pathTo('billing', { account: unpayable.partnerAccounts[0]!.id })}
            size="small"
            variant="contained"
          >
            Finish setup
          </Button>
        </Box>
      ) : null}
      <Box component="dl" sx={soFar}>
        <dt>Net this month{hasSeveral ? ', all businesses' : null}</dt>
        <dd>{formatExactMoney(netThisMonth)}</dd>
      </Box>
    </Box>
  );
}

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
  payout: { height: { xs: 270, sm: 'auto' } },
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

const held = {
  ...tabularNumbers,
  display: 'grid',
  justifyItems: 'start',
  gap: 1,
  mb: 2,
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
  gridArea: 'payout',
  gap: 0,
  borderColor: 'transparent',
  backgroundOrigin: 'border-box',
  ...featureGround,
} as const;
