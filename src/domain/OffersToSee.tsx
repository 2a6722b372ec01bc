import { BestOffers } from './BestOffers';
import { RatingLine } from './RatingLine';

/** The best offers for someone who came for something else: rated, and to be looked at before they are bought. */
export function OffersToSee() {
  return <BestOffers action="view" starsOf={({ rating }) => <RatingLine rating={rating} />} />;
}
