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
    <Box component="ul" data-own-line sx={figures}>
      <li>
        <Figure label="biggest saving">{summary && formatMoney(summary.largestSaving)}</Figure>
      </li>
      <li>
        {summary ? (
          <AppLink to={pathTo('offers', { status: 'ending-soon' })}>
            <Figure label="end within a week">{formatCount(summary.endingSoonCount)}</Figure>
          </AppLink>
        ) : (
          <Figure label="end within a week" />
        )}
      </li>
    </Box>
  );
}

/** A figure, and what it counts; where both are a link, they are one. */
function Figure({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <>
      <b>{children ?? <Skeleton width="2em" />}</b> <span>{label}</span>
    </>
  );
}

/** From here on a phone has room for each label beside its figure. */
const BESIDE = '@media (min-width: 360px) and (max-width: 599.95px)';

const figures = {
  ...tabularNumbers,
  display: 'flex',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    minWidth: 0,
    px: { xs: 1.5, md: 3 },
    borderLeft: '1px solid var(--mui-palette-divider)',
    '&:first-of-type': { pl: 0, borderLeft: 0 },
    '&:last-of-type': { pr: 0 },
  },
  '& > li:not(:has(> a)), & > li > a': {
    display: 'flex',
    flexDirection: 'column',
    [BESIDE]: { flexDirection: 'row', alignItems: 'baseline', columnGap: 0.75 },
  },
  '& > li > a': { color: 'inherit', textDecoration: 'none' },
  '& > li > a:hover > span': { textDecoration: 'underline' },
  '& b': { typography: { xs: 'h3', md: 'h2' } },
  '& span:not(.MuiSkeleton-root)': {
    typography: { xs: 'caption', md: 'body2' },
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
} as const;
