import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { createContext, use } from 'react';
import { useSaveStatement, type Statement } from '../../api/resources/statements';
import { formatDate, formatMonthYear } from '../../lib/dates';
import { formatExactMoney } from '../../lib/money';
import type { ResultState } from '../../list/ResultSection';
import { AppLink } from '../../routing/AppLink';
import { weight } from '../../theme/tokens';
import { DataTable, type ActionColumn, type TableColumn } from '../../ui/DataTable';
import { SaveButton } from '../../ui/SaveButton';
import type { BillingQuery } from './billingList';
import { statementCard } from './statementCard';
import { StatementStatus } from './StatementStatus';

type Sort = BillingQuery['sort'];
type Key = Exclude<Sort, `-${string}`>;
type LinkTo = (statementId: string) => string;

/** Where a statement is opened; beside the columns, which stay the same as the URL changes. */
const StatementLinks = createContext<LinkTo>(() => '');

const amount = (
  label: string,
  sortBy: Key,
  of: (statement: Statement) => Statement['gross'],
  onCard?: 'amount',
): TableColumn<Statement, Key> => ({
  label,
  sortBy,
  sortsAs: 'figure',
  align: 'right',
  onCard,
  cell: (statement) => formatExactMoney(of(statement)),
});

/** The month, which opens its statement. */
function MonthLink({ id, period }: Statement) {
  const linkTo = use(StatementLinks);
  return (
    <Link component={AppLink} to={linkTo(id)} color="inherit" sx={{ fontWeight: weight.strong }}>
      {formatMonthYear(period.from)}
    </Link>
  );
}

/** The columns of the statements. */
export const STATEMENT_COLUMNS: readonly TableColumn<Statement, Key>[] = [
  {
    label: 'Month',
    sortBy: 'month',
    sortsAs: 'time',
    onCard: 'title',
    cell: (statement) => <MonthLink {...statement} />,
  },
  amount('Gross', 'gross', ({ gross }) => gross),
  amount('Refunds', 'refunds', ({ refunds }) => refunds),
  amount('Fee', 'fee', ({ fee }) => fee),
  amount('Net', 'net', ({ net }) => net, 'amount'),
  { label: 'Status', onCard: 'status', cell: ({ status }) => <StatementStatus status={status} /> },
  {
    label: 'Paid on',
    sortBy: 'paid',
    sortsAs: 'time',
    // Said in words, so that on phones no place in the grid of amounts stays empty.
    cell: ({ paidOn, status }) =>
      paidOn ? (
        <time dateTime={paidOn}>{formatDate(paidOn)}</time>
      ) : status === 'nothing-due' ? (
        '–'
      ) : (
        'Not yet'
      ),
  },
];

function Save({ statement }: { statement: Statement }) {
  const save = useSaveStatement();
  return (
    <SaveButton
      label="Save"
      aria-label={`Save the statement of ${formatMonthYear(statement.period.from)}`}
      failure="The statement was not saved."
      onSave={() => save.run(statement.id)}
      size="small"
      variant="tonal"
    />
  );
}

const ACTIONS: ActionColumn<Statement> = {
  label: 'File',
  cell: (statement) => <Save statement={statement} />,
};

/** The state begins as far from the sum before it as the others are apart, and the file takes no more than it needs. */
const evenColumns = {
  '@container data-table (min-width: 920px)': {
    '& :is(th:nth-of-type(6), td[data-place="status"])': { pl: 8 },
    '& :is(th:last-of-type, td[data-place="actions"])': { width: '1px' },
  },
} as const;

export interface StatementTableProps extends ResultState {
  statements: readonly Statement[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Where a statement is opened. */
  linkTo: LinkTo;
}

/** One page of monthly statements. */
export function StatementTable({ statements, linkTo, ...rest }: StatementTableProps) {
  return (
    <StatementLinks value={linkTo}>
      <Box sx={evenColumns}>
        <DataTable
          label="Statements"
          columns={STATEMENT_COLUMNS}
          rows={statements}
          actions={ACTIONS}
          onPhones={statementCard}
          {...rest}
        />
      </Box>
    </StatementLinks>
  );
}
