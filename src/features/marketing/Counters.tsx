import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useMarketplace, type Marketplace } from '../../api/resources/marketplace';
import { formatCount } from '../../lib/text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** In the order of the specification, section 1. */
const counters: { name: keyof Marketplace['counters']; label: string }[] = [
  { name: 'products', label: 'products and services' },
  { name: 'categories', label: 'categories' },
  { name: 'vendors', label: 'vendors' },
  { name: 'countries', label: 'countries' },
];

/** The size of the marketplace in four figures. */
export function Counters() {
  const { data, error } = useMarketplace();
  return (
    <Box component="section" aria-labelledby="counters" sx={{ bgcolor: 'surface.feature' }}>
      <VisuallyHidden>
        <h2 id="counters">In figures</h2>
      </VisuallyHidden>
      <Container
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
          columnGap: 3,
          rowGap: 4,
          my: 0,
          py: { xs: 5, md: 7 },
          color: 'surface.onBand',
        }}
      >
        {counters.map(({ name, label }) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'surface.onBandMuted' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, typography: 'h1', fontSize: { xl: '4.75rem' }, color: 'accent.main' }}
            >
              {data ? `${formatCount(data.counters[name])}+` : error ? '–' : <Skeleton />}
            </Box>
          </Box>
        ))}
      </Container>
    </Box>
  );
}
