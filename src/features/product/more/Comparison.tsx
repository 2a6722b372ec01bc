import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { ArrowRightIcon, PlusIcon } from '../../../ui/icons';
import { ComparisonLegend } from './ComparisonLegend';
import { ComparisonTable } from './ComparisonTable';

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
  return (
    <>
      <Box sx={tools}>
        <FormControlLabel
          control={
            <Switch
              disableRipple
              sx={switchLook}
              checked={onlyDifferences}
              onChange={(_, checked) => setOnlyDifferences(checked)}
            />
          }
          label="Show differences only"
          sx={{ m: 0, gap: 1.25 }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isSuggested ? null : (
            <Button color="secondary" size="small" onClick={onStartOver}>
              Start over
            </Button>
          )}
          {onAdd ? (
            <Button
              variant="outlined"
              color="secondary"
              size="small"
              startIcon={<PlusIcon fontSize="small" />}
              onClick={onAdd}
            >
              Add another
            </Button>
          ) : null}
        </Box>
      </Box>
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
      />
    </>
  );
}

/** A track that holds its knob. */
const switchLook = {
  width: 40,
  height: 24,
  p: 0,
  overflow: 'visible',
  borderRadius: '12px',
  '& .MuiSwitch-track': { borderRadius: '12px', opacity: 1, bgcolor: 'outline' },
  '& .MuiSwitch-switchBase': { p: '3px', color: 'background.paper' },
  '& .MuiSwitch-thumb': { width: 18, height: 18, boxShadow: 'none' },
  '& .MuiSwitch-switchBase.Mui-checked': {
    transform: 'translateX(16px)',
    color: 'primary.contrastText',
    '& + .MuiSwitch-track': { opacity: 1, bgcolor: 'primary.main' },
  },
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
} as const;

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

const tools = {
  mb: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;
