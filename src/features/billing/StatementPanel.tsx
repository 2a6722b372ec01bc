import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type Ref } from 'react';
import { useStatement, useSaveStatement, type Statement } from '../../api/resources/statements';
import { formatDate, formatMonthYear } from '../../lib/dates';
import { formatExactMoney } from '../../lib/money';
import { pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { weight } from '../../theme/tokens';
import { EmptyState } from '../../ui/EmptyState';
import { SearchIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';
import { SaveButton } from '../../ui/SaveButton';
import { useFocusOnce } from '../../ui/useFocusOnce';
import { StatementStatus } from './StatementStatus';

const minus = ({ amountMinor, currency }: Statement['gross']) => ({
  amountMinor: 0 - amountMinor,
  currency,
});

/** The lines of a statement, which add up from the top. */
const linesOf = ({ gross, refunds, feePercent, fee, net, broughtForward }: Statement) =>
  [
    ['Gross sales', gross],
    ['Refunds', minus(refunds)],
    [`Fee, ${feePercent}% of sales less refunds`, minus(fee)],
    ['Net', net],
    ...(broughtForward.amountMinor < 0 ? [['Brought forward', broughtForward] as const] : []),
  ] as const;

/** What becomes of the payout. */
function whenPaid({ status, payableOn, paidOn, payout }: Statement): string {
  if (paidOn) return `Paid on ${formatDate(paidOn)}`;
  if (status === 'held') return 'Held until the setup is finished';
  if (status === 'open') return `So far; due on ${formatDate(payableOn)}`;
  return payout.amountMinor > 0 ? `Due on ${formatDate(payableOn)}` : 'Nothing to pay out';
}

export interface StatementPanelProps {
  statementId: string;
  /** Whether it was opened from the table below or the overview: then its heading takes the focus. */
  isOpenedHere: boolean;
}

/** One statement in full. */
export function StatementPanel({ statementId, isOpenedHere }: StatementPanelProps) {
  const statement = useStatement(statementId);
  // What is done with the table afterwards leaves the focus where it is.
  const [takesFocus] = useState(isOpenedHere);
  const heading = useFocusOnce(takesFocus ? statementId : null);
  return (
    <Box sx={{ mb: { xs: 3, md: 4 } }}>
      <QueryView
        query={statement}
        skeleton={<Skeleton variant="rounded" height={340} aria-hidden />}
        notFound={
          <EmptyState
            icon={<SearchIcon />}
            title="We could not find this statement"
            description="There is a statement for every month since your first sale."
            headingLevel="h2"
          />
        }
      >
        {(data) => <StatementView statement={data} headingRef={heading} />}
      </QueryView>
    </Box>
  );
}

interface StatementViewProps {
  statement: Statement;
  headingRef: Ref<HTMLHeadingElement>;
}

function StatementView({ statement, headingRef }: StatementViewProps) {
  const { id, partnerAccount, period, timeZone, sales, status, payout } = statement;
  const save = useSaveStatement();
  return (
    <Box component="section" aria-labelledby="statement" sx={panel}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography
          id="statement"
          ref={headingRef}
          tabIndex={-1}
          variant="h3"
          component="h2"
          sx={{ outline: 'none' }}
        >
          {formatMonthYear(period.from)}
        </Typography>
        <StatementStatus status={status} />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {partnerAccount.name}, {pluralize(sales, 'sale', 'sales')}. The month as it goes in{' '}
        {timeZone}.
      </Typography>
      <Box component="dl" sx={sums}>
        {linesOf(statement).map(([label, amount]) => (
          <Box key={label}>
            <dt>{label}</dt>
            <dd>{formatExactMoney(amount)}</dd>
          </Box>
        ))}
        <Box sx={{ fontWeight: weight.strong, borderTop: 1, borderColor: 'divider', pt: 1 }}>
          <dt>
            Payout{' '}
            <Typography component="span" variant="body2" sx={{ ml: 0.5, color: 'text.secondary' }}>
              {whenPaid(statement)}
            </Typography>
          </dt>
          <dd>{formatExactMoney(payout)}</dd>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SaveButton
          label="Save to print"
          failure="The statement was not saved."
          onSave={() => save.run(id)}
          variant="outlined"
          color="secondary"
        />
        <Button
          component={AppLink}
          to={pathTo('sales', { account: partnerAccount.id, ...period })}
          color="secondary"
        >
          Its sales
        </Button>
      </Box>
    </Box>
  );
}

const sums = {
  my: 2,
  maxWidth: 560,
  display: 'grid',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2 },
  '& dd': { m: 0, whiteSpace: 'nowrap' },
} as const;
