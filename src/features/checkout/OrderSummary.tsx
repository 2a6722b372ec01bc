import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ListingDetail, Plan } from '../../api/resources/listings';
import { useSession } from '../../api/resources/session';
import { WishlistButton } from '../../domain/WishlistButton';
import { formatMoney } from '../../lib/money';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';

/** What the chosen plan costs, line by line, and where to go from here. */
export function OrderSummary({ listing, plan }: { listing: ListingDetail; plan: Plan }) {
  const { price, oldPrice, discountPercent } = plan;
  const { demo } = useSession();
  return (
    <Box component="section" aria-labelledby="order-summary" sx={frame}>
      <Typography variant="h3" component="h2" id="order-summary">
        Order summary
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, mt: 2, fontVariantNumeric: 'tabular-nums' }}
        aria-live="polite"
      >
        <Line term="Plan">{plan.title}</Line>
        <Line term="Paid">{listing.planType.id === 'lifetime' ? 'Once' : 'Every year'}</Line>
        {oldPrice ? <Line term="Regular price">{formatMoney(oldPrice)}</Line> : null}
        {discountPercent > 0 ? (
          <Line term="Discount">
            <Box component="span" sx={{ color: 'deal.text', fontWeight: 600 }}>
              −{discountPercent}%
            </Box>
          </Line>
        ) : null}
        <Line term="Total" strong>
          {formatMoney(price)}
        </Line>
      </Box>
      <Typography
        variant="body2"
        sx={{ mt: 2.5, p: 2, borderRadius: '10px', bgcolor: 'tint.info' }}
      >
        This is the summary of what you chose. Save the deal to your wishlist to find it again.
        {demo ? ` ${demo.notice}` : null}
      </Typography>
      <Box sx={{ mt: 2.5, display: 'grid', gap: 1.25 }}>
        <WishlistButton listing={listing} variant="button" />
        <Button
          component={AppLink}
          to={pathTo('product', { id: listing.id, tab: 'plans' })}
          color="secondary"
        >
          Back to the plans
        </Button>
      </Box>
    </Box>
  );
}

const frame = {
  p: { xs: 2.5, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  position: { md: 'sticky' },
  top: { md: 96 },
} as const;

interface LineProps {
  term: string;
  /** The last line, which everything adds up to. */
  strong?: boolean;
  children: ReactNode;
}

function Line({ term, strong = false, children }: LineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box component="dt" sx={strong ? { fontWeight: 600 } : { color: 'text.secondary' }}>
        {term}
      </Box>
      <Box component="dd" sx={[{ m: 0, textAlign: 'right' }, strong && { typography: 'h3' }]}>
        {children}
      </Box>
    </Box>
  );
}
