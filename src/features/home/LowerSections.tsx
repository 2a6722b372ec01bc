import { lazy } from 'react';
import { SectionBoundary } from '../../ui/SectionBoundary';
import { CustomerReviews } from '../../domain/CustomerReviews';
import { CoursesAndTemplates } from './CoursesAndTemplates';
import { FeaturedTools } from './FeaturedTools';
import { Later } from './Later';
import { PopularTools } from './PopularTools';
import { TopSellers } from './TopSellers';

const GetSuggestions = lazy(() =>
  import('./GetSuggestions').then((code) => ({ default: code.GetSuggestions })),
);

const SECTIONS = [PopularTools, CoursesAndTemplates, CustomerReviews, TopSellers, FeaturedTools];

/**
 * What follows the categories, in one file, as the names of many would be a weight on the first view; the
 * form, which brings most code, waits further. Each stands by itself, whatever becomes of the others. The
 * courses and templates part the second slider from the reviews, the reviews part them from the chart: no
 * two neighbors have the same composition.
 */
export function LowerSections() {
  return (
    <>
      {SECTIONS.map((Section, index) => (
        <SectionBoundary key={index}>
          <Section />
        </SectionBoundary>
      ))}
      <Later minHeight={{ xs: 1050, sm: 896, md: 626, lg: 658 }}>
        <GetSuggestions />
      </Later>
    </>
  );
}
