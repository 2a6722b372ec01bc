import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PartnerAccount } from '../../api/resources/partner-accounts';
import type { Statement, useStatements } from '../../api/resources/statements';
import { formatDate, formatMonthYear } from '../../lib/dates';
import { formatExactMoney } from '../../lib/money';
import { AppLink } from '../../routing/AppLink';
import { featureGround } from '../../theme/surfaceStyles';
import { radius } from '../../theme/tokens';
import { QueryView } from '../../ui/QueryView';
import { FROM_OVERVIEW } from './fromOverview';
import { PayoutBars } from './PayoutBars';
import { RecentStatements, type LinkToStatements } from './RecentStatements';
import { PayoutsSkeleton } from './PayoutsSkeleton';
import { PaidOutTo } from './setup/PaidOutTo';

interface WhenPaidProps {
  statement: Statement;
  /** False without a setup: it is not known where to. */
  isPayable: boolean;
  linkTo: LinkToStatements;
}

/** Which month it is that is paid out, as the way to its statement, and when. */
function WhenPaid({ statement, isPayable, linkTo }: WhenPaidProps) {
  const { id, period, status, payableOn } = statement;
  return (
    <>
      <Link component={AppLink} to={linkTo(id)} state={FROM_OVERVIEW} color="inherit">
        {formatMonthYear(period.from)}
      </Link>
      {status === 'open' ? ' so far' : null}, to be paid out on {formatDate(payableOn)}
      {isPayable ? null : ', or when your setup is finished if that is later'}
    </>
  );
}

/** When what is held back is paid, and what it comes to with the payout that waits for the same steps. */
function whenHeld(held: Statement['payout'], waiting: Statement | undefined): string {
  const when = 'Paid out as soon as you finish the steps below';
  if (!waiting) return when;
  const sum = { ...held, amountMinor: held.amountMinor + waiting.payout.amountMinor };
  return `${when}: ${formatExactMoney(sum)} with the next payout`;
}

export interface PayoutsProps {
  account: PartnerAccount;
  /** The statements of the account, the newest first. */
  statements: ReturnType<typeof useStatements>;
  linkTo: LinkToStatements;
}

/**
 * What is paid out next and where to, which is this month where no other is due; beside it the statements
 * before, so that no sum is there twice.
 */
export function Payouts({ account, statements, linkTo }: PayoutsProps) {
  const isFinished = account.setupStatus === 'finished';
  return (
    <Box component="section" aria-labelledby="payouts">
      <Typography id="payouts" variant="h3" component="h2">
        Payouts
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        Each month’s sales are paid out in the next month, less refunds and the fee.
      </Typography>
      <QueryView query={statements} skeleton={<PayoutsSkeleton />}>
        {({ items, heldPayout }) => {
          const due = items.find(({ status }) => status === 'due');
          const open = items.find(({ status }) => status === 'open');
          const next = due ?? open;
          const earlier = items.filter((one) => one !== due && one !== open);
          // What is paid next and where to leave half of the card free.
          const hasRoom = isFinished && !(due && open) && heldPayout.amountMinor === 0;
          return (
            <Box sx={{ ...columns, ...(earlier.length === 0 && oneColumn) }}>
              <Box component="dl" sx={facts}>
                <Fact
                  name="Next payout"
                  value={next ? formatExactMoney(next.payout) : 'Nothing sold yet'}
                  note={
                    next && <WhenPaid statement={next} isPayable={isFinished} linkTo={linkTo} />
                  }
                  aside={
                    next &&
                    earlier.length > 0 &&
                    hasRoom && <PayoutBars statements={[next, ...earlier]} />
                  }
                />
                {isFinished ? (
                  <Fact name="Paid out to">
                    <PaidOutTo partnerAccountId={account.id} />
                  </Fact>
                ) : null}
                {due && open ? (
                  <Fact
                    name="This month so far"
                    value={formatExactMoney(open.payout)}
                    note={<WhenPaid statement={open} isPayable linkTo={linkTo} />}
                  />
                ) : null}
                {heldPayout.amountMinor > 0 ? (
                  <Fact
                    name="Held back"
                    value={formatExactMoney(heldPayout)}
                    note={whenHeld(heldPayout, isFinished ? undefined : next)}
                  />
                ) : null}
              </Box>
              {earlier.length > 0 ? (
                <RecentStatements statements={earlier} linkTo={linkTo} />
              ) : null}
            </Box>
          );
        }}
      </QueryView>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        Days are counted in the time zone {account.timeZone}.
      </Typography>
    </Box>
  );
}

interface FactProps {
  name: string;
  value?: string;
  note?: ReactNode;
  /** Beside them. */
  aside?: ReactNode;
  /** In place of the value and the note. */
  children?: ReactNode;
}

function Fact({ name, value, note, aside, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children ?? (
          <>
            <strong>{value}</strong>
            {note ? <span>{note}</span> : null}
            {aside}
          </>
        )}
      </dd>
    </div>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** As on the page of credits: money of one's own is white on dark. */
const facts = {
  position: 'relative',
  m: 0,
  p: { xs: 2, sm: 3 },
  display: 'grid',
  columnGap: { xs: 2, sm: 3 },
  rowGap: { xs: 1.5, sm: 3 },
  gridTemplateColumns: {
    // Names of banks and sums are not broken: below each other where a phone is too narrow for both.
    xs: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))',
    sm: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  },
  alignContent: 'space-between',
  borderRadius: `${radius.card}px`,
  ...featureGround,
  fontVariantNumeric: 'tabular-nums',
  '& dt, & dd > span': { display: 'block', typography: 'body2', color: 'surface.onBandMuted' },
  '& dd > span': { textWrap: 'balance' },
  '& dd:has(> [aria-hidden]) > :not([aria-hidden])': { maxWidth: { sm: '50%' } },
  '& dd': { m: 0 },
  // Points and commas clear of the digits beside them.
  '& strong': { display: 'block', my: 0.25, typography: 'h3' },
  // What is paid next is what one comes for. Where three others follow, the first of them is beside it.
  // On phones it has the line to itself.
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '&:not(:has(> :nth-of-type(4))) > :first-of-type': { gridColumn: '1 / -1' },
  '& > :nth-of-type(4)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& > :first-of-type strong': {
    my: 0.5,
    typography: 'title',
  },
} as const;
