import Button, { type ButtonProps } from '@mui/material/Button';
import { use } from 'react';
import type { ListingDetail, Plan } from '../../api/resources/listings';
import { PreviewContext } from './preview/previewContext';
import { useBuyNow } from './useBuyNow';

export interface BuyButtonProps extends Pick<ButtonProps, 'size' | 'sx' | 'variant'> {
  listing: ListingDetail;
  plan: Plan | undefined;
  /** Names the plan where several stand side by side. */
  label?: string;
}

/** Buy Now, or Sold Out where the listing can no longer be bought. */
export function BuyButton({ listing, plan, label, ...props }: BuyButtonProps) {
  const buy = useBuyNow(listing);
  const isPreview = use(PreviewContext);
  const isSoldOut = listing.stockStatus === 'sold-out';
  const text = isSoldOut ? 'Sold Out' : 'Buy Now';
  return (
    <Button
      variant="contained"
      {...props}
      disabled={isSoldOut || isPreview}
      aria-label={label && `${text}: ${label}`}
      onClick={() => buy(plan)}
    >
      {text}
    </Button>
  );
}
