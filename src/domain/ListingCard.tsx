import { memo } from 'react';
import type { Listing } from '../api/resources/listings';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { CardAction } from './CardAction';
import { CourseFacts } from './CourseFacts';
import { ListingCardFrame } from './ListingCardFrame';

export interface ListingCardProps {
  listing: Listing;
  /** Level of the title in the page's outline. */
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** True for a card of the first view: its picture is loaded at once. */
  priority?: boolean;
}

/** A listing as a card. The whole card leads to the listing; the heart is a separate button. */
export const ListingCard = memo(function ListingCard({
  listing,
  headingLevel = 'h3',
  priority = false,
}: ListingCardProps) {
  const { id, kind, title, course } = listing;
  return (
    <ListingCardFrame
      listing={listing}
      titleLines={kind === 'course' ? 2 : 1}
      headingLevel={headingLevel}
      priority={priority}
      heading={<AppLink to={pathTo('product', { id })}>{title}</AppLink>}
      facts={course ? <CourseFacts listing={listing} course={course} /> : null}
      action={<CardAction />}
    />
  );
});
