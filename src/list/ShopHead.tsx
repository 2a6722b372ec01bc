import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { belowWay, pageTop } from '../theme/pageSteps';
import { bandLight } from '../theme/surfaceStyles';
import { Breadcrumbs, type Breadcrumb } from '../ui/Breadcrumbs';

const Root = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    paddingBlock: `${theme.spacing(pageTop.xs)} 8px`,
    '&[data-band]': {
      paddingBottom: 16,
      marginBottom: 20,
      borderBottom: `1px solid ${palette.divider}`,
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
      rowGap: 12,
      '& > nav': {
        gridColumn: '1 / -1',
        marginBottom: `calc(${theme.spacing(belowWay.xs)} - 12px)`,
      },
    },
    '& h1': { ...theme.typography.title, margin: 0 },
    // On phones what is sold comes first.
    '& .ShopHead-lead': {
      display: 'none',
      margin: '4px 0 0',
      color: palette.text.secondary,
      textWrap: 'balance',
    },
    [theme.breakpoints.up('sm')]: {
      paddingBlock: `${theme.spacing(pageTop.sm)} 16px`,
      '&[data-band]': { marginBottom: 24 },
      '& .ShopHead-lead': { display: 'block' },
      '& .ShopHead-parts': {
        // The search as wide, and in the same place, on all lists of the shop.
        gridTemplateColumns: 'minmax(0, 1fr) min(44%, 440px)',
        rowGap: theme.spacing(belowWay.sm),
        columnGap: 32,
        alignItems: 'end',
        '& > nav': { marginBottom: 0 },
      },
    },
    [theme.breakpoints.up('md')]: {
      '& .ShopHead-parts': { columnGap: 48 },
      // What follows is a part of its own: further from the head than its parts are from each other.
      paddingBottom: 28,
      // The panel that lies on it ends it; what follows is to be in the first view, too.
      '&[data-band]': { paddingBottom: 16, marginBottom: 20 },
    },
  };
});

export interface ShopHeadProps {
  breadcrumbs: readonly Breadcrumb[];
  title: ReactNode;
  /** One sentence below the title. */
  lead: ReactNode;
  /** At the far end, below on phones: a `SearchField`. */
  search: ReactNode;
  /** True where it lies on a dark band from one edge of the window to the other. */
  isBand?: boolean;
  /** Below them: what leads, or ways into what is listed. */
  children?: ReactNode;
}

/** The head of a shop's list: what is sold, a search, and what leads into it. */
export function ShopHead({ breadcrumbs, title, lead, search, isBand, children }: ShopHeadProps) {
  return (
    <Root data-band={isBand || undefined}>
      <Container>
        <div className="ShopHead-parts">
          <Breadcrumbs items={breadcrumbs} />
          <div>
            <h1>{title}</h1>
            <p className="ShopHead-lead">{lead}</p>
          </div>
          {search}
        </div>
        {children}
      </Container>
    </Root>
  );
}
