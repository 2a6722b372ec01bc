import { LevelPills } from './LevelPills';
import { OfferFigures } from './OfferFigures';
import { OffersPage } from './OffersPage';

/** /buyeroffer */
export function BuyerOffersPage() {
  return (
    <OffersPage
      audience="buyer"
      title="Offers"
      lead={() => 'Software and courses that cost less right now.'}
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
          : 'Courses with a certificate, and tools that come with a training.'
      }
      head={({ facets, list }) => (
        <LevelPills query={list.query} facets={facets} linkTo={list.linkTo} />
      )}
    />
  );
}
