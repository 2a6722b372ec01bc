import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SalesSummary } from '../../api/resources/sales';
import { formatExactMoney } from '../../lib/money';
import { pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { weight } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { Track } from '../../ui/Track';

/** What brought in the most; the bar of each compares it with the strongest. */
export function TopProducts({ products }: { products: SalesSummary['topProducts'] }) {
  const most = products[0]?.gross.amountMinor ?? 0;
  return (
    <Box component="section" aria-labelledby="top-products" sx={panel}>
      <Typography id="top-products" variant="h3" component="h2" sx={heading}>
        Top products
      </Typography>
      {products.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Nothing was sold in this period.</Typography>
      ) : (
        <Box component="ol" sx={list}>
          {products.map(({ item, gross, units }) => (
            <Box key={item.id} component="li" sx={row}>
              <Box sx={{ borderRadius: '6px', overflow: 'hidden' }}>
                <Picture src={item.imageUrl} alt="" name={item.title} width={640} height={400} />
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <Link
                  component={AppLink}
                  to={pathTo('product', { id: item.id })}
                  color="inherit"
                  underline="hover"
                  sx={{ fontWeight: weight.strong, overflowWrap: 'anywhere' }}
                >
                  {item.title}
                </Link>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {formatExactMoney(gross)}, {pluralize(units, 'unit', 'units')}
                </Typography>
                <Box sx={{ mt: 0.75 }}>
                  <Track share={most > 0 ? gross.amountMinor / most : 0} height={4} />
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Beside that of the charts it is as high as the choices in their line. */
const heading = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { lg: 40 },
  mb: { xs: 2, lg: 1.5 },
} as const;

/** Seven are about as high as the charts beside them. */
const list = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const row = {
  display: 'grid',
  // Narrower ones show only a mark.
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: 1.5,
  alignItems: 'center',
} as const;
