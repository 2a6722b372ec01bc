import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useMarketplace, type Marketplace } from '../../api/resources/marketplace';
import { formatCount } from '../../lib/text';
import { featureGround } from '../../theme/surfaceStyles';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { phoneInset } from '../../theme/tokens';

/** In the order of the specification, section 1. */
const counters: { name: keyof Marketplace['counters']; label: string; note: string }[] = [
  { name: 'products', label: 'products and services', note: 'offered since the beginning' },
  { name: 'categories', label: 'categories', note: 'of software, courses and templates' },
  { name: 'vendors', label: 'vendors', note: 'who sell here' },
  { name: 'countries', label: 'countries', note: 'that members come from' },
];

/** The size of the marketplace in four figures. */
export function Counters() {
  const { data, error } = useMarketplace();
  return (
    <Container component="section" aria-labelledby="counters" sx={{ pb: { xs: 2, md: 4 } }}>
      <VisuallyHidden>
        <h2 id="counters">In figures</h2>
      </VisuallyHidden>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            // The longest label in one line, where there is room for it.
            xs: 'fit-content(58%) minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          },
          columnGap: { xs: 2, sm: 3 },
          m: 0,
          p: { xs: phoneInset, sm: 5, lg: 7 },
          borderRadius: '20px',
          ...featureGround,
        }}
      >
        {counters.map(({ name, label, note: told }) => (
          <Box key={name} sx={counter}>
            <Box
              component="dt"
              sx={{ ...lines, gridRow: '2 / span 2', color: 'surface.onBandMuted' }}
            >
              <Box component="b" sx={{ color: 'surface.onBand' }}>
                {label}
              </Box>
              {/* What is counted: all that there ever was, not what is on sale today. */}
              <Box component="span" sx={note}>
                {told}
              </Box>
            </Box>
            <Box component="dd" sx={{ m: 0, gridRow: 1, typography: 'h1', color: 'accent.main' }}>
              {data ? `${formatCount(data.counters[name])}+` : error ? '–' : <Skeleton />}
            </Box>
          </Box>
        ))}
      </Box>
    </Container>
  );
}

/** In the rows of what is beside it. */
const lines = { display: 'grid', gridTemplateRows: 'subgrid' } as const;

/** No wider than its label. */
const note = { width: 0, minWidth: 1, typography: 'body2' } as const;

/** Figure, label and note, each as high as its neighbor’s: the notes of a row begin in one line. */
const counter = {
  ...lines,
  gridRow: 'span 3',
  '&:nth-of-type(n + 3)': { pt: { xs: 4, md: 0 } },
} as const;
