import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { belowWay, pageTop } from '../theme/pageSteps';
import { bandLight } from '../theme/surfaceStyles';
import { Breadcrumbs, type Breadcrumb } from '../ui/Breadcrumbs';

const Root = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    paddingBlock: `${theme.spacing(pageTop.xs)} 12px`,
    // In the dark it lifts a little off the page.
    '--wash': '100%',
    ...theme.applyStyles('dark', { '--wash': '40%' }),
    '&[data-ground="plain"]': { paddingBottom: 12 },
    '&:not([data-ground="plain"])': {
      marginBottom: 20,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '&[data-ground="violet"]': {
      backgroundColor: `color-mix(in srgb, ${palette.tint.primary} var(--wash), ${palette.background.default})`,
    },
    '&[data-ground="sand"]': {
      backgroundColor: `color-mix(in srgb, ${palette.surface.sunken} var(--wash), ${palette.background.default})`,
    },
    '&[data-ground="ink"]': {
      backgroundColor: palette.surface.band,
      backgroundImage: bandLight,
      '--ring': palette.accent.main,
      '& .MuiBreadcrumbs-root *, & .ShopHead-lead': { color: palette.surface.onBandMuted },
      '& h1, & .MuiBreadcrumbs-root [aria-current]': { color: palette.surface.onBand },
    },
    '& .ShopHead-parts': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: theme.spacing(belowWay.xs),
      '& > nav': { gridColumn: '1 / -1' },
    },
    '& [role="search"] > *': { [theme.breakpoints.down('sm')]: { height: 44 } },
    '& h1': { ...theme.typography.title, margin: 0 },
    // On phones what is sold comes first.
    '& .ShopHead-lead': {
      display: 'none',
      margin: '4px 0 0',
      lineHeight: 1.4,
      color: palette.text.secondary,
      textWrap: 'balance',
    },
    '& .ShopHead-ways': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 8,
    },
    [theme.breakpoints.up('sm')]: {
      paddingBlock: `${theme.spacing(pageTop.sm)} 16px`,
      '&[data-ground="plain"]': { paddingBottom: 14 },
      '&:not([data-ground="plain"])': { marginBottom: 24 },
      '& .ShopHead-lead': { display: 'block' },
      '& .ShopHead-parts': {
        // The search as wide, and in the same place, on all lists of the shop.
        gridTemplateColumns: 'minmax(0, 1fr) min(44%, 440px)',
        rowGap: theme.spacing(belowWay.sm),
        columnGap: 32,
        alignItems: 'end',
        '& > nav': { gridColumn: 'auto', alignSelf: 'start' },
      },
      // What else there is stands above it, beside the way to the page.
      '& .ShopHead-ways': { gridArea: '1 / 2 / span 2', gap: 10 },
      '& [role="search"] > *': { height: 48 },
    },
    [theme.breakpoints.up('md')]: {
      '& .ShopHead-lead': theme.typography.body1,
      '& .ShopHead-parts': { columnGap: 48 },
      // What follows is a part of its own: further from the head than its parts are from each other.
      '&[data-ground="plain"]': { paddingBottom: 28 },
      '&:not([data-ground="plain"])': { marginBottom: 32 },
      // The panel that lies on it ends it; what follows is to be in the first view, too.
      '&[data-ground="ink"]': { paddingBottom: 16, marginBottom: 20 },
    },
  };
});

export interface ShopHeadProps {
  breadcrumbs: readonly Breadcrumb[];
  title: ReactNode;
  /** One sentence below the title. */
  lead: ReactNode;
  /** What it lies on across the window; `plain` is the page itself. */
  ground: 'plain' | 'sand' | 'violet' | 'ink';
  /** At the far end, below on phones: ways into what is listed, and last the search. */
  ways: ReactNode;
  /** Below it on the same ground. */
  children?: ReactNode;
}

/** The head of a shop's list: what is sold, and the ways into it, on a ground of its own. */
export function ShopHead({ breadcrumbs, title, lead, ground, ways, children }: ShopHeadProps) {
  return (
    <Root data-ground={ground}>
      <Container>
        <div className="ShopHead-parts">
          <Breadcrumbs items={breadcrumbs} />
          <div>
            <h1>{title}</h1>
            <p className="ShopHead-lead">{lead}</p>
          </div>
          <div className="ShopHead-ways">{ways}</div>
        </div>
        {children}
      </Container>
    </Root>
  );
}
