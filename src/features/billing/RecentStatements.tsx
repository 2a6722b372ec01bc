import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Statement } from '../../api/resources/statements';
import { formatMonthYear, formatShortDate } from '../../lib/dates';
import { formatExactMoney } from '../../lib/money';
import { MoreLink } from '../../list/MoreLink';
import { AppLink } from '../../routing/AppLink';
import { panel } from '../../theme/surfaceStyles';
import { weight } from '../../theme/tokens';
import { FROM_OVERVIEW } from './fromOverview';
import { StatementStatus } from './StatementStatus';

/** Where a statement is opened; without one, where all of them are listed. */
export type LinkToStatements = (statementId: string | null) => string;

/** How many: as high as what stands beside them. */
const SHOWN = 4;

export interface RecentStatementsProps {
  /** Those before what is paid next, the newest first. */
  statements: readonly Statement[];
  linkTo: LinkToStatements;
}

/** The last statements of a partner account, each with what it paid out and when, or why it did not. */
export function RecentStatements({ statements, linkTo }: RecentStatementsProps) {
  return (
    <Box component="section" aria-labelledby="recent-statements" sx={frame}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', mb: 0.5 }}>
        <Typography id="recent-statements" variant="h4" component="h3" sx={{ flexGrow: 1 }}>
          Recent statements
        </Typography>
        <MoreLink to={linkTo(null)} state={FROM_OVERVIEW} label="View all statements" />
      </Box>
      <Box component="ul" sx={list}>
        {statements.slice(0, SHOWN).map(({ id, period, status, payout, paidOn }) => (
          <li key={id}>
            <div>
              <Link
                component={AppLink}
                to={linkTo(id)}
                state={FROM_OVERVIEW}
                color="inherit"
                sx={{ fontWeight: weight.strong }}
              >
                {formatMonthYear(period.from)}
              </Link>
              {paidOn ? (
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  Paid on {formatShortDate(paidOn)}
                </Typography>
              ) : null}
            </div>
            <StatementStatus status={status} />
            <span>{formatExactMoney(payout)}</span>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const frame = { ...panel, display: 'flex', flexDirection: 'column' } as const;

const list = {
  display: 'grid',
  // Its states are in line, and so are its amounts.
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', sm: 'minmax(0, 1fr) 100px 100px' },
  columnGap: { xs: 2, sm: 0 },
  flexGrow: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    justifyItems: 'start',
    minHeight: 60,
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li > :last-child': { justifySelf: 'end', fontWeight: weight.strong },
} as const;
