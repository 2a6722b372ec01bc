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
    <Container component="section" aria-labelledby="counters" sx={{ pb: { xs: 2, md: 4 } }}>
      <VisuallyHidden>
        <h2 id="counters">In figures</h2>
      </VisuallyHidden>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
          columnGap: 3,
          rowGap: 4,
          m: 0,
          p: { xs: 3, sm: 5, lg: 7 },
          borderRadius: '24px',
          bgcolor: 'surface.feature',
          color: 'surface.onBand',
        }}
      >
        {counters.map(({ name, label }) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              flexDirection: 'column-reverse',
              justifyContent: 'flex-end',
            }}
          >
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
      </Box>
    </Container>
  );
}
