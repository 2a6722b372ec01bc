import { routeNamed } from '../../routing/routeTable';
import { LevelPills } from './LevelPills';
import { OfferFigures } from './OfferFigures';
import { OffersPage } from './OffersPage';

/** /buyeroffer */
export function BuyerOffersPage() {
  return (
    <OffersPage
      audience="buyer"
      title="Offers"
      lead={() => routeNamed('offers').description}
      head={({ offers }) => (
        <OfferFigures summary={offers.error && !offers.data ? null : offers.data?.summary} />
      )}
    />
  );
}

/** /studentoffer */
export function StudentOffersPage() {
  return (
    <OffersPage
      audience="student"
      title="Student Offers"
      lead={(summary) =>
        summary
          ? `${summary.certifiedCourseCount} courses with a certificate, and tools that come with a training.`
          : routeNamed('studentOffers').description
      }
      head={({ facets, list }) => (
        <LevelPills query={list.query} facets={facets} linkTo={list.linkTo} />
      )}
    />
  );
}
