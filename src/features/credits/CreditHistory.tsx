import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { CreditEntry, useCredits } from '../../api/resources/credits';
import { formatDate } from '../../lib/dates';
import { formatExactMoney } from '../../lib/money';
import { ResultSection } from '../../list/ResultSection';
import type { OpenList } from '../../list/useListState';
import { weight } from '../../theme/tokens';
import { DataTable, type TableColumn } from '../../ui/DataTable';
import { DataTableSkeleton } from '../../ui/DataTableSkeleton';
import { EmptyState } from '../../ui/EmptyState';
import { GiftIcon } from '../../ui/moreIcons';
import { TableFrame, TableSortSelect } from '../../ui/TableSortSelect';
import type { CreditListQuery } from './creditList';
import { partHeading } from '../../theme/pageSteps';

const REASONS: Record<string, string> = {
  'gift-card': 'Gift card',
  order: 'Order',
  refund: 'Refund',
};

/** Where an entry comes from: "Gift card ending in 7Q2M". */
const sourceOf = ({ reason, giftCardCode }: CreditEntry) =>
  [REASONS[reason] ?? reason, giftCardCode && `ending in ${giftCardCode}`]
    .filter(Boolean)
    .join(' ');

const COLUMNS: readonly TableColumn<CreditEntry, 'date' | 'amount'>[] = [
  { label: 'Description', onCard: 'title', cell: sourceOf },
  {
    label: 'Date',
    sortBy: 'date',
    sortsAs: 'time',
    onCard: 'bare',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    label: 'Amount',
    sortBy: 'amount',
    sortsAs: 'figure',
    align: 'right',
    onCard: 'price',
    cell: ({ amount }) => (
      <Box component="span" sx={{ fontWeight: weight.strong }}>
        {amount.amountMinor > 0 ? '+' : ''}
        {formatExactMoney(amount)}
      </Box>
    ),
  },
];

export interface CreditHistoryProps {
  list: OpenList<CreditListQuery>;
  credits: ReturnType<typeof useCredits>;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What came in and what was spent. */
export function CreditHistory({ list, credits, headingRef }: CreditHistoryProps) {
  if (credits.data?.page.totalItems === 0) return <NoHistory />;
  return (
    <Box sx={part}>
      <TableFrame>
        <ResultSection
          list={list}
          result={credits}
          applied={[]}
          nouns={['entry', 'entries']}
          heading="History"
          headingRef={headingRef}
          controls={
            <TableSortSelect
              columns={COLUMNS}
              sort={list.query.sort}
              onSort={(sort) => list.change({ sort })}
            />
          }
          isShort
          skeleton={<DataTableSkeleton columns={COLUMNS} />}
        >
          {(items, state) => (
            <DataTable
              label="Credit history"
              columns={COLUMNS}
              rows={items}
              sort={list.query.sort}
              onSort={(sort) => list.change({ sort })}
              {...state}
            />
          )}
        </ResultSection>
      </TableFrame>
    </Box>
  );
}

/** No higher than its entries, nor than its pages where it has any: what the credits pay for comes next. */
const part = {
  mt: { xs: 5, md: 7 },
  '& section': { minHeight: 0 },
  '& section > :last-child:empty': { display: 'none' },
} as const;

/** Leads to the field above that takes a code. */
const toRedeemForm = () =>
  document.querySelector<HTMLElement>('[aria-labelledby="redeem"] input')?.focus();

function NoHistory() {
  return (
    <Box component="section" aria-labelledby="credit-history" sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography id="credit-history" variant="h2" sx={{ ...partHeading, mb: 2 }}>
        History
      </Typography>
      <EmptyState
        icon={<GiftIcon />}
        title="Nothing has come in yet"
        description="Gift cards, orders paid with credits and refunds will appear here."
        headingLevel="h3"
        action={
          <Button variant="outlined" color="secondary" onClick={toRedeemForm}>
            Redeem a gift card
          </Button>
        }
      />
    </Box>
  );
}
