import type { Listing } from '../../api/resources/listings';
import { ListingCard } from '../../domain/ListingCard';
import { ListingCardFrame } from '../../domain/ListingCardFrame';
import { CardAction } from '../../domain/CardAction';
import { cardParts } from '../../list/cardParts';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';

export interface OfferCardProps {
  listing: Listing;
  /** True for a card of the first view: its picture is loaded at once. */
  priority: boolean;
}

/**
 * An offer in a list of software and courses. Software tells its categories where a course tells what
 * it holds, so that neighbors of both kinds have the same lines.
 */
export function OfferCard({ listing, priority }: OfferCardProps) {
  const { id, title, course, categories } = listing;
  if (course) return <ListingCard listing={listing} priority={priority} />;
  return (
    <ListingCardFrame
      listing={listing}
      titleLines={1}
      headingLevel="h3"
      priority={priority}
      heading={<AppLink to={pathTo('product', { id })}>{title}</AppLink>}
      facts={
        <ul className={cardParts.facts}>
          {categories.map((category) => (
            <li key={category.id}>{category.name}</li>
          ))}
        </ul>
      }
      action={<CardAction />}
    />
  );
}
