import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Deal } from '../../api/resources/deals';
import { FoundText } from '../../domain/Found';
import { Matched } from '../../domain/search/Matched';
import { ListingCardBones, priceBones, ratingBone } from '../../domain/ListingCardBones';
import { ListingCardFrame } from '../../domain/ListingCardFrame';
import { cardParts } from '../../list/cardParts';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { wholeArea } from '../../theme/surfaceStyles';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { soldOf } from './soldOf';

/**
 * The categories as whole names, so many as have room; the cards beside each other keep their lines in
 * one place. The small cards of phones have no room for them.
 */
const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  height: '1.5em',
  margin: '0 0 8px',
  overflow: 'hidden',
  color: theme.vars.palette.text.secondary,
  '& > .DealCard-category': { maxWidth: '100%' },
  [theme.breakpoints.up('sm')]: {
    '& > .DealCard-category': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > .DealCard-category + .DealCard-category::before': { content: '"·"', margin: '0 6px' },
  },
  // What it does says more there than what it is filed under, which the ways above the list say.
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** The whole card is this link. */
const More = styled(AppLink)({ '&&': { '&::after': wholeArea, textDecoration: 'none' } });

export interface DealCardProps {
  deal: Deal;
  /** What it was searched by. */
  q?: string;
  /** True for a card of the first view: its picture is loaded at once. */
  priority?: boolean;
}

/** A deal as a listing's card, with the categories it is in and Learn More to the product. */
export const DealCard = memo(function DealCard({ deal, q = '', priority = false }: DealCardProps) {
  const { listingId, title, description, categories } = deal;
  return (
    <ListingCardFrame
      listing={{ ...deal, id: listingId, tagline: description, salesCount: soldOf(deal) }}
      titleLines={1}
      headingLevel="h3"
      priority={priority}
      heading={<Matched text={title} words={q} />}
      tagline={<FoundText tagline={description} match={deal.match} q={q} />}
      facts={
        <Facts>
          {categories.length > 0 ? (
            <VisuallyHidden>
              {categories.length === 1 ? 'Category: ' : 'Categories: '}
            </VisuallyHidden>
          ) : null}
          {categories.map(({ id, name }, index) => (
            <span key={id} className="DealCard-category">
              {name}
              {index + 1 < categories.length ? <VisuallyHidden>, </VisuallyHidden> : null}
            </span>
          ))}
        </Facts>
      }
      action={
        <More className={cardParts.action} to={pathTo('product', { id: listingId })}>
          Learn More
          <VisuallyHidden> about {title}</VisuallyHidden>
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
