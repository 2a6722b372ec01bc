import type { OfferSummary } from '../../api/resources/offers';
import { formatMoney } from '../../lib/money';
import { formatCount } from '../../lib/text';
import { HeadFacts } from '../../list/HeadFacts';
import { pathTo } from '../../routing/paths';
import { routeNamed } from '../../routing/routeTable';
import { LevelPills } from './LevelPills';
import { OffersPage } from './OffersPage';

/** /buyeroffer */
export function BuyerOffersPage() {
  return (
    <OffersPage
      audience="buyer"
      title="Offers"
      lead={() => routeNamed('offers').description}
      head={({ offers }) =>
        offers.data?.summary === null || (offers.error && !offers.data) ? null : (
          // Phones show offers in its place, and what ends soon among the filters.
          <div data-no-phone>
            <Sums of={offers.data?.summary} />
          </div>
        )
      }
    />
  );
}

/** What the offers come to; how many there are is what their list says. */
function Sums({ of: summary }: { of: OfferSummary | undefined }) {
  return (
    <HeadFacts
      facts={[
        { name: 'Biggest saving', value: summary ? formatMoney(summary.largestSaving) : null },
        {
          name: 'End within a week',
          value: summary ? formatCount(summary.endingSoonCount) : null,
          to: pathTo('offers', { status: 'ending-soon' }),
        },
      ]}
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
          ? `${summary.certifiedCourseCount} courses with a certificate, and ${summary.count - summary.certifiedCourseCount} tools that come with a training.`
          : routeNamed('studentOffers').description
      }
      head={({ facets, list }) => (
        <LevelPills query={list.query} facets={facets} linkTo={list.linkTo} />
      )}
    />
  );
}
