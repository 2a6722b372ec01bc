import { styled } from '@mui/material/styles';
import type { Listing } from '../api/resources/listings';
import { formatMoney } from '../lib/money';
import { tabularNumbers } from '../theme/tokens';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { isFree, periodOf, type PlanType } from './priceText';

export interface PriceProps {
  price: Listing['price'];
  /** The price before the discount, struck through; null or left out without a discount. */
  oldPrice?: Listing['oldPrice'];
  /** How it is paid, of a listing: prices of a year say so. */
  planType?: PlanType;
  /** `small` in tight rows, `medium` on cards, `large` beside a Buy button, `hero` where one leads. */
  size?: 'small' | 'medium' | 'large' | 'hero';
}

const Root = styled('span')(({ theme }) => ({
  ...tabularNumbers,
  display: 'inline-flex',
  alignItems: 'baseline',
  columnGap: 8,
  flexWrap: 'wrap',
  '& .Price-now': theme.typography.h3,
  '&[data-size="small"] .Price-now': theme.typography.h5,
  '&[data-size="large"] .Price-now': theme.typography.h2,
  '&[data-size="hero"] .Price-now': theme.typography.title,
  // How often it is paid is said beside it, not as loud.
  '& .Price-period': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '&:is([data-size="large"], [data-size="hero"]) .Price-old': theme.typography.lead,
  '& .Price-old': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    textDecorationThickness: '0.08em',
  },
}));

/** A price as shoppers read it; a price of nothing is called free. */
export function Price({ price, oldPrice = null, planType, size = 'medium' }: PriceProps) {
  const period = isFree(price) ? '' : periodOf(planType);
  return (
    <Root data-size={size}>
      <span className="Price-now">
        {oldPrice ? <VisuallyHidden>Now </VisuallyHidden> : null}
        {isFree(price) ? 'Free' : formatMoney(price)}
        {period ? <span className="Price-period">{period}</span> : null}
      </span>
      {oldPrice ? (
        <s className="Price-old">
          <VisuallyHidden>instead of </VisuallyHidden>
          {formatMoney(oldPrice)}
        </s>
      ) : null}
    </Root>
  );
}
