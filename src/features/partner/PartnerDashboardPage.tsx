import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { usePartnerAccounts, usePartnerOverview } from '../../api/resources/partner-accounts';
import { QueryView } from '../../ui/QueryView';
import { DashboardCards, DashboardCardsSkeleton } from './DashboardCards';
import { FeedbackBanner } from './forms/FeedbackBanner';
import { OpenQuestions } from './OpenQuestions';

const list = new Intl.ListFormat('en');

/** 'Partner Dashboard' (specification, section 2): where a partner begins. */
export function PartnerDashboardPage() {
  const overview = usePartnerOverview();
  const { data: accounts, error } = usePartnerAccounts();
  const names = accounts?.items.map(({ name }) => name);
  return (
    <>
      <Typography variant="h2" component="h1">
        Partner Dashboard
      </Typography>
      <Typography sx={{ mt: 0.75, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {names ? list.format(names) : null}
        {names || error ? null : <Skeleton component="span" width={240} />}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          mt: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <QueryView query={overview} skeleton={<DashboardCardsSkeleton />}>
          {(data) => <DashboardCards overview={data} />}
        </QueryView>
        <OpenQuestions />
        <FeedbackBanner />
      </Box>
    </>
  );
}
