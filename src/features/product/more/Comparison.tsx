import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { ArrowRightIcon } from '../../../ui/icons';
import { ComparisonLegend } from './ComparisonLegend';
import { comparisonLines } from './comparisonRows';
import { ComparisonTable } from './ComparisonTable';
import { ComparisonTools } from './ComparisonTools';

export interface ComparisonProps {
  /** The product of the page comes first. */
  listings: readonly ListingDetail[];
  /** Whether all but the first are suggestions. */
  isSuggested: boolean;
  /** Leads to where another one is chosen; undefined where there is no place for one. */
  onAdd: (() => void) | undefined;
  onRemove: (listing: ListingDetail) => void;
  /** Goes back to what is suggested. */
  onStartOver: () => void;
}

/** The products side by side, and what can be changed about it. */
export function Comparison({
  listings,
  isSuggested,
  onAdd,
  onRemove,
  onStartOver,
}: ComparisonProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  // Where the corner of the table has room for them, they fill it.
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const { lines } = comparisonLines(listings);
  const tools = (
    <ComparisonTools
      isSuggested={isSuggested}
      onAdd={onAdd}
      onStartOver={onStartOver}
      canNarrow={lines.some(({ differs }) => !differs)}
      onlyDifferences={onlyDifferences}
      onOnlyDifferences={setOnlyDifferences}
      inCorner={isWide}
    />
  );
  return (
    <>
      {isWide ? null : tools}
      <ComparisonLegend sx={legend} />
      {listings.length > 2 ? (
        <Box component="p" sx={hint} aria-hidden>
          Swipe to see all {listings.length}
          <ArrowRightIcon />
        </Box>
      ) : null}
      <ComparisonTable
        listings={listings}
        isSuggested={isSuggested}
        onlyDifferences={onlyDifferences}
        onRemove={onRemove}
        tools={isWide ? tools : null}
      />
    </>
  );
}

/** Above the table where its corner has no room. */
const legend = {
  display: { xs: 'flex', md: 'none' },
  flexWrap: 'wrap',
  columnGap: { xs: 1.5, sm: 2.5 },
  mb: 1.5,
  // On phones the ground alone says it.
  '& > :first-of-type': { display: { xs: 'none', sm: 'inline-flex' } },
} as const;

/** Says on phones, where two fit, that more follow. */
const hint = {
  display: { xs: 'flex', sm: 'none' },
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 0.5,
  m: 0,
  mb: 1,
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
  '& svg': { fontSize: '1rem' },
} as const;
