import { styled } from '@mui/material/styles';
import type { Deal } from '../../api/resources/deals';
import { ListingCardBones, priceBones, ratingBone } from '../../domain/ListingCardBones';
import { CardRoot, cardParts } from '../../domain/listingCardStyles';
import { DiscountBadge, EndingBadge } from '../../domain/ListingBadges';
import { Price } from '../../domain/Price';
import { RatingLine } from '../../domain/RatingLine';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { stretchedLink } from '../../theme/surfaceStyles';
import { radius } from '../../theme/tokens';
import { ArrowRightIcon } from '../../ui/icons';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const Card = styled(CardRoot)(({ theme }) => ({
  '& .DealCard-tags': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    margin: '12px 0 0',
    padding: 0,
    listStyle: 'none',
    // One line: what does not fit is of less interest than cards of one height.
    height: 24,
    overflow: 'hidden',
  },
  '& .DealCard-tags li': {
    ...theme.typography.caption,
    padding: '2px 8px',
    borderRadius: radius.small,
    backgroundColor: theme.vars.palette.surface.sunken,
    color: theme.vars.palette.text.secondary,
  },
  '& .DealCard-more': {
    ...(stretchedLink as object),
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    color: theme.vars.palette.primary.main,
    whiteSpace: 'nowrap',
    '& svg': { fontSize: '1.125rem' },
  },
}));

export interface DealCardProps {
  deal: Deal;
  /** True for a card of the first view: its picture is loaded at once. */
  priority?: boolean;
}

/** A deal: what is saved, how others rate it, its categories, and Learn More to the product. */
export function DealCard({ deal, priority = false }: DealCardProps) {
  const { title, description, categories, tags, rating, price, oldPrice } = deal;
  return (
    <Card titleLines={1}>
      <div className={cardParts.picture}>
        <Picture
          src={deal.imageUrl}
          alt=""
          name={title}
          width={640}
          height={400}
          priority={priority}
        />
        <div className={cardParts.topLeft}>
          <DiscountBadge percent={deal.discountPercent} />
          <EndingBadge listing={deal} />
        </div>
      </div>
      <div className={cardParts.body}>
        <div className={cardParts.vendor}>
          <span>{categories.map(({ name }) => name).join(' · ')}</span>
        </div>
        <div className={cardParts.text}>
          <h3 className={cardParts.title}>{title}</h3>
          <p className={cardParts.tagline}>{description}</p>
        </div>
        <RatingLine rating={rating} />
        <ul className="DealCard-tags" aria-label="Offers">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <div className={cardParts.price}>
          <Price price={price} oldPrice={oldPrice} />
          <AppLink className="DealCard-more" to={pathTo('product', { id: deal.listingId })}>
            Learn More
            <VisuallyHidden> about {title}</VisuallyHidden>
            <ArrowRightIcon />
          </AppLink>
        </div>
      </div>
    </Card>
  );
}

/** Shown where a {@link DealCard} will be, in exactly its size. */
export function DealCardSkeleton() {
  return (
    <ListingCardBones titleLines={1}>
      {ratingBone}
      <span className="Bone" style={{ width: 120, height: 24, marginTop: 12 }} />
      {priceBones}
    </ListingCardBones>
  );
}
