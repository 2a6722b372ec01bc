import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PartnerAccount } from '../../api/resources/partner-accounts';
import { useStatements } from '../../api/resources/statements';
import { Payouts } from './Payouts';
import { PayoutsSkeleton } from './PayoutsSkeleton';
import type { LinkToStatements } from './RecentStatements';
import { PartnerSetup } from './setup/PartnerSetup';

/** The statements that the payouts are about: those of eight years, the newest first. */
const STATEMENTS = { sort: ['-id' as const], pageSize: 100 };

export interface OverviewProps {
  account: PartnerAccount;
  linkTo: LinkToStatements;
}

/** The tab Overview: what is paid out, and the setup; first comes what matters to the partner now. */
export function Overview({ account, linkTo }: OverviewProps) {
  const statements = useStatements({ ...STATEMENTS, partnerAccountId: account.id });
  // Decided once, and kept: parts that change places would take the focus from a field in use.
  const [first, setFirst] = useState<'payouts' | 'setup' | undefined>(
    account.setupStatus === 'finished' ? 'payouts' : undefined,
  );
  if (!first && (statements.data !== undefined || statements.error !== undefined)) {
    const held = statements.data?.heldPayout.amountMinor ?? 0;
    setFirst(held > 0 ? 'payouts' : 'setup');
  }
  const payouts = (
    <Payouts key="payouts" account={account} statements={statements} linkTo={linkTo} />
  );
  const setup = <PartnerSetup key="setup" partnerAccount={account} />;
  return (
    <>
      {first ? null : (
        <Box sx={{ minHeight: 640 }}>
          <PayoutsSkeleton />
        </Box>
      )}
      {/* Both load meanwhile. */}
      <Box
        sx={{
          display: first ? 'grid' : 'none',
          // Cards of one page, or two parts of it while the setup is a form.
          gap: account.setupStatus === 'finished' ? { xs: 2, md: 2.5 } : 4,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {first === 'payouts' ? [payouts, setup] : [setup, payouts]}
      </Box>
    </>
  );
}
