import type { Listing } from '../../api/resources/listings';
import type { Audience, Offer } from '../../api/resources/offers';
import { CardAction } from '../../domain/CardAction';
import { CourseFacts } from '../../domain/CourseFacts';
import { LevelBadge } from '../../domain/LevelBadge';
import { factBones, ListingCardBones, priceBones, ratingBone } from '../../domain/ListingCardBones';
import { ListingCardFrame } from '../../domain/ListingCardFrame';
import { formatHours, pluralize } from '../../lib/text';
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

/** What a course holds, and the categories of software: one line in both. */
function Contents({ listing }: { listing: Listing }) {
  if (listing.course) return <CourseFacts listing={listing} course={listing.course} />;
  return (
    <ul className={cardParts.facts}>
      {listing.categories.map((category) => (
        <li key={category.id}>{category.name}</li>
      ))}
    </ul>
  );
}

/** The level, and the hours of a course or that it is a tool. */
function Studies({ listing: { certification, course, language } }: { listing: Listing }) {
  return (
    <ul className={cardParts.facts}>
      {certification ? (
        <li>
          <LevelBadge level={certification} />
        </li>
      ) : null}
      {course ? (
        <>
          <li>
            <b>{formatHours(course.minutes)}</b>
          </li>
          <li>{pluralize(course.lessonCount, 'lesson', 'lessons')}</li>
          {language ? <li>In {language}</li> : null}
        </>
      ) : (
        <li>Tool with a training</li>
      )}
    </ul>
  );
}
