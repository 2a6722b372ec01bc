import { memo } from 'react';
import type { FoundListing } from '../../api/resources/listings';
import { CardAction } from '../../domain/CardAction';
import { FoundText, FoundTitle } from '../../domain/Found';
import { ListingCardFrame } from '../../domain/ListingCardFrame';

export interface SoftwareCardProps {
  listing: FoundListing;
  /** What it was searched by; empty without a search. */
  q: string;
  /** True for a card of the first view: its picture is loaded at once. */
  priority: boolean;
}

/** A piece of software as the catalog shows it, with why it was found. */
export const SoftwareCard = memo(function SoftwareCard({
  listing,
  q,
  priority,
}: SoftwareCardProps) {
  const { id, title, tagline, match } = listing;
  return (
    <ListingCardFrame
      listing={listing}
      titleLines={1}
      headingLevel="h3"
      priority={priority}
      heading={<FoundTitle id={id} title={title} q={q} />}
      tagline={<FoundText tagline={tagline} match={match} q={q} />}
      action={<CardAction />}
    />
  );
});
