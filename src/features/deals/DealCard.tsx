import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Deal } from '../../api/resources/deals';
import { ListingCardBones, priceBones, ratingBone } from '../../domain/ListingCardBones';
import { ListingCardFrame } from '../../domain/ListingCardFrame';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { stretchedLink } from '../../theme/surfaceStyles';
import { ArrowRightIcon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Room for two lines on each card, so that cards of a row agree line by line. */
const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '0 0 8px',
  minHeight: '2lh',
  textWrap: 'pretty',
  color: theme.vars.palette.text.secondary,
}));

const More = styled(AppLink)(({ theme }) => ({
  ...(stretchedLink as object),
  ...theme.typography.caption,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  color: theme.vars.palette.primary.main,
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '1rem' },
}));

export interface DealCardProps {
  deal: Deal;
  /** True for a card of the first view: its picture is loaded at once. */
  priority?: boolean;
}

/** A deal as a listing's card, with the categories it is in and Learn More to the product. */
export const DealCard = memo(function DealCard({ deal, priority = false }: DealCardProps) {
  const { listingId, title, description, categories } = deal;
  return (
    <ListingCardFrame
      listing={{ ...deal, id: listingId, tagline: description }}
      titleLines={1}
      headingLevel="h3"
      priority={priority}
      heading={title}
      facts={
        <Facts>
          {categories.length > 0 ? (
            <VisuallyHidden>
              {categories.length === 1 ? 'Category: ' : 'Categories: '}
            </VisuallyHidden>
          ) : null}
          {categories.map(({ name }) => name).join(', ')}
        </Facts>
      }
      action={
        <More to={pathTo('product', { id: listingId })}>
          Learn More
          <VisuallyHidden> about {title}</VisuallyHidden>
          <ArrowRightIcon />
        </More>
      }
    />
  );
});

/** Shown where a {@link DealCard} will be. */
export function DealCardSkeleton() {
  return (
    <ListingCardBones titleLines={1}>
      <Facts as="div">
        <span className="Bone Bone-text" style={{ width: 180 }} />
      </Facts>
      {ratingBone}
      {priceBones}
    </ListingCardBones>
  );
}
