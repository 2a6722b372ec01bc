import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { Price } from '../../../domain/Price';
import { FootBar } from '../../../ui/FootBar';
import { Picture } from '../../../ui/Picture';
import { BuyButton } from '../BuyButton';

export interface BuyBarProps {
  listing: ListingDetail;
  /** Whether no Buy Now of the page itself is in sight. */
  isShown: boolean;
}

/**
 * Price, plan and Buy Now at the bottom of the window while those of the page are out of sight. It rests
 * above the notice about storage and has a place of its own at the end of the page, so it covers neither
 * that nor the footer.
 */
export function BuyBar({ listing, isShown }: BuyBarProps) {
  // Its price is that of the product: of the first plan, which stands beside others below.
  const [plan] = listing.plans;
  const isOneOfMany = listing.plans.length > 1;
  const [picture] = listing.pictures;
  return (
    <FootBar
      label={`Buy ${listing.title}`}
      isShown={isShown}
      // It rests in the room that every page leaves above the footer, 12 px clear of that.
      sx={{ position: 'sticky', mt: 1.5, mb: -7.5, mx: { xs: -1, sm: 0 } }}
    >
      <Box sx={product}>
        {picture ? (
          <Picture
            src={picture.url}
            alt=""
            name={listing.title}
            width={picture.width}
            height={picture.height}
            sx={{ width: 80, flexShrink: 0, borderRadius: 1 }}
          />
        ) : null}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="p" noWrap>
            {listing.title}
          </Typography>
          <Small>By {listing.vendor.name}</Small>
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {isOneOfMany ? <Small>{plan?.title}</Small> : null}
        <Price price={listing.price} oldPrice={listing.oldPrice} planType={listing.planType} />
      </Box>
      <BuyButton
        listing={listing}
        plan={plan}
        label={isOneOfMany ? plan?.title : undefined}
        size="large"
        sx={{ px: { xs: 4, md: 6 } }}
      />
    </FootBar>
  );
}

/** What the price is for, in windows that have room to say so. */
const product = {
  display: { xs: 'none', sm: 'flex' },
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
  mr: 'auto',
  ml: -1,
} as const;

function Small({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
