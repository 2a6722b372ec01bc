import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { usePartnerAccounts, usePartnerOverview } from '../../api/resources/partner-accounts';
import { PageHead } from '../../list/PageHead';
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
      <PageHead
        title="Partner Dashboard"
        lead={names ? list.format(names) : error ? ' ' : <Skeleton component="span" width={240} />}
      />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
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
