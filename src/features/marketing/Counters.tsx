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
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
          columnGap: 3,
          rowGap: 4,
          m: 0,
          p: { xs: phoneInset, sm: 5, lg: 7 },
          borderRadius: '20px',
          ...featureGround,
        }}
      >
        {counters.map(({ name, label, note }) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              flexDirection: 'column-reverse',
              justifyContent: 'flex-end',
            }}
          >
            <Box component="dt" sx={{ color: 'surface.onBandMuted' }}>
              <Box component="b" sx={{ color: 'surface.onBand' }}>
                {label}
              </Box>
              {/* What is counted: all that there ever was, not what is on sale today. */}
              <Box component="span" sx={{ display: 'block', typography: 'body2' }}>
                {note}
              </Box>
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'h1', color: 'accent.main' }}>
              {data ? `${formatCount(data.counters[name])}+` : error ? '–' : <Skeleton />}
            </Box>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
