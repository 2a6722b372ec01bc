import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { usePartnerAccounts, usePartnerOverview } from '../../api/resources/partner-accounts';
import { HeldPayout, HeldPayoutSkeleton } from '../../domain/HeldPayout';
import { RecentSales } from '../../domain/RecentSales';
import { joinNames } from '../../lib/joinNames';
import { PageHead } from '../../list/PageHead';
import { QueryView } from '../../ui/QueryView';
import { DashboardCards, DashboardCardsSkeleton } from './DashboardCards';
import { FeedbackBanner } from './forms/FeedbackBanner';
import { OpenQuestions } from './OpenQuestions';

/** 'Partner Dashboard' (specification, section 2): where a partner begins. */
export function PartnerDashboardPage() {
  const overview = usePartnerOverview();
  const { data: accounts, error } = usePartnerAccounts();
  return (
    <>
      <PageHead
        title="Partner Dashboard"
        lead={
          accounts ? (
            joinNames(accounts.items)
          ) : error ? (
            ' '
          ) : (
            <Skeleton component="span" width={240} />
          )
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <QueryView query={overview} skeleton={<OverviewSkeleton />}>
          {(data) => (
            <div>
              <HeldPayout held={data.unpayable} />
              <Box sx={beside}>
                <RecentSales sales={data.recentSales} by="product" />
                <DashboardCards overview={data} />
              </Box>
            </div>
          )}
        </QueryView>
        <Box sx={mainAndSide}>
          <OpenQuestions />
          <FeedbackBanner />
        </Box>
      </Box>
    </>
  );
}

/** Takes the room of the figures until they are there. */
function OverviewSkeleton() {
  return (
    <div>
      <HeldPayoutSkeleton />
      <Box sx={beside}>
        <Skeleton variant="rounded" sx={{ height: { xs: 260, sm: 270, lg: 274 } }} />
        <DashboardCardsSkeleton />
      </Box>
    </div>
  );
}

const beside = {
  display: 'grid',
  gap: { xs: 2, sm: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;

const mainAndSide = {
  display: 'grid',
  columnGap: 4,
  rowGap: { xs: 4, md: 6, lg: 0 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 384px' },
  // What stands beside the questions begins with their card, below their heading.
  gridTemplateRows: { lg: 'repeat(3, auto) 1fr' },
  '& > :not(:last-child)': {
    display: { lg: 'grid' },
    gridRow: { lg: '1 / span 4' },
    gridTemplateRows: 'subgrid',
    '& > :last-child': { gridRow: 4 },
  },
  '& > :last-child': { gridRow: { lg: 4 }, gridColumn: { lg: 2 }, mt: { lg: 2 } },
} as const;
