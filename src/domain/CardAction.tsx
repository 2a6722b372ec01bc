import { cardParts } from '../list/cardParts';

/** Beside the price of a card that is one link: what a click does, as a button for the eye. */
export function CardAction() {
  return (
    <b aria-hidden className={cardParts.action}>
      View
    </b>
  );
}
