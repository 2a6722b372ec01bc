import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { usePartnerOverview, type PartnerOverview } from '../../../api/resources/partner-accounts';
import { SalesChange, SalesDays } from '../../../domain/RecentSalesParts';
import { formatDate } from '../../../lib/dates';
import { formatExactMoney } from '../../../lib/money';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { leadOnBand } from '../../../theme/leadOnBand';
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
          <Sold sales={overview.recentSales} />
          <WaitingList overview={overview} />
          <NextPayout overview={overview} />
        </Box>
      )}
    </QueryView>
  );
}

function Sold({ sales }: { sales: PartnerOverview['recentSales'] }) {
  return (
    <Box component="section" aria-labelledby="sold" sx={{ ...cell, gridArea: 'sold' }}>
      <Box sx={head}>
        <Typography id="sold" variant="subtitle2" component="h2">
          Sold in 30 days
        </Typography>
        <Button component={AppLink} to={pathTo('sales')} size="small" sx={{ mr: -1.5 }}>
          All sales
        </Button>
      </Box>
      <Typography component="p" sx={figure}>
        {formatExactMoney(sales.gross)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
        <SalesChange sales={sales} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        <SalesDays days={sales.days} />
      </Box>
    </Box>
  );
}

/** When that is, and what is not among it. */
function payoutNote({ nextPayout, unpayable }: PartnerOverview): string {
  const day = nextPayout && `On ${formatDate(nextPayout.payableOn)}`;
  if (!unpayable) return day ?? 'Nothing is to be paid yet.';
  const waits = 'waits for your setup.';
  return day ? `${day}. ${formatExactMoney(unpayable.payout)} more ${waits}` : `It ${waits}`;
}

/** What is paid next, or could be if it were known where to. */
function NextPayout({ overview }: { overview: PartnerOverview }) {
  const { nextPayout, unpayable } = overview;
  const shown = nextPayout ?? unpayable;
  return (
    <Box component="section" aria-labelledby="next-payout" sx={{ ...cell, ...dark }}>
      <Box sx={head}>
        <Typography id="next-payout" variant="subtitle2" component="h2">
          Next payout
        </Typography>
        {unpayable ? null : (
          <Button
            component={AppLink}
            to={pathTo('billing')}
            size="small"
            sx={{ mr: -1.5, color: 'inherit' }}
          >
            See Billing
          </Button>
        )}
      </Box>
      <Typography component="p" sx={figure}>
        {shown ? formatExactMoney(shown.payout) : '–'}
      </Typography>
      <Typography variant="body2" sx={{ mb: 2, color: 'surface.onBandMuted' }}>
        {payoutNote(overview)}
      </Typography>
      {unpayable ? (
        <Button
          component={AppLink}
          to={pathTo('billing', { account: unpayable.partnerAccountId })}
          size="small"
          variant="contained"
          sx={{ alignSelf: 'start', mb: 2, ...leadOnBand }}
        >
          Finish setup
        </Button>
      ) : null}
      <Box component="dl" sx={soFar}>
        <dt>Net this month</dt>
        <dd>{formatExactMoney(overview.netThisMonth)}</dd>
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
  sold: { height: { xs: 258, sm: 271, md: 294 } },
  waiting: { height: { xs: 92, md: 'auto' } },
  payout: { height: { xs: 176, sm: 'auto' } },
} as const;

const grid = {
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
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
  minHeight: { md: 294 },
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

const figure = {
  ...tabularNumbers,
  my: 0.5,
  fontFamily: 'h1.fontFamily',
  fontWeight: 700,
  fontSize: 'h2.fontSize',
  lineHeight: 1.2,
  letterSpacing: 0,
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
  '& dd': { m: 0, typography: 'h4', letterSpacing: 0 },
} as const;

const dark = {
  gridArea: 'payout',
  gap: 0,
  border: 0,
  ...featureGround,
} as const;
