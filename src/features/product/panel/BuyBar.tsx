import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { Price } from '../../../domain/Price';
import { pageFootOf, radius } from '../../../theme/tokens';
import { usePageFoot } from '../../../ui/usePageFoot';
import { BuyButton } from '../BuyButton';

export interface BuyBarProps {
  listing: ListingDetail;
  /** Whether no Buy Now of the page itself is in sight. */
  isShown: boolean;
}

/**
 * Price, plan and Buy Now at the bottom of a phone while those of the page are out of sight. It rests
 * above the notice about storage and has a place of its own at the end of the page, so it covers neither
 * that nor the footer.
 */
export function BuyBar({ listing, isShown }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  usePageFoot('bar', bar, isShown);
  // Its price is that of the product: of the first plan, which stands beside others below.
  const [plan] = listing.plans;
  const isOneOfMany = listing.plans.length > 1;
  return (
    <Box
      ref={bar}
      role="group"
      aria-label={`Buy ${listing.title}`}
      sx={(theme) => ({
        position: 'sticky',
        bottom: `calc(${pageFootOf('notice')} + 8px)`,
        zIndex: theme.zIndex.appBar - 1,
        display: { xs: 'flex', sm: 'none' },
        visibility: isShown ? 'visible' : 'hidden',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mt: 1.5,
        // It rests in the room that every page leaves above the footer, 12 px clear of that.
        mb: -7.5,
        mx: -1,
        p: 1,
        pl: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radius.card}px`,
        bgcolor: 'background.paper',
        boxShadow: theme.vars.palette.elevation.overlay,
        '@media print': { display: 'none' },
      })}
    >
      <Box sx={{ minWidth: 0 }}>
        {isOneOfMany ? (
          <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
            {plan?.title}
          </Typography>
        ) : null}
        <Price price={listing.price} oldPrice={listing.oldPrice} planType={listing.planType} />
      </Box>
      <BuyButton
        listing={listing}
        plan={plan}
        label={isOneOfMany ? plan?.title : undefined}
        size="large"
        sx={{ px: 4 }}
      />
    </Box>
  );
}
