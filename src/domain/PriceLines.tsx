import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Quote } from '../api/resources/orders';
import { formatMoney } from '../lib/money';
import { tabularNumbers } from '../theme/tokens';

export interface PriceLinesProps {
  lines: Quote['lines'];
  total: Quote['total'];
  /** What the last line is called. */
  totalLabel?: string;
}

/** What something costs line by line, down to the total; all of it comes from the server. */
export function PriceLines({ lines, total, totalLabel = 'Total' }: PriceLinesProps) {
  return (
    <Box component="dl" sx={{ m: 0, '& dd': tabularNumbers }}>
      {lines.map(({ label, amount }) => (
        <Line key={label} term={label}>
          {amount.amountMinor < 0 ? (
            <Box component="span" sx={{ color: 'success.main', fontWeight: 600 }}>
              {formatMoney(amount).replace('-', '−')}
            </Box>
          ) : (
            formatMoney(amount)
          )}
        </Line>
      ))}
      <Line term={totalLabel} isTotal>
        {formatMoney(total)}
      </Line>
    </Box>
  );
}

function Line({
  term,
  isTotal = false,
  children,
}: {
  term: string;
  isTotal?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box
        component="dt"
        sx={[
          { minWidth: 0, overflowWrap: 'anywhere' },
          isTotal ? { fontWeight: 600 } : { color: 'text.secondary' },
        ]}
      >
        {term}
      </Box>
      <Box component="dd" sx={[{ m: 0, whiteSpace: 'nowrap' }, isTotal && { typography: 'h3' }]}>
        {children}
      </Box>
    </Box>
  );
}
