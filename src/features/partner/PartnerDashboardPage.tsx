import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { usePartnerAccounts } from '../../api/resources/partner-accounts';
import { QueryView } from '../../ui/QueryView';

const names = new Intl.ListFormat('en');

/** 'Partner Dashboard' (specification, section 2): where a partner begins. */
export function PartnerDashboardPage() {
  const partnerAccounts = usePartnerAccounts();
  return (
    <>
      <Typography variant="h2" component="h1">
        Partner Dashboard
      </Typography>
      <QueryView query={partnerAccounts} skeleton={<Skeleton width={240} />}>
        {({ items }) => (
          <Typography sx={{ mt: 0.75, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {names.format(items.map(({ name }) => name))}
          </Typography>
        )}
      </QueryView>
    </>
  );
}
