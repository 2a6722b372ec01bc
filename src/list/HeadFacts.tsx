import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppLink } from '../routing/AppLink';
import { stretchedLink } from '../theme/surfaceStyles';

export interface HeadFactsProps {
  facts: readonly (CountedFact | SaidFact)[];
}

interface CountedFact {
  name: string;
  /** What there is to know, in a word or two; null where it is on its way. */
  value: string | null;
  /** Where what it counts is listed. */
  to?: string;
}

/** A fact whose words may lead somewhere on their own. */
interface SaidFact {
  name: string;
  value: ReactNode;
  to?: undefined;
}

/** The few facts that a page is about, at the far end of its `PageHead`. */
export function HeadFacts({ facts }: HeadFactsProps) {
  return (
    <Box component="dl" data-own-line sx={list}>
      {facts.map(({ name, value, to }) => (
        <div key={name}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {to && value !== null ? (
              <Box component={AppLink} to={to} aria-label={`${name}: ${value}`} sx={link}>
                {name}
              </Box>
            ) : (
              name
            )}
          </Typography>
          <Typography component="dd" variant="h4" sx={figure}>
            {value ?? <Skeleton width="4em" />}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  m: 0,
  columnGap: { xs: 3, md: 5 },
  rowGap: 1,
  '& > div': { position: 'relative' },
  // All of it is the link.
  '& > div:has(a:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 4,
    '& a': { outline: 'none' },
  },
} as const;

/** The figure belongs to its link. */
const link = {
  ...stretchedLink,
  '&:hover': { textDecoration: 'underline' },
} as const;

const figure = {
  m: 0,
  typography: { xs: 'h5', sm: 'h4' },
  fontVariantNumeric: 'tabular-nums',
} as const;
