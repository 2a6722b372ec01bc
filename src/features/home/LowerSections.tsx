import { SectionBoundary } from '../../ui/SectionBoundary';
import { CustomerReviews } from '../../domain/CustomerReviews';
import { CoursesAndTemplates } from './CoursesAndTemplates';
import { FeaturedTools } from './FeaturedTools';
import { PopularTools } from './PopularTools';
import { TopSellers } from './TopSellers';

const SECTIONS = [PopularTools, CoursesAndTemplates, CustomerReviews, TopSellers, FeaturedTools];

/**
 * What follows the categories, in one file: as five, their names alone would be a weight on the first
 * view. Each stands by itself, whatever becomes of the others. The courses and templates part the second
 * slider from the reviews, the reviews part them from the chart: no two neighbors have the same composition.
 */
export function LowerSections() {
  return SECTIONS.map((Section, index) => (
    <SectionBoundary key={index}>
      <Section />
    </SectionBoundary>
  ));
}
