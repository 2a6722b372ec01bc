import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export interface HeadFactsProps {
  /** What there is to know, in a word or two; null where a value is on its way. */
  facts: readonly { name: string; value: string | null }[];
}

/** The few facts that a page is about, at the far end of its `PageHead`. */
export function HeadFacts({ facts }: HeadFactsProps) {
  return (
    <Box component="dl" sx={list}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
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
} as const;

const figure = {
  m: 0,
  typography: { xs: 'h5', sm: 'h4' },
  fontVariantNumeric: 'tabular-nums',
} as const;
