import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PartnerAccount } from '../../api/resources/partner-accounts';
import type { Statement, useStatements } from '../../api/resources/statements';
import { formatDate, formatMonthYear } from '../../lib/dates';
import { formatExactMoney } from '../../lib/money';
import { panel } from '../../theme/surfaceStyles';
import { QueryView } from '../../ui/QueryView';

const totalOf = (statements: readonly [Statement, ...Statement[]]) =>
  formatExactMoney({
    amountMinor: statements.reduce((sum, { payout }) => sum + payout.amountMinor, 0),
    currency: statements[0].payout.currency,
  });

const payoutOf = (statement: Statement | undefined, none: string) =>
  statement ? formatExactMoney(statement.payout) : none;

/** Which month is paid out next, and when: without a setup it is not known where to. */
function whenNext({ period, status, payableOn }: Statement, isPayable: boolean): string {
  const month = formatMonthYear(period.from) + (status === 'open' ? ' so far' : '');
  const when = `${month}, to be paid out on ${formatDate(payableOn)}`;
  return isPayable ? when : `${when}, or when your setup is finished if that is later`;
}

export interface PayoutsProps {
  account: PartnerAccount;
  /** The statements of the account, the newest first. */
  statements: ReturnType<typeof useStatements>;
}

/** What is paid out next, which is this month where no other is due, and what was paid last. */
export function Payouts({ account, statements }: PayoutsProps) {
  return (
    <Box component="section" aria-labelledby="payouts" sx={panel}>
      <Typography id="payouts" variant="h3" component="h2">
        Payouts
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        Each month is paid out in the next one, less refunds and the fee. Days begin and end in the
        time zone {account.timeZone}.
      </Typography>
      <QueryView
        query={statements}
        skeleton={<Skeleton variant="rounded" sx={{ height: { xs: 252, sm: 92 } }} />}
      >
        {({ items }) => {
          const due = items.find(({ status }) => status === 'due');
          const open = items.find(({ status }) => status === 'open');
          const next = due ?? open;
          const paid = items.find(({ status }) => status === 'paid');
          const [firstHeld, ...otherHeld] = items.filter(({ status }) => status === 'held');
          return (
            <Box component="dl" sx={facts}>
              <Fact
                name="Next payout"
                value={payoutOf(next, 'Nothing sold yet')}
                note={next && whenNext(next, account.setupStatus === 'finished')}
              />
              {due && open ? (
                <Fact
                  name="This month so far"
                  value={formatExactMoney(open.payout)}
                  note={`To be paid out on ${formatDate(open.payableOn)}`}
                />
              ) : null}
              {firstHeld ? (
                <Fact
                  name="Held"
                  value={totalOf([firstHeld, ...otherHeld])}
                  note="Paid out as soon as you finish the steps below"
                />
              ) : (
                <Fact
                  name="Last payout"
                  value={payoutOf(paid, 'None yet')}
                  note={
                    paid &&
                    `${formatMonthYear(paid.period.from)}, paid out on ${formatDate(paid.paidOn!)}`
                  }
                />
              )}
            </Box>
          );
        }}
      </QueryView>
    </Box>
  );
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <Box>
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        <Box component="span" sx={{ display: 'block', typography: 'h3' }}>
          {value}
        </Box>
        {note ? (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}

const facts = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
  // What is paid next is what one comes for.
  '& > :first-of-type dd > :first-of-type': {
    fontSize: { xs: '2.25rem', sm: '2.5rem' },
    lineHeight: 1.15,
  },
  alignItems: 'end',
  fontVariantNumeric: 'tabular-nums',
} as const;
