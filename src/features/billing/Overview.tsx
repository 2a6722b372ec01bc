import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PartnerAccount } from '../../api/resources/partner-accounts';
import { useStatements } from '../../api/resources/statements';
import { Payouts } from './Payouts';
import { PartnerSetup } from './setup/PartnerSetup';

/** The statements that the payouts are about: those of eight years, the newest first. */
const STATEMENTS = { sort: ['-id' as const], pageSize: 100 };

/** The tab Overview: what is paid out, and the setup; first comes what matters to the partner now. */
export function Overview({ account }: { account: PartnerAccount }) {
  const statements = useStatements({ ...STATEMENTS, partnerAccountId: account.id });
  const isHeld = statements.data?.items.some(({ status }) => status === 'held') ?? false;
  // Once the payouts are first they stay there: a setup that was just finished moves nothing.
  const [isPayoutFirst, setPayoutFirst] = useState(account.setupStatus === 'finished');
  if (isHeld && !isPayoutFirst) setPayoutFirst(true);
  const payouts = <Payouts key="payouts" account={account} statements={statements} />;
  const setup = <PartnerSetup key="setup" partnerAccount={account} />;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isPayoutFirst ? [payouts, setup] : [setup, payouts]}
    </Box>
  );
}
