import { lazy } from 'react';
import { useLooksSignedIn } from '../../session/useLooksSignedIn';
import { BestOffers } from './BestOffers';
import { Hero } from './Hero';
import { Later } from './Later';

const OwnThings = lazy(() => import('./OwnThings').then((code) => ({ default: code.OwnThings })));
const CategoryStrip = lazy(() =>
  import('./CategoryStrip').then((code) => ({ default: code.CategoryStrip })),
);
const LowerSections = lazy(() =>
  import('./LowerSections').then((code) => ({ default: code.LowerSections })),
);

/** Where a member's own things are; visitors have no such place, and never load what is in it. */
function OwnPlace() {
  return useLooksSignedIn() ? (
    <Later minHeight={{ xs: 125, lg: 92 }}>
      <OwnThings />
    </Later>
  ) : null;
}

/**
 * The front page, in the order of the specification (section 1): search, best offers, popular tools,
 * customer reviews, top sellers, featured tools, and the form that asks for suggestions. The
 * categories part the two sliders of software, and courses and templates follow the second. What
 * a member has comes first of all.
 */
export function HomePage() {
  return (
    <>
      <Hero>
        <OwnPlace />
      </Hero>
      <BestOffers />
      <Later minHeight={{ xs: 608, sm: 450, lg: 364 }}>
        <CategoryStrip />
      </Later>
      <Later minHeight={{ xs: 3890, sm: 6130, md: 5440, lg: 4780 }}>
        <LowerSections />
      </Later>
    </>
  );
}
