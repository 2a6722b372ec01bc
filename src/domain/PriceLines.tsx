import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Quote } from '../api/resources/orders';
import { formatMoney } from '../lib/money';
import { savingMark } from '../theme/surfaceStyles';
import { tabularNumbers, weight } from '../theme/tokens';
import type { PlanType } from './priceText';
import { yearTermOf } from './yearTerm';

export interface PriceLinesProps {
  lines: Quote['lines'];
  total: Quote['total'];
  /** How it is paid, of a listing: a total of one year says so, and what follows. */
  planType?: PlanType;
  /** What a discount takes off, said beside the total. What nothing is taken off is its total alone then. */
  reduced?: Pick<Quote, 'saving' | 'discountPercent'>;
}

/** What something costs line by line, down to the total; all of it comes from the server. */
export function PriceLines({ lines, total, planType, reduced }: PriceLinesProps) {
  const term = yearTermOf(planType);
  const shown = reduced && lines.length === 1 ? [] : lines;
  return (
    <Box component="dl" sx={{ m: 0, '& dd': tabularNumbers }}>
      {shown.map(({ label, amount }) => (
        <Line key={label} term={label}>
          {formatMoney(amount).replace('-', '−')}
        </Line>
      ))}
      <Line
        term={term ? `Total ${term.paidFor}` : 'Total'}
        isTotal
        after={term?.after}
        note={
          reduced && reduced.saving.amountMinor > 0
            ? `You save ${formatMoney(reduced.saving)} (${reduced.discountPercent}%)`
            : undefined
        }
      >
        {formatMoney(total)}
      </Line>
    </Box>
  );
}

interface LineProps {
  term: string;
  isTotal?: boolean;
  /** What is said of it below its name. */
  note?: string;
  /** What is said last. */
  after?: string;
  children: ReactNode;
}

function Line({ term, isTotal = false, note, after, children }: LineProps) {
  return (
    <Box sx={line}>
      <Box
        component="dt"
        sx={[
          { minWidth: 0, overflowWrap: 'anywhere' },
          isTotal ? { fontWeight: weight.strong } : { color: 'text.secondary' },
        ]}
      >
        {term}
      </Box>
      <Box
        component="dd"
        sx={[figure, isTotal && totalFigure, Boolean(note ?? after) && besideNotes]}
      >
        {children}
      </Box>
      {note ? (
        <Box component="dd" sx={noteLine}>
          {note}
        </Box>
      ) : null}
      {after ? (
        <Box component="dd" sx={afterLine}>
          {after}
        </Box>
      ) : null}
    </Box>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

const figure = { m: 0, whiteSpace: 'nowrap' } as const;

/** The largest of all. */
const totalFigure = { typography: 'h2' } as const;

/** In the middle beside its name and the notes below that. */
const besideNotes = { gridRow: '1 / span 3', gridColumn: 2, alignSelf: 'center' } as const;

const afterLine = { m: 0, gridColumn: 1, typography: 'caption', color: 'text.secondary' } as const;

const noteLine = (theme: Theme) =>
  ({
    ...theme.typography.overline,
    ...savingMark(theme),
    justifySelf: 'start',
    gridColumn: 1,
    m: 0,
    mt: 0.25,
  }) as const;
