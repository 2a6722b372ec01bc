import { lazy, Suspense, type ReactNode } from 'react';
import { SectionBoundary } from '../../ui/SectionBoundary';
import { LazySection, type LazySectionProps } from '../../ui/LazySection';
import { BestOffers } from './BestOffers';
import { Hero } from './Hero';

const PopularTools = lazy(() =>
  import('./PopularTools').then((code) => ({ default: code.PopularTools })),
);
const CategoryStrip = lazy(() =>
  import('./CategoryStrip').then((code) => ({ default: code.CategoryStrip })),
);
const CustomerReviews = lazy(() =>
  import('../../domain/CustomerReviews').then((code) => ({ default: code.CustomerReviews })),
);
const TopSellers = lazy(() =>
  import('./TopSellers').then((code) => ({ default: code.TopSellers })),
);
const FeaturedTools = lazy(() =>
  import('./FeaturedTools').then((code) => ({ default: code.FeaturedTools })),
);
const GetSuggestions = lazy(() =>
  import('./GetSuggestions').then((code) => ({ default: code.GetSuggestions })),
);

interface LaterProps {
  minHeight: LazySectionProps['minHeight'];
  children: ReactNode;
}

/** A section below the first view: its code and its requests wait until it is near. */
function Later({ minHeight, children }: LaterProps) {
  return (
    <LazySection minHeight={minHeight} rootMargin="60px 0px">
      <SectionBoundary>
        <Suspense fallback={null}>{children}</Suspense>
      </SectionBoundary>
    </LazySection>
  );
}

/**
 * The front page, in the order of the specification (section 1): search, best offers, popular tools,
 * customer reviews, top sellers, featured tools, and the form that asks for suggestions. The
 * categories part the two sliders of software, the reviews part the second from the chart: no two
 * neighbors have the same composition.
 */
export function HomePage() {
  return (
    <>
      <Hero />
      <BestOffers />
      <Later minHeight={{ xs: 560, sm: 716, md: 580, lg: 426 }}>
        <CategoryStrip />
      </Later>
      <Later minHeight={{ xs: 443, sm: 446, md: 473, lg: 471 }}>
        <PopularTools />
      </Later>
      <Later minHeight={{ xs: 518, sm: 523, md: 535, lg: 540 }}>
        <CustomerReviews />
      </Later>
      <Later minHeight={{ xs: 590, sm: 1122, md: 678, lg: 657 }}>
        <TopSellers />
      </Later>
      <Later minHeight={{ xs: 620, sm: 2213, md: 2450, lg: 1891 }}>
        <FeaturedTools />
      </Later>
      <Later minHeight={{ xs: 1050, sm: 896, md: 626, lg: 658 }}>
        <GetSuggestions />
      </Later>
    </>
  );
}
