import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { Price } from '../../../domain/Price';
import { pageFootOf, radius } from '../../../theme/tokens';
import { usePageFoot } from '../../../ui/usePageFoot';
import { BuyButton } from '../BuyButton';

/** Whether an element is in the window; true until that is known. */
function useInSight(place: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setInSight(entry?.isIntersecting ?? true),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInSight;
}

export interface BuyBarProps {
  listing: ListingDetail;
  /** The place of the panel's own Buy Now. */
  buyPlace: RefObject<HTMLElement | null>;
}

/**
 * Price, plan and Buy Now at the bottom of a phone while those of the panel are out of sight. It rests above
 * the notice about storage and has a place of its own at the end of the page, so it covers neither
 * that nor the footer.
 */
export function BuyBar({ listing, buyPlace }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isShown = !useInSight(buyPlace);
  usePageFoot('bar', bar, isShown);
  // Its price is that of the product: of the first plan, which stands beside others below.
  const [plan] = listing.plans;
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
        mt: 3,
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
        {plan && listing.plans.length > 1 ? (
          <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
            {plan.title}
          </Typography>
        ) : null}
        <Price price={listing.price} oldPrice={listing.oldPrice} planType={listing.planType} />
      </Box>
      <BuyButton listing={listing} plan={plan} size="large" sx={{ px: 4 }} />
    </Box>
  );
}
