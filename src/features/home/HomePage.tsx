import { lazy, Suspense, type ReactNode } from 'react';
import { SectionBoundary } from '../../ui/SectionBoundary';
import { LazySection, type LazySectionProps } from '../../ui/LazySection';
import { BestOffers } from './BestOffers';
import { Hero } from './Hero';

const CategoryStrip = lazy(() =>
  import('./CategoryStrip').then((code) => ({ default: code.CategoryStrip })),
);
const LowerSections = lazy(() =>
  import('./LowerSections').then((code) => ({ default: code.LowerSections })),
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
 * categories part the two sliders of software, and courses and templates follow the second.
 */
export function HomePage() {
  return (
    <>
      <Hero />
      <BestOffers />
      <Later minHeight={{ xs: 560, sm: 716, md: 580, lg: 426 }}>
        <CategoryStrip />
      </Later>
      <Later minHeight={{ xs: 2840, sm: 5240, md: 4820, lg: 4130 }}>
        <LowerSections />
      </Later>
      <Later minHeight={{ xs: 1050, sm: 896, md: 626, lg: 658 }}>
        <GetSuggestions />
      </Later>
    </>
  );
}
