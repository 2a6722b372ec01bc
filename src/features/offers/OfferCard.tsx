import type { Listing } from '../../api/resources/listings';
import type { Audience, Offer } from '../../api/resources/offers';
import { CardAction } from '../../domain/CardAction';
import { CourseFacts } from '../../domain/CourseFacts';
import { LevelBadge } from '../../domain/LevelBadge';
import { factBones, ListingCardBones, priceBones, ratingBone } from '../../domain/ListingCardBones';
import { ListingCardFrame } from '../../domain/ListingCardFrame';
import { cardParts } from '../../list/cardParts';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';

export interface OfferCardProps {
  offer: Offer;
  audience: Audience;
  /** True for a card of the first view: its picture is loaded at once. */
  priority: boolean;
}

/**
 * An offer in a list of software and courses: buyers are told what it is, students to which level it
 * leads and in how many hours.
 */
export function OfferCard({ offer, audience, priority }: OfferCardProps) {
  const { id, title } = offer;
  return (
    <ListingCardFrame
      listing={offer}
      titleLines={2}
      headingLevel="h3"
      priority={priority}
      heading={<AppLink to={pathTo('product', { id })}>{title}</AppLink>}
      facts={audience === 'student' ? <Studies listing={offer} /> : <Contents listing={offer} />}
      action={<CardAction />}
    />
  );
}

/** Shown where an {@link OfferCard} will be. */
export function OfferCardSkeleton() {
  return (
    <ListingCardBones titleLines={2}>
      {factBones}
      {ratingBone}
      {priceBones}
    </ListingCardBones>
  );
}

/** What a course holds, as on the cards of all courses, and the categories of software: one line in both. */
function Contents({ listing }: { listing: Listing }) {
  if (listing.course) return <CourseFacts listing={listing} course={listing.course} />;
  return (
    <ul className={cardParts.facts}>
      {listing.categories.map((category, index) => (
        // The dot has as much room before it as after it.
        <li key={category.id} style={index > 0 ? { marginLeft: -6 } : undefined}>
          {index > 0 ? '· ' : null}
          {category.name}
        </li>
      ))}
    </ul>
  );
}

/** The same for students, who are told of a tool that it comes with a training, and to which level. */
function Studies({ listing }: { listing: Listing }) {
  if (listing.course) return <Contents listing={listing} />;
  return (
    <ul className={cardParts.facts}>
      {listing.certification ? (
        <li>
          <LevelBadge level={listing.certification} />
        </li>
      ) : null}
      <li>Tool with a training</li>
    </ul>
  );
}
