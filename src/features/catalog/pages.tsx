import { pathTo } from '../../routing/paths';
import { AiTrainings } from './AiTrainings';
import { CatalogPage } from './CatalogPage';
import { CategoryWays } from './CategoryWays';
import { facetsOf } from '../../list/facets';
import { LevelLinks } from './LevelLinks';

const HOME = { label: 'Home', to: pathTo('home') };

/** Software and AI tools. */
export function SoftwarePage() {
  return (
    <CatalogPage
      kind="software"
      heading="Software"
      lead="Tools small teams keep, most paid for once."
      breadcrumbs={[HOME, { label: 'Software' }]}
      searchLabel="Search software"
      ways={({ category, q }) => (
        <CategoryWays kind="software" current={category} isSearch={q !== ''} />
      )}
    />
  );
}

/** The courses under the name of trainings, which the header for members links to. */
export function TrainingsPage() {
  return (
    <CatalogPage
      kind="course"
      heading="AI Trainings"
      lead="Get up to speed with AI tools, step by step."
      breadcrumbs={[HOME, { label: 'Courses', to: pathTo('courses') }, { label: 'AI Trainings' }]}
      searchLabel="Search trainings"
      ways={(_, listings) => <LevelLinks facets={facetsOf(listings)} />}
      opening={<AiTrainings />}
    />
  );
}

/** Courses. */
export function CoursesPage() {
  return (
    <CatalogPage
      kind="course"
      heading="Courses"
      lead="Skills for the work you do, taught by people who do it."
      breadcrumbs={[HOME, { label: 'Courses' }]}
      searchLabel="Search courses"
      ways={({ category, q }) => (
        <CategoryWays kind="course" current={category} isSearch={q !== ''} />
      )}
    />
  );
}
