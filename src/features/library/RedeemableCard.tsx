import { styled } from '@mui/material/styles';
import type { Listing } from '../../api/resources/listings';
import { CourseFacts } from '../../domain/CourseFacts';
import { ListingCardFrame } from '../../domain/ListingCardFrame';
import { cardParts } from '../../list/cardParts';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

export interface RedeemableCardProps {
  listing: Listing;
  /** True for a card of the first view: its picture is loaded at once. */
  priority: boolean;
  /** Called when the member has a code for it. */
  onRedeem: () => void;
}

/** Looks as the buttons of cards do, and lies above the link that the rest of the card is. */
const Redeem = styled('button')({
  position: 'relative',
  zIndex: 1,
  border: 0,
  font: 'inherit',
  cursor: 'pointer',
});

/** A listing that codes are out for: the card leads to it, its button to the form for the code. */
export function RedeemableCard({ listing, priority, onRedeem }: RedeemableCardProps) {
  const { id, kind, title, course } = listing;
  return (
    <ListingCardFrame
      listing={listing}
      titleLines={kind === 'course' ? 2 : 1}
      headingLevel="h3"
      priority={priority}
      heading={<AppLink to={pathTo('product', { id })}>{title}</AppLink>}
      facts={course ? <CourseFacts listing={listing} course={course} /> : null}
      action={
        <Redeem type="button" className={cardParts.action} onClick={onRedeem}>
          <span>
            Redeem
            <VisuallyHidden> a code for {title}</VisuallyHidden>
          </span>
        </Redeem>
      }
    />
  );
}
