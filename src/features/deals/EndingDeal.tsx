import { styled } from '@mui/material/styles';
import type { Deal } from '../../api/resources/deals';
import { DiscountBadge, EndingBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { interactiveCard, stretchedLink } from '../../theme/surfaceStyles';
import { radius } from '../../theme/tokens';
import { bones } from '../../ui/bones';
import { Picture } from '../../ui/Picture';

/** Low cards side by side; on phones and tablets a row to swipe through, whose next one peeks in. */
export const EndingRow = styled('ul')(({ theme }) => ({
  ...bones(theme),
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(82%, 340px)',
  gap: 12,
  margin: '-8px -16px',
  // Inside the scrolled box for focus rings and shadows.
  padding: '8px 16px 20px',
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 16,
  scrollbarWidth: 'none',
  '& > li': { minWidth: 0, scrollSnapAlign: 'start' },
  // To the edges of the window.
  [theme.breakpoints.between('sm', 'md')]: {
    margin: '-8px -24px',
    padding: '8px 24px 20px',
    scrollPaddingInline: 24,
  },
  [theme.breakpoints.up('md')]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 16,
    margin: 0,
    padding: 0,
    overflow: 'visible',
  },
}));

const Card = styled('article')(({ theme }) => ({
  ...interactiveCard(theme),
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  columnGap: 14,
  alignItems: 'center',
  height: 112,
  padding: 12,
  '&:has(a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
    '& a': { outline: 'none' },
  },
  '& h3': {
    ...theme.typography.h5,
    margin: '0 0 2px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& h3 a': stretchedLink,
  '& .EndingDeal-price': { display: 'flex', alignItems: 'center', gap: 10 },
}));

/** One of the deals that end soon: when, what, for how much. */
export function EndingDeal({ deal }: { deal: Deal }) {
  const { title, imageUrl, listingId, price, oldPrice, planType, discountPercent } = deal;
  return (
    <li>
      <Card>
        <Picture
          src={imageUrl}
          alt=""
          name={title}
          width={640}
          height={400}
          sx={{ borderRadius: `${radius.small}px` }}
        />
        <div style={{ minWidth: 0 }}>
          <EndingBadge listing={deal} />
          <h3>
            <AppLink to={pathTo('product', { id: listingId })}>{title}</AppLink>
          </h3>
          <div className="EndingDeal-price">
            <Price price={price} oldPrice={oldPrice} planType={planType} size="small" />
            <DiscountBadge percent={discountPercent} />
          </div>
        </div>
      </Card>
    </li>
  );
}

/** Shown where an {@link EndingDeal} will be. */
export function EndingDealSkeleton() {
  return (
    <li aria-hidden>
      <Card>
        <span className="Bone" style={{ aspectRatio: '640 / 400' }} />
        <div>
          <span className="Bone Bone-text" style={{ width: '50%' }} />
          <span className="Bone Bone-text" style={{ width: '70%' }} />
          <span className="Bone Bone-text" style={{ width: '60%' }} />
        </div>
      </Card>
    </li>
  );
}
