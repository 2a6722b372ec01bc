import { styled } from '@mui/material/styles';
import type { Listing } from '../api/resources/listings';
import { formatMoney } from '../lib/money';
import { tabularNumbers } from '../theme/tokens';
import { VisuallyHidden } from '../ui/VisuallyHidden';

export interface PriceProps {
  price: Listing['price'];
  /** The price before the discount, struck through; null or left out without a discount. */
  oldPrice?: Listing['oldPrice'];
  /** `small` in tight rows, `medium` on cards, `large` beside a Buy button, `hero` where one leads. */
  size?: 'small' | 'medium' | 'large' | 'hero';
}

const SIZES = { small: '1rem', medium: '1.25rem', large: '2.25rem', hero: '3rem' } as const;

const Root = styled('span')(({ theme }) => ({
  ...tabularNumbers,
  display: 'inline-flex',
  alignItems: 'baseline',
  columnGap: '0.4em',
  flexWrap: 'wrap',
  lineHeight: 1.2,
  '& .Price-now': {
    fontFamily: theme.typography.h1.fontFamily,
    fontWeight: 700,
    letterSpacing: '-0.02em',
  },
  '& .Price-old': {
    fontSize: 'clamp(0.875rem, 0.6em, 1.375rem)',
    color: theme.vars.palette.text.secondary,
    textDecorationThickness: '0.08em',
  },
}));

/** A price as shoppers read it; a price of nothing is called free. */
export function Price({ price, oldPrice = null, size = 'medium' }: PriceProps) {
  return (
    <Root style={{ fontSize: SIZES[size] }}>
      <span className="Price-now">
        {oldPrice ? <VisuallyHidden>Now </VisuallyHidden> : null}
        {price.amountMinor === 0 ? 'Free' : formatMoney(price)}
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
