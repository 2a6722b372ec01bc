import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListingDetail } from '../../../api/resources/listings';
import { Price } from '../../../domain/Price';
import { FootBar } from '../../../ui/FootBar';
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
  // Its price is that of the product: of the first plan, which stands beside others below.
  const [plan] = listing.plans;
  const isOneOfMany = listing.plans.length > 1;
  return (
    <FootBar
      label={`Buy ${listing.title}`}
      isShown={isShown}
      until="sm"
      // It rests in the room that every page leaves above the footer, 12 px clear of that.
      sx={{ position: 'sticky', mt: 1.5, mb: -7.5, mx: -1 }}
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
    </FootBar>
  );
}
