import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Deal } from '../../api/resources/deals';
import { checkoutUrl } from '../../domain/checkoutUrl';
import { DiscountBadge, EndingBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { RatingLine } from '../../domain/RatingLine';
import { WishlistButton } from '../../domain/WishlistButton';
import { cardParts } from '../../list/cardParts';
import { oneStar } from '../../list/oneStar';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { interactiveCard, stretchedLink } from '../../theme/surfaceStyles';
import { bones } from '../../ui/bones';
import { Picture } from '../../ui/Picture';

/** How many the row shows. */
export const ENDING_SHOWN = 6;

/** Small cards side by side; in all but wide windows a row to swipe through, whose next one peeks in. */
export const EndingRow = styled('ul')(({ theme }) => ({
  ...bones(theme),
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 196,
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
  [theme.breakpoints.between('sm', 'lg')]: {
    margin: '-8px -24px',
    padding: '8px 24px 20px',
    scrollPaddingInline: 24,
  },
  [theme.breakpoints.up('lg')]: {
    // A few are as wide as many.
    gridTemplateColumns: `repeat(${ENDING_SHOWN}, minmax(0, 1fr))`,
    gap: 16,
    margin: 0,
    padding: 0,
    overflow: 'visible',
  },
}));

const Card = styled('article')(({ theme }) => ({
  ...interactiveCard(theme),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  '&:has(h3 a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
    '& a': { outline: 'none' },
  },
  '& > .EndingDeal-body': {
    gridArea: '2 / 1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '8px 12px 12px',
  },
  '& h3': {
    ...theme.typography.h5,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& h3 a': stretchedLink,
  [`& .${cardParts.ending}`]: { ...theme.typography.overline, marginBottom: 2 },
  // As many lines on each, so that prices line up, and enough for a whole pitch.
  '& p': {
    ...theme.typography.caption,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    height: '4.5em',
    margin: '2px 0 6px',
    overflow: 'hidden',
    color: theme.vars.palette.text.secondary,
    // Screens of laptops are low, and are to show the figures at the end.
    [theme.breakpoints.up('xl')]: { marginBottom: 10 },
  },
  '& .EndingDeal-price': { whiteSpace: 'nowrap' },
  '& .EndingDeal-worth': {
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: 2,
    '& > *': theme.typography.caption,
    '& > :first-of-type': theme.typography.overline,
    '& [aria-hidden]:first-of-type': oneStar,
  },
  [`& .${cardParts.actions}`]: {
    display: 'flex',
    gap: 8,
    marginTop: 8,
    // Above the link that the whole card is.
    '& > a': { zIndex: 1, flexGrow: 1 },
  },
  // Where the button and the heart will be.
  [`& .${cardParts.actions} > .Bone`]: {
    width: 40,
    height: 40,
    [theme.breakpoints.down('sm')]: { width: 44, height: 44 },
    '&:first-of-type': { flexGrow: 1 },
  },
}));

/** One of the deals that end soon: when, what, for how much. */
export function EndingDeal({ deal }: { deal: Deal }) {
  const { title, description, imageUrl, listingId, price, oldPrice, planType } = deal;
  return (
    <li>
      <Card>
        <Picture src={imageUrl} alt="" name={title} width={640} height={400} sx={picture} />
        <div className="EndingDeal-body">
          <EndingBadge listing={deal} />
          <h3>
            <AppLink to={pathTo('product', { id: listingId })}>{title}</AppLink>
          </h3>
          <p>{description}</p>
          <div className="EndingDeal-price">
            <Price price={price} oldPrice={oldPrice} planType={planType} />
          </div>
          <div className="EndingDeal-worth">
            <DiscountBadge percent={deal.discountPercent} />
            <RatingLine rating={deal.rating} />
          </div>
          <div className={cardParts.actions}>
            <Button
              component={AppLink}
              to={checkoutUrl({ kind: 'software', id: listingId })}
              size="small"
              variant="contained"
              aria-label={`Buy Now: ${title}`}
            >
              Buy Now
            </Button>
            <WishlistButton item={{ id: listingId, title }} />
          </div>
        </div>
      </Card>
    </li>
  );
}

/** The card has the edge and the corners. */
const picture = {
  borderRadius: 0,
  outlineWidth: 0,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** Shown where an {@link EndingDeal} will be. */
export function EndingDealSkeleton() {
  return (
    <li aria-hidden>
      <Card>
        <div className="Bone" style={{ aspectRatio: '640 / 400' }} />
        <div className="EndingDeal-body">
          <span
            className="Bone Bone-text"
            style={{ width: '60%', font: 'var(--mui-font-overline)', marginBottom: 2 }}
          />
          <h3>
            <span className="Bone Bone-text" style={{ width: '80%' }} />
          </h3>
          <p>
            <span className="Bone Bone-text" />
            <span className="Bone Bone-text" />
            <span className="Bone Bone-text" style={{ width: '60%' }} />
          </p>
          <span className="Bone Bone-text" style={{ width: '50%' }} />
          <div className="EndingDeal-worth">
            <span className="Bone Bone-text" style={{ width: '90%' }} />
          </div>
          <div className={cardParts.actions}>
            <span className="Bone" />
            <span className="Bone" />
          </div>
        </div>
      </Card>
    </li>
  );
}
