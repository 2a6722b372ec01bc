import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Listing } from '../api/resources/listings';
import { cardParts } from '../list/cardParts';
import { Badge } from '../ui/Badge';
import { savingMark } from '../theme/surfaceStyles';
import { CheckIcon, ClockIcon } from '../ui/icons';
import { dealEndText } from './dealEnd';
import { isFree } from './priceText';
import { useDealEnd } from './useDealEnd';

const QuietBadge = styled(Badge)(({ theme }) => ({
  backgroundColor: theme.vars.palette.surface.sunken,
  color: theme.vars.palette.text.secondary,
}));

/** Named by the server, so it may be long. */
const PlanBadge = styled(QuietBadge)({ whiteSpace: 'normal' });

/** In a line of text it needs no ground of its own, and stands on the line as its words do. */
const InText = styled(Badge)({
  flexShrink: 0,
  alignItems: 'baseline',
  minHeight: 0,
  padding: 0,
  gap: 2,
  '& > svg': { alignSelf: 'center' },
});

const ClaimedText = styled(InText)(({ theme }) => ({ color: theme.vars.palette.success.main }));

const EndText = styled(InText)(({ theme }) => ({ color: theme.vars.palette.deal.text }));

const DiscountText = styled(InText)(({ theme }) => ({
  ...theme.typography.overline,
  ...savingMark(theme),
}));

/**
 * `48% off`, beside a price; nothing without a discount. It has one look wherever a price stands, smaller than
 * the price, which is what is to be seen first.
 */
export function DiscountBadge({ percent }: { percent: number }) {
  return percent > 0 ? <DiscountText>{percent}% off</DiscountText> : null;
}

function DealEnd({ endsAt }: Pick<Listing, 'endsAt'>) {
  return dealEndText(endsAt, useDealEnd(endsAt));
}

export interface EndingBadgeProps {
  listing: Pick<Listing, 'endsAt'> &
    Partial<Pick<Listing, 'stockStatus'>> & { status?: Listing['status'] | undefined };
  /** In its place where the deal runs on; nothing without it. */
  children?: ReactNode;
}

/**
 * When a deal that ends within seven days ends (`Ends in 3 days`), or that it ended for good; not
 * for one that runs on or is sold at its regular price again.
 */
export function EndingBadge({ listing, children = null }: EndingBadgeProps) {
  if (listing.stockStatus === 'sold-out')
    return <EndText className={cardParts.ending}>Sold Out</EndText>;
  if (listing.status !== 'ending-soon') return children;
  return (
    <EndText className={cardParts.ending}>
      <ClockIcon />
      <DealEnd endsAt={listing.endsAt} />
    </EndText>
  );
}

/** `Claimed`: the vendor has taken the listing into its own hands; nothing where it has not. */
export function ClaimedBadge({ claimed }: { claimed: boolean }) {
  if (!claimed) return null;
  return (
    <ClaimedText>
      <CheckIcon />
      Claimed
    </ClaimedText>
  );
}

/** How it is paid, in the words of the server: `Lifetime deal`; nothing where it is free. */
export function PlanTypeBadge({ price, planType }: Pick<Listing, 'price' | 'planType'>) {
  return isFree(price) ? null : <PlanBadge>{planType.name}</PlanBadge>;
}
