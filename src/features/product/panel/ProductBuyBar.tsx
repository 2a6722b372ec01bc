import type { ListingDetail } from '../../../api/resources/listings';
import { BuyBar } from '../../../domain/BuyBar';
import { Price } from '../../../domain/Price';
import { BuyButton } from '../BuyButton';
import { useChosenPlan } from '../useChosenPlan';

export interface ProductBuyBarProps {
  listing: ListingDetail;
  /** Whether a Buy Now of the page itself is in sight. */
  isInSight: boolean;
}

/** Name, price, plan and Buy Now of a product while those of the page are out of sight. */
export function ProductBuyBar({ listing, isInSight }: ProductBuyBarProps) {
  const { plan } = useChosenPlan(listing);
  const { price, oldPrice } = plan ?? listing;
  const label = listing.plans.length > 1 ? plan?.title : undefined;
  return (
    <BuyBar
      kind={listing.logoUrl ? 'mark' : 'product'}
      title={listing.title}
      by={listing.vendor.name}
      imageUrl={listing.logoUrl ?? listing.imageUrl}
      priceNote={label}
      price={<Price price={price} oldPrice={oldPrice} planType={listing.planType} />}
      isInSight={isInSight}
    >
      <BuyButton
        listing={listing}
        plan={plan}
        label={label}
        size="large"
        sx={{ px: { xs: 2.5, sm: 4, md: 6 } }}
      />
    </BuyBar>
  );
}
