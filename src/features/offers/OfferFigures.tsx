import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { OfferSummary } from '../../api/resources/offers';
import { formatMoney } from '../../lib/money';
import { formatCount } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { tabularNumbers } from '../../theme/tokens';

export interface OfferFiguresProps {
  /** Undefined on its way, null where there is nothing to say. */
  summary: OfferSummary | null | undefined;
}

/** What the offers come to, at the end of the page's head; how many there are is what their list says. */
export function OfferFigures({ summary }: OfferFiguresProps) {
  if (summary === null) return null;
  return (
    <Box component="dl" sx={figures}>
      <Figure label="biggest saving">{summary && formatMoney(summary.largestSaving)}</Figure>
      <Figure label="end within a week">
        {summary && (
          <AppLink to={pathTo('offers', { status: 'ending-soon' })}>
            {formatCount(summary.endingSoonCount)}
          </AppLink>
        )}
      </Figure>
    </Box>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <Skeleton width="3em" />}</dd>
    </div>
  );
}

const figures = {
  ...tabularNumbers,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, auto))',
  justifyContent: 'start',
  m: 0,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    minWidth: 0,
    px: { xs: 1.5, md: 3 },
    borderLeft: '1px solid var(--mui-palette-divider)',
    '&:first-of-type': { pl: 0, borderLeft: 0 },
    '&:last-of-type': { pr: 0 },
  },
  '& dt': {
    typography: { xs: 'caption', md: 'body2' },
    color: 'text.secondary',
    // In two lines on the narrowest phones.
    whiteSpace: { sm: 'nowrap' },
  },
  '& a': {
    color: 'primary.main',
    textDecorationThickness: '0.06em',
    textUnderlineOffset: '0.14em',
  },
  '& dd': {
    m: 0,
    typography: { xs: 'h3', md: 'h2' },
  },
} as const;
